import Testing
import TouchTesting

@testable import TouchKit

@Suite struct ListTests {
  private func frames(_ list: WordList, _ section: Int = 0) -> [CGRect] {
    (0..<list.view.numberOfItems(inSection: section)).map { list.row($0, section).frame }
  }

  private func lines(_ cell: UICollectionViewListCell) -> [CGRect] {
    cell.subviews.filter { !$0.isHidden && $0.backgroundColor == ListMetrics.separatorColor }
      .map(\.frame)
  }

  private func label(_ cell: UICollectionViewListCell, _ number: Int = 0) -> UILabel {
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    return labels.indices.contains(number) ? labels[number] : UILabel(frame: .zero)
  }

  @Test func `Rows are as wide as the list and 44 points high, with their texts and lines`() {
    let list = WordList([["apple", "pear", "plum"]])
    #expect(
      frames(list) == [
        CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 44, width: 320, height: 44),
        CGRect(x: 0, y: 88, width: 320, height: 44),
      ])
    #expect(label(list.row(1)).text == "pear")
    #expect(label(list.row(1)).frame == CGRect(x: 16, y: 11.5, width: 288, height: 21))
    // A pixel high.
    let pixel = 1 / list.tester.window.displayScale
    #expect(lines(list.row(0)) == [CGRect(x: 16, y: 44 - pixel, width: 304, height: pixel)])
    #expect(list.view.contentSize == CGSize(width: 320, height: 132))
  }

  @Test func `Without separators there are no lines`() {
    let list = WordList([["apple", "pear"]], separators: false)
    #expect(lines(list.row(0)) == [])
  }

  @Test func `A row is as high as its texts and its picture`() {
    let list = WordList([["one", "two", "three", "four"]]) { cell, item in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = item == "four" ? "four\nfour\nfour" : item
      if item != "one" { content.secondaryText = "second" }
      if item == "three" { content.image = UIImage(source: 1, size: CGSize(width: 60, height: 80)) }
      cell.contentConfiguration = content
    }
    // 11 + 21 + 3 + 18 + 11, 11 + 80 + 11, 11 + 62 + 3 + 18 + 11.
    #expect(frames(list).map(\.height) == [44, 64, 102, 105])
    #expect(label(list.row(2)).frame.minX == 92)
    #expect(lines(list.row(2)).first?.minX == 92)
  }

  @Test func `A picture is no larger than it may be, in the room that it has`() {
    let list = WordList([["one"]]) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.image = UIImage(source: 1, size: CGSize(width: 60, height: 80))
      content.imageProperties.maximumSize = CGSize(width: 100, height: 40)
      content.imageProperties.reservedLayoutSize.width = 50
      content.text = item
      cell.contentConfiguration = content
    }
    let picture = list.row(0).contentView.subviews.first { $0 is UIImageView }
    #expect(picture?.frame == CGRect(x: 26, y: 11, width: 30, height: 40))
    #expect(label(list.row(0)).frame.minX == 82)
    #expect(list.row(0).frame.height == 62)
  }

  @Test func `A value stands at the end of its row`() {
    let list = WordList([["one"]]) { cell, item in
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = (item, "1")
      cell.contentConfiguration = content
    }
    list.tester.window.clock.measureText = { EvenLetters.size(of: $0) }
    list.row(0).contentView.setNeedsLayout()
    list.frame()
    #expect(label(list.row(0), 1).frame == CGRect(x: 295, y: 11.5, width: 9, height: 21))
    #expect(label(list.row(0), 1).textAlignment == .right)
    #expect(label(list.row(0)).frame.width == 271)
  }

  @Test func `Texts have the lines that they need, and the rows the height of these`() {
    let words =
      "as many words as need three lines in a row of this list that is not very wide at all"
    let list = WordList([["one", words, "three"]])
    list.tester.window.clock.measureText = { EvenLetters.size(of: $0) }
    list.view.reloadData()
    list.frame()
    #expect(frames(list).map(\.height) == [44, 84, 44])
    #expect(label(list.row(1)).frame == CGRect(x: 16, y: 11, width: 288, height: 62))
    #expect(list.row(2).frame.minY == 128)
  }

  @Test func `A text has no more lines than it may have`() {
    let list = WordList([["as many words as need two lines in a row of this list", "one"]]) {
      cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.textProperties.numberOfLines = 1
      cell.contentConfiguration = content
    }
    list.tester.window.clock.measureText = { EvenLetters.size(of: $0) }
    list.view.reloadData()
    list.frame()
    #expect(frames(list).map(\.height) == [44, 44])
  }

  @Test func `An inset group has room around it, and only its outer corners are round`() {
    let list = WordList([["a", "b", "c"], ["d"]], .insetGrouped)
    #expect(list.row(0).frame == CGRect(x: 16, y: 18, width: 288, height: 44))
    #expect(list.row(0, 1).frame.minY == 186)
    #expect(list.row(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(list.row(1).layerCornerRadius == 0)
    #expect(list.row(2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(list.row(0, 1).layer.maskedCorners == .all && list.row(0, 1).layerCornerRadius == 10)
    #expect(lines(list.row(2)) == [])
  }

  @Test func `A row that becomes the last one gets the round corners`() {
    let list = WordList([["a", "b", "c"]], .insetGrouped)
    let second = list.row(1)
    var snapshot = list.data.snapshot()
    snapshot.deleteItems(["c"])
    list.data.apply(snapshot)
    list.settle()
    #expect(list.row(1) === second)
    #expect(second.layerCornerRadius == 10)
    #expect(lines(second) == [])
  }

  @Test func `Headers look as their list does, and stay at the top of a plain one`() {
    let plain = WordList([(0..<30).map { "a\($0)" }, ["b"]], headers: .supplementary)
    let header =
      plain.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 35))
    #expect(header.map { label($0).text } == "Group 0")
    #expect(header.map { label($0).fontWeight } == 600)
    plain.view.contentOffset.y = 200
    plain.frame()
    #expect(header?.frame.minY == 200)

    let grouped = WordList([["a"]], .grouped, headers: .supplementary)
    let title =
      grouped.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
    #expect(title.map { label($0).text } == "GROUP 0")
    #expect(grouped.row(0).frame.minY == title?.frame.maxY)
  }

  @Test func `The first item can be the header`() {
    let list = WordList([["Fruit", "pear"]], .insetGrouped, headers: .firstItemInSection)
    #expect(label(list.row(0)).text == "FRUIT")
    #expect(list.row(0).frame.height < 44)
    #expect(list.row(1).layerCornerRadius == 10)
  }

  @Test func `Accessories stand at the ends, and leave less room for the text`() {
    let list = WordList([["one"]]) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      cell.accessories = [
        .customView(configuration: .init(customView: dot, placement: .leading())),
        .checkmark(displayed: .whenEditing), .disclosureIndicator(displayed: .always),
      ]
      cell.indentationLevel = 2
    }
    let row = list.row(0)
    let lines = row.subviews.filter { $0 is AccessoryLine && !$0.isHidden }
    #expect(lines.map(\.frame) == [CGRect(x: 296, y: 16, width: 8, height: 12)])
    #expect(row.contentView.frame == CGRect(x: 38, y: 0, width: 266, height: 44))
    list.view.isEditing = true
    list.frame()
    #expect(row.subviews.count { $0 is AccessoryLine && !$0.isHidden } == 2)
    #expect(row.contentView.frame.width == 244)
  }

  @Test func `A row that is touched, or selected, is gray, unless it has a color of its own`() {
    let list = WordList([["one", "two"]]) { cell, item in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      guard item == "two" else { return }
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .green
      cell.backgroundConfiguration = background
    }
    func color(_ item: Int) -> UIColor? { list.row(item).configuring?.ground?.backgroundColor }
    #expect(color(0) == .systemBackground && color(1) == .green)
    let finger = list.tester.finger(downAt: CGPoint(x: 100, y: 20))
    list.tester.advance(by: 0.3)
    #expect(color(0) == ListMetrics.markedColor)
    finger.up()
    list.frame()
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(color(0) == ListMetrics.markedColor)
    list.tester.finger(downAt: CGPoint(x: 100, y: 60)).up()
    list.frame()
    #expect(color(0) == .systemBackground && color(1) == .green)
  }

  @Test func `A row without a background has none, and keeps none`() {
    let list = WordList([["one"]]) { cell, item in
      cell.backgroundConfiguration = nil
      cell.contentConfiguration = cell.defaultContentConfiguration()
    }
    #expect(list.row(0).configuring?.ground == nil)
    list.row(0).isHighlighted = true
    list.frame()
    #expect(list.row(0).backgroundConfiguration == nil)
  }

  @Test func `A handler hears of each state, once, and may make the row higher`() {
    var states: [String] = []
    let list = WordList([["one", "two"]]) { cell, item in
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = item
        if state.isSelected { content.secondaryText = "chosen" }
        (cell as? UICollectionViewListCell)?.contentConfiguration = content
        states.append(
          "\(item)\(state.isHighlighted ? " touched" : "")\(state.isSelected ? " chosen" : "")")
      }
    }
    #expect(states == ["one", "two"])
    let finger = list.tester.finger(downAt: CGPoint(x: 100, y: 20))
    list.tester.advance(by: 0.3)
    finger.up()
    list.settle()
    #expect(states == ["one", "two", "one touched", "one chosen"])
    list.frame()
    #expect(label(list.row(0), 1).text == "chosen")
    #expect(frames(list).map(\.minY) == [0, 67])
  }

  @Test func `A configuration and a view of the program's own in any cell`() {
    let numbers = Numbers(
      [3],
      {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 40)
        return layout
      }())
    let cell = numbers.view.cellForItem(at: IndexPath(item: 0, section: 0))
    let old = cell?.contentView
    cell?.contentConfiguration = Bar(height: 70)
    numbers.frame()
    let view = cell?.contentView
    #expect(view is BarView && old?.superview == nil)
    #expect(cell?.frame.height == 70)
    cell?.contentConfiguration = Bar(height: 90)
    numbers.frame()
    #expect(cell?.contentView === view && cell?.frame.height == 90)
    cell?.contentConfiguration = nil
    #expect(cell?.contentView !== view)
  }

  @Test func `A subclass adds its own to the state`() {
    let cell = Starred(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.seen == [0])
    cell.stars = 3
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.seen == [0, 3])
    cell.isUserInteractionEnabled = false
    #expect(cell.configurationState.isDisabled)
  }

  @Test func `A list in a layout of its own with other sections`() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      guard section > 0 else {
        return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(100))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
          subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let list = WordList([["a"], ["b", "c"]])
    list.view.collectionViewLayout = layout
    list.frame()
    list.frame()
    #expect(list.row(0).place == ListPlace(hasSeparators: true, isFirst: true, isLast: true))
    #expect(list.row(1, 1).frame == CGRect(x: 160, y: 44, width: 160, height: 100))
  }
}

private struct Bar: UIContentConfiguration {
  var height: CGFloat

  func makeContentView() -> UIView & UIContentView {
    BarView(self)
  }

  func updated(for state: UIConfigurationState) -> Bar {
    self
  }
}

private final class BarView: UIView, UIContentView {
  var configuration: UIContentConfiguration

  init(_ bar: Bar) {
    configuration = bar
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (configuration as? Bar)?.height ?? 0)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let stars = UIConfigurationStateCustomKey("tests.stars")
}

private final class Starred: UICollectionViewListCell {
  var stars = 0
  var seen: [Int] = []

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.stars] = stars
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    seen.append(state[.stars] as? Int ?? -1)
  }
}
