import UIKit

/// A list of letters, as Apple's samples write lists: a registration, a diffable data source, contents as values, and actions where a row is pulled aside.
final class MailController: UIViewController {
  enum Section {
    case main
  }

  struct Letter: Hashable {
    let sender: String
    let subject: String
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Letter>!
  private(set) var flagged: Set<Letter> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }

  private func createLayout() -> UICollectionViewLayout {
    var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    config.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let letter = self.dataSource.itemIdentifier(for: indexPath) else {
        return nil
      }
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] action, view, completion in
        self?.delete(letter)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    config.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let letter = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
        self?.flagged.insert(letter)
        completion(true)
      }
      flag.backgroundColor = .orange
      let configuration = UISwipeActionsConfiguration(actions: [flag])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    return UICollectionViewCompositionalLayout.list(using: config)
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Letter> {
      (cell, indexPath, letter) in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = letter.sender
      content.secondaryText = letter.subject
      content.secondaryTextProperties.color = .gray
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]

      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .white
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Letter>(
      collectionView: collectionView
    ) { (collectionView, indexPath, identifier) -> UICollectionViewCell? in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Letter>()
    snapshot.appendSections([.main])
    snapshot.appendItems((0..<20).map { Letter(sender: "Sender \($0)", subject: "Subject \($0)") })
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Everything is read, and seen to be so, once this returns.
  func deleteAll() async {
    var snapshot = dataSource.snapshot()
    snapshot.deleteAllItems()
    await dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func delete(_ letter: Letter) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([letter])
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
