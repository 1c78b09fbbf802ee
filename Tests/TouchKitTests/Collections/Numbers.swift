import TouchTesting

@testable import TouchKit

/// A collection view in a window, full of numbered items, that counts what it is asked.
final class Numbers: UICollectionViewDataSource {
  let tester: TouchTester
  let view: UICollectionView
  var counts: [Int]
  var asked = 0
  /// Fills a cell that has been dequeued.
  var fill: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  /// Every cell that was ever made.
  static var made = 0

  final class Cell: UICollectionViewCell {
    required init(frame: CGRect) {
      super.init(frame: frame)
      Numbers.made += 1
    }

    required init?(coder: NSCoder) {
      nil
    }
  }

  init(
    _ counts: [Int] = [1000], _ layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 480), view own: UICollectionView? = nil
  ) {
    tester = TouchTester(size: size)
    self.counts = counts
    view =
      own
      ?? UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    if own != nil { view.collectionViewLayout = layout }
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    view.dataSource = self
    tester.view.addSubview(view)
    frame()
  }

  /// One frame.
  func frame() {
    tester.advance(by: tester.frameInterval)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    fill(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: CollectionName,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  // MARK: What is on the screen

  /// The items that are shown, in order.
  var items: [Int] {
    view.indexPathsForVisibleItems.map(\.item).sorted()
  }

  /// Where a cell is on the screen.
  func place(of item: Int) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: 0)).map { onScreen($0.frame) }
  }

  func onScreen(_ frame: CGRect) -> CGRect {
    frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
  }

  /// What is wrong with the screen at rest: cells that are not where the layout has them, places
  /// without a cell or with two.
  var faults: [String] {
    var faults: [String] = []
    for element in view.shown {
      let wanted = view.collectionViewLayout.layoutAttributesForItem(at: element.key.indexPath)
      let here = element.view.frame
      // The view computes its frame from its center and its size.
      if element.key.isCell, let wanted = wanted?.frame,
        abs(wanted.minX - here.minX) + abs(wanted.minY - here.minY) + abs(wanted.maxX - here.maxX)
          + abs(wanted.maxY - here.maxY) > 1e-6
      {
        faults.append("item \(element.key.item) is at \(here)")
      }
      if element.view.alpha != 1 || element.view.isHidden {
        faults.append("item \(element.key.item) is not to be seen")
      }
    }
    let content = CGRect(origin: .zero, size: view.contentSize)
    for x in stride(from: 3.7, to: 320, by: 17) {
      for y in stride(from: 2.9, to: 480, by: 17) {
        let point = CGPoint(x: x + view.contentOffset.x, y: y + view.contentOffset.y)
        let cells = view.visibleCells.filter { $0.frame.contains(point) }.count
        if cells != 1, content.contains(point), !isAfterLast(point) {
          faults.append("\(cells) cells at \(point)")
        }
      }
    }
    return faults
  }

  private func isAfterLast(_ point: CGPoint) -> Bool {
    guard let section = counts.indices.last, counts[section] > 0 else { return true }
    let last = view.collectionViewLayout.layoutAttributesForItem(
      at: IndexPath(item: counts[section] - 1, section: section))
    return point.y > last?.frame.minY ?? 0
  }
}
