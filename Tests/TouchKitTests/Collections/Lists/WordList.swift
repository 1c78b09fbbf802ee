import TouchTesting

@testable import TouchKit

/// A list of words in a window of 320 × 480 points, written as lists for iOS are.
final class WordList {
  let tester = TouchTester(size: CGSize(width: 320, height: 480))
  let view: UICollectionView
  let data: UICollectionViewDiffableDataSource<Int, String>
  /// What was done, such as "Delete pear".
  var done: [String] = []
  /// Whether actions say at once that they are done.
  var completes = true
  var completions: [(Bool) -> Void] = []

  init(
    _ sections: [[String]], _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
    headers: UICollectionLayoutListConfiguration.HeaderMode = .none,
    fullSwipe: Bool = true, swipes: Bool = true, separators: Bool = true,
    fill: @escaping (UICollectionViewListCell, String) -> Void = { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headers
    configuration.showsSeparators = separators
    let box = Box()
    if swipes {
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        box.list?.actions(["Delete", "Flag"], path, fullSwipe)
      }
      configuration.leadingSwipeActionsConfigurationProvider = { path in
        box.list?.actions(["Read"], path, fullSwipe)
      }
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in fill(cell, item)
    }
    data = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Group \(path.section)"
      cell.contentConfiguration = content
    }
    data.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    box.list = self
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, words) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(words)
    }
    tester.view.addSubview(view)
    data.apply(snapshot, animatingDifferences: false)
    frame()
    frame()
  }

  private final class Box {
    weak var list: WordList?
  }

  private func actions(_ titles: [String], _ path: IndexPath, _ fullSwipe: Bool)
    -> UISwipeActionsConfiguration?
  {
    guard let item = data.itemIdentifier(for: path), item != "stone" else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
          [weak self] _, _, done in
          guard let self else { return }
          self.done.append("\(title) \(item)")
          if completes { done(true) } else { completions.append(done) }
        }
      })
    configuration.performsFirstActionWithFullSwipe = fullSwipe
    return configuration
  }

  func frame() {
    tester.advance(by: tester.frameInterval)
  }

  func row(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
      ?? UICollectionViewListCell(frame: .zero)
  }

  /// Where the content of a row is, from its place.
  func shift(_ item: Int) -> CGFloat {
    row(item).contentView.frame.minX
  }

  /// The titles of the buttons that are seen beside a row, and where they are.
  func buttons(_ item: Int) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    for case let button as SwipeButton in row(item).subviews {
      found[button.action.title ?? ""] = button.frame
    }
    return found
  }

  /// A finger that goes from the middle of a row sideways, without lifting. It begins at the right where it goes to the left.
  func pull(_ item: Int, by way: CGFloat, steps: Int = 10) -> Finger {
    let row = row(item).frame
    let finger = tester.finger(
      downAt: CGPoint(x: way < 0 ? 310 : 10, y: row.midY - view.contentOffset.y))
    frame()
    for _ in 0..<steps {
      finger.move(by: way / CGFloat(steps), 0)
      frame()
    }
    return finger
  }

  /// Until nothing moves.
  func settle() {
    tester.settle()
    frame()
  }
}
