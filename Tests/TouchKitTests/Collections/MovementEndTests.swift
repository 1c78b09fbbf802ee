import Testing
import TouchTesting

@testable import TouchKit

/// What ends a movement, beside the finger.
@Suite struct MovementEndTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A list whose item 1 is where item 6 was.
  private func moving(_ items: [[Int]] = [Array(0..<40)]) -> MovedItems {
    let list = MovedItems(items, MovedItems.grid())
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(list.middle(6))
    list.tester.advance(by: 0.05)
    return list
  }

  private func expectEnded(_ list: MovedItems) {
    #expect(list.view.movement == nil)
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 470))
    list.view.endInteractiveMovement()
    #expect(list.moves == [])
    #expect(list.faults == [])
  }

  @Test func `Items that come and go are counted as in the data, and the movement is over`() {
    let list = moving()
    list.view.performBatchUpdates {
      list.items[0].remove(at: 3)
      list.items[0].insert(100, at: 0)
      list.view.deleteItems(at: [path(3)])
      list.view.insertItems(at: [path(0)])
    }
    expectEnded(list)
    #expect(list.seen.prefix(6) == [100, 0, 1, 2, 4, 5])
  }

  @Test func `The item itself is removed`() {
    let list = moving()
    let cell = list.cell(1)
    list.items[0].remove(at: 1)
    list.view.deleteItems(at: [path(1)])
    expectEnded(list)
    #expect(list.seen.prefix(3) == [0, 2, 3])
    #expect(cell?.isHidden == true || cell?.tag != 1)
  }

  @Test func `Everything is loaded anew`() {
    let list = moving()
    list.items = [Array(50..<60)]
    list.view.reloadData()
    expectEnded(list)
    #expect(list.seen == Array(50..<60))
  }

  @Test func `The data source goes away`() {
    let list = moving()
    list.view.dataSource = nil
    list.frame()
    #expect(list.view.movement == nil)
    list.view.endInteractiveMovement()
    list.view.dataSource = list
    expectEnded(list)
  }

  @Test func `The view leaves its window, and comes back`() {
    let list = moving([Array(0..<6), [10, 11]])
    list.view.updateInteractiveMovementTargetPosition(list.middle(0, 1))
    #expect(list.view.numberOfItems(inSection: 1) == 3)
    list.view.removeFromSuperview()
    #expect(list.view.movement == nil)
    #expect(list.view.numberOfItems(inSection: 1) == 2)
    #expect(list.tester.window.clock.isIdle)
    list.tester.view.addSubview(list.view)
    expectEnded(list)
    #expect(list.seen == [0, 1, 2, 3, 4, 5, 10, 11])
  }

  @Test(arguments: [false, true])
  func `Another layout comes`(isAnimated: Bool) {
    let list = moving()
    list.view.setCollectionViewLayout(ColumnGridLayout(columns: 2), animated: isAnimated)
    #expect(!isAnimated || !list.view.beginInteractiveMovementForItem(at: path(0)))
    expectEnded(list)
    #expect(list.seen.prefix(4) == [0, 1, 2, 3])
  }

  @Test func `A view of another size goes on moving the item`() {
    let list = moving()
    list.view.frame.size = CGSize(width: 160, height: 400)
    list.frame()
    list.view.updateInteractiveMovementTargetPosition(list.middle(3))
    list.view.endInteractiveMovement()
    #expect(list.moves == ["0.1 to 0.3"])
    #expect(list.faults == [])
  }

  @Test func `A data source that loads everything anew when it is to move an item`() {
    let list = moving()
    list.onMove = { list.view.reloadData() }
    list.view.endInteractiveMovement()
    #expect(list.moves == ["0.1 to 0.6"])
    #expect(list.faults == [])
    #expect(list.seen.prefix(7) == [0, 2, 3, 4, 5, 6, 1])
  }

  @Test func `A data source that removes the item instead of moving it`() {
    let list = moving()
    list.onMove = { list.items[0].remove(at: 6) }
    list.view.endInteractiveMovement()
    #expect(list.faults == [])
    #expect(list.seen.prefix(7) == [0, 2, 3, 4, 5, 6, 7])
  }

  @Test func `A data source without the method: the item goes back`() {
    let numbers = Numbers([40], MovedItems.grid())
    let cell = numbers.view.cellForItem(at: path(1))
    numbers.view.beginInteractiveMovementForItem(at: path(1))
    numbers.view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 120))
    numbers.frame()
    numbers.view.endInteractiveMovement()
    numbers.tester.settle()
    numbers.frame()
    #expect(numbers.view.cellForItem(at: path(1)) === cell)
    #expect(numbers.faults == [])
  }

  @Test func `An update's completion that ends the movement in the middle of the next step`() {
    let list = MovedItems([Array(0..<40)], MovedItems.grid())
    var ends = 0
    list.view.performBatchUpdates(
      { list.view.reloadItems(at: [path(30)]) },
      completion: { _ in
        ends += 1
        list.view.cancelInteractiveMovement()
      })
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(list.middle(6))
    #expect(ends == 1)
    expectEnded(list)
    #expect(list.seen.prefix(4) == [0, 1, 2, 3])
  }

  @Test func `Its window is gone in the middle of it, and the clock comes to rest`() throws {
    var list: MovedItems? = moving()
    let view = try #require(list?.view)
    let clock = try #require(list?.tester.window.clock)
    list = nil
    #expect(view.window == nil)
    for frame in 1...10 { clock.advance(to: clock.now + TimeInterval(frame)) }
    #expect(clock.isIdle)
  }

  @Test func `A collection view that is gone in the middle of it leaves nothing behind`() {
    weak var view: UICollectionView?
    weak var cell: UIView?
    do {
      let list = moving()
      view = list.view
      cell = list.cell(1)
      list.view.removeFromSuperview()
    }
    #expect(view == nil)
    #expect(cell == nil)
  }
}
