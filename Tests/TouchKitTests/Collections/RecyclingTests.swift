import Testing
import TouchTesting

@testable import TouchKit

@Suite struct RecyclingTests {
  @Test func `Cells that leave are used again for those that come, and keep their layers`() {
    let numbers = Numbers([10_000], ColumnGridLayout(columns: 4))
    let window = numbers.tester.window
    // Past the first rows, so that one row more than fits has been seen.
    for _ in 0..<40 {
      numbers.view.contentOffset.y += 11
      numbers.frame()
    }
    let views = Set(numbers.view.subviews.map { ObjectIdentifier($0) })
    var kinds: Set<String> = []
    for _ in 0..<400 {
      numbers.view.contentOffset.y += 11
      var changes: [LayerChange] = []
      window.collectChanges(into: &changes)
      for change in changes {
        switch change {
        case .created, .inserted, .removed: kinds.insert("made or taken away")
        case .geometry, .hidden, .scrolled: kinds.insert("moved")
        default: kinds.insert("\(change)")
        }
      }
    }
    #expect(kinds == ["moved"])
    #expect(Set(numbers.view.subviews.map { ObjectIdentifier($0) }) == views)
    #expect(numbers.faults == [])
  }

  @Test func `While the layout says the same of them, cells are left as their owner made them`() {
    let numbers = Numbers([10_000], ColumnGridLayout(columns: 4))
    numbers.view.contentOffset.y = 1000
    numbers.frame()
    let cell = numbers.view.visibleCells[5]
    let place = cell.frame
    cell.frame = place.offsetBy(dx: 3, dy: 0)
    numbers.view.contentOffset.y += 1
    numbers.frame()
    #expect(cell.frame == place.offsetBy(dx: 3, dy: 0))
    // A row goes and another one comes.
    numbers.view.contentOffset.y += 100
    numbers.frame()
    #expect(cell.frame == place.offsetBy(dx: 3, dy: 0))
    // Once it has been out of view it is used for another item, where the layout has that.
    numbers.view.contentOffset.y += 1000
    numbers.frame()
    #expect(numbers.faults == [])
  }

  @Test func `A million items ask for no more cells than a thousand, wherever one goes`() {
    var asked: [Int] = []
    var places: [[CGRect]] = []
    for count in [1000, 1_000_000] {
      let numbers = Numbers([count], ColumnGridLayout(columns: 3))
      for _ in 0..<200 {
        numbers.view.contentOffset.y += 37
        numbers.frame()
      }
      for columns in [8, 1, 3] {
        numbers.view.setCollectionViewLayout(ColumnGridLayout(columns: columns), animated: true)
        numbers.tester.settle()
      }
      asked.append(numbers.asked)
      places.append(numbers.view.shown.map { $0.view.frame })
    }
    #expect(asked[0] == asked[1])
    #expect(places[0] == places[1])
  }

  @Test func `The last of a million items is where it belongs`() {
    let numbers = Numbers([1_000_000], ColumnGridLayout(columns: 8))
    numbers.view.scrollToItem(
      at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    numbers.frame()
    #expect(numbers.items.last == 999_999)
    #expect(numbers.place(of: 999_999).map { abs($0.maxY - 480) < 0.5 } == true)
    numbers.view.setCollectionViewLayout(ColumnGridLayout(columns: 1), animated: true)
    numbers.tester.settle()
    // What was in the middle still is: the item to the right of and below it, as it was between four.
    #expect(numbers.items.contains(999_956))
    #expect(numbers.faults == [])
  }

  @Test func `What is near is announced before it is shown, and taken back if it is not`() {
    final class Early: UICollectionViewDataSourcePrefetching {
      var announced: Set<IndexPath> = []
      var cancelled: Set<IndexPath> = []
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        announced.formUnion(paths)
      }
      func collectionView(
        _ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
      ) {
        cancelled.formUnion(paths)
      }
    }
    let early = Early()
    let numbers = Numbers([1000], ColumnGridLayout(columns: 2))
    numbers.view.prefetchDataSource = early
    numbers.view.contentOffset.y = 300
    numbers.frame()
    #expect(early.announced.contains(IndexPath(item: 10, section: 0)))
    #expect(!numbers.items.contains(10))
    #expect(early.announced.count < 20)
    numbers.view.contentOffset.y = 50_000
    numbers.frame()
    #expect(early.cancelled.contains(IndexPath(item: 10, section: 0)))
  }

  @Test func `A registration by type needs no name`() {
    final class Source: UICollectionViewDataSource {
      final class Cell: UICollectionViewCell {
        var number = -1
      }
      let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, number in
        cell.number = number
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        5
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item * 10)
      }
    }
    let source = Source()
    let numbers = Numbers([3], ColumnGridLayout(columns: 2))
    numbers.view.dataSource = source
    numbers.frame()
    let cells = numbers.view.visibleCells.compactMap { ($0 as? Source.Cell)?.number }
    #expect(cells.sorted() == [0, 10, 20, 30, 40])
  }
}
