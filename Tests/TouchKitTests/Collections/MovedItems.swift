import TouchTesting

@testable import TouchKit

/// A collection view in a window whose items are named, and can be moved. Each cell has the number of its item as its tag.
final class MovedItems: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let tester = TouchTester(size: CGSize(width: 320, height: 480))
  let view: UICollectionView
  var items: [[Int]]
  /// What the data source was asked to move, as "0.1 to 0.4".
  var moves: [String] = []
  var mayMove = true
  var target: ((_ original: IndexPath, _ current: IndexPath, _ proposed: IndexPath) -> IndexPath)?
  var onMove: (() -> Void)?
  /// Heights of items, where they are not all of one size.
  var height: ((Int) -> CGFloat)?

  init(_ items: [[Int]], _ layout: UICollectionViewLayout) {
    self.items = items
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    tester.view.addSubview(view)
    frame()
  }

  /// Rows of four items of 80 × 80 points, without room between them.
  static func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return layout
  }

  func frame() {
    tester.advance(by: tester.frameInterval)
  }

  /// The middle of an item's cell in the layout, in the content.
  func middle(_ item: Int, _ section: Int = 0) -> CGPoint {
    view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?
      .center ?? .zero
  }

  /// The cell of a named item, wherever it is.
  func cell(_ name: Int) -> UICollectionViewCell? {
    view.visibleCells.first { $0.tag == name }
  }

  /// The named items in the order in which they are seen: rows from the top, each from the left.
  var seen: [Int] {
    view.visibleCells.filter { !$0.isHidden }
      .sorted {
        ($0.frame.minY.rounded(), $0.frame.minX) < ($1.frame.minY.rounded(), $1.frame.minX)
      }
      .map(\.tag)
  }

  /// What is wrong at rest: cells that belong to another item, or are not where the layout has them.
  var faults: [String] {
    tester.settle()
    frame()
    var faults: [String] = []
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell) else { continue }
      if items[path.section][path.item] != cell.tag { faults.append("\(cell.tag) is at \(path)") }
      let wanted = view.collectionViewLayout.layoutAttributesForItem(at: path)
      if wanted?.frame != cell.frame { faults.append("\(cell.tag) lies at \(cell.frame)") }
      if cell.zIndex != 0 { faults.append("\(cell.tag) is above the others") }
      if cell.alpha != 1 || cell.isHidden || cell.transform != .identity {
        faults.append("\(cell.tag) is not itself")
      }
    }
    if Set(view.visibleCells.map(\.tag)).count != view.visibleCells.count {
      faults.append("an item has two cells")
    }
    if view.movement != nil || view.raised != nil || view.update != nil { faults.append("stuck") }
    if !tester.window.clock.isIdle { faults.append("the clock runs") }
    return faults
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    items.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.tag = items[path.section][path.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    mayMove
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
  ) {
    moves.append("\(from.section).\(from.item) to \(to.section).\(to.item)")
    items[to.section].insert(items[from.section].remove(at: from.item), at: to.item)
    onMove?()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    target?(original, current, proposed) ?? proposed
  }

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    guard let height else { return CGSize(width: 80, height: 80) }
    return CGSize(width: 320, height: height(items[path.section][path.item]))
  }
}
