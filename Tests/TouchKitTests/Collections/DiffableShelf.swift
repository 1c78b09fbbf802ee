import TouchTesting

@testable import TouchKit

/// Numbers in a grid, by a diffable data source.
final class DiffableShelf {
  /// It knows what it shows, and how often it was filled.
  final class Cell: UICollectionViewCell {
    var number = -1
    var filled = 0
  }

  let tester = TouchTester()
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>

  init(columns: Int = 4) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: ColumnGridLayout(columns: columns))
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, number in
      cell.number = number
      cell.filled += 1
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
    }
    tester.view.addSubview(view)
  }

  func settle() {
    tester.settle()
    tester.advance(by: tester.frameInterval)
  }

  func cell(of item: Int) -> Cell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? Cell }
  }

  /// What the cells show, in the order of the index paths.
  var shown: [Int] {
    numbers(at: view.indexPathsForVisibleItems)
  }

  /// What the cells of a section show, in their order.
  func shown(_ section: Int) -> [Int] {
    numbers(at: view.indexPathsForVisibleItems.filter { $0.section == section })
  }

  private func numbers(at paths: [IndexPath]) -> [Int] {
    paths.sorted().map { (view.cellForItem(at: $0) as? Cell)?.number ?? -1 }
  }
}
