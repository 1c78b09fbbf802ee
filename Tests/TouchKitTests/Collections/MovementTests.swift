import Testing
import TouchTesting

@testable import TouchKit

@Suite struct MovementTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A press that moves items, as apps write it.
  private func installPress(on view: UICollectionView) {
    let press = UILongPressGestureRecognizer()
    press.addAction { [weak view] press in
      guard let view else { return }
      switch press.state {
      case .began:
        guard let path = view.indexPathForItem(at: press.location(in: view)) else { break }
        view.beginInteractiveMovementForItem(at: path)
      case .changed:
        view.updateInteractiveMovementTargetPosition(press.location(in: view))
      case .ended: view.endInteractiveMovement()
      default: view.cancelInteractiveMovement()
      }
    }
    view.addGestureRecognizer(press)
  }

  @Test func `A press picks a cell up, it follows the finger, and the others make room`() {
    let list = MovedItems([Array(0..<40)], MovedItems.grid())
    installPress(on: list.view)
    let cell = list.cell(1)
    let finger = list.tester.finger(downAt: CGPoint(x: 120, y: 40))
    list.tester.advance(by: 0.6)
    finger.move(by: 0, 5)
    finger.move(to: CGPoint(x: 205, y: 130))
    list.tester.advance(by: 1)
    #expect(cell?.center == CGPoint(x: 205, y: 130))
    #expect(list.view.subviews.last { $0 is UICollectionViewCell } === cell)
    // The data are as before, and so are the index paths; the others are where they would be.
    #expect(list.items[0] == Array(0..<40))
    #expect(list.view.indexPath(for: cell ?? UICollectionViewCell()) == path(1))
    #expect(list.view.indexPathForItem(at: CGPoint(x: 205, y: 130)) == path(1))
    #expect(list.view.cellForItem(at: path(2))?.frame == CGRect(x: 80, y: 0, width: 80, height: 80))
    finger.up()
    #expect(list.moves == ["0.1 to 0.6"])
    #expect(list.items[0].prefix(8) == [0, 2, 3, 4, 5, 6, 1, 7])
    // It settles from where it was let go.
    list.frame()
    #expect((cell?.center.x ?? 0) < 205 && (cell?.center.x ?? 0) > 200)
    #expect(list.view.subviews.last { $0 is UICollectionViewCell } === cell)
    #expect(list.faults == [])
    #expect(list.cell(1) === cell)
    #expect(list.seen.prefix(8) == [0, 2, 3, 4, 5, 6, 1, 7])
  }

  @Test func `The cell comes to the finger on a spring, and does not jump`() {
    let list = MovedItems([Array(0..<8)], MovedItems.grid())
    list.view.beginInteractiveMovementForItem(at: path(0))
    list.frame()
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 40))
    #expect(list.tester.window.clock.isMoving)
    var last = list.cell(0)?.center.x ?? 0
    #expect(last == 40)
    for _ in 0..<10 {
      list.frame()
      let now = list.cell(0)?.center.x ?? 0
      #expect(now > last && now - last < 6)
      last = now
    }
    list.tester.settle()
    #expect(list.cell(0)?.center == CGPoint(x: 60, y: 40))
    #expect(list.tester.window.clock.isIdle)
    list.view.endInteractiveMovement()
    #expect(list.moves == [])
    #expect(list.faults == [])
  }

  @Test func `What is cancelled goes back, the others too, and the data source is not called`() {
    let list = MovedItems([Array(0..<20)], MovedItems.grid())
    list.view.beginInteractiveMovementForItem(at: path(2))
    list.view.updateInteractiveMovementTargetPosition(list.middle(9))
    list.tester.advance(by: 0.1)
    let middle = list.cell(5)?.center
    list.view.cancelInteractiveMovement()
    list.frame()
    // From where they were.
    #expect(abs((list.cell(5)?.center.x ?? 0) - (middle?.x ?? 0)) < 20)
    #expect(list.faults == [])
    #expect(list.moves == [])
    #expect(list.seen == Array(0..<20))
  }

  @Test func `A press that the system cancels takes the item back`() {
    let list = MovedItems([Array(0..<20)], MovedItems.grid())
    installPress(on: list.view)
    let finger = list.tester.finger(downAt: CGPoint(x: 120, y: 40))
    list.tester.advance(by: 0.6)
    finger.move(to: CGPoint(x: 205, y: 130))
    #expect(list.view.movement?.current == path(6))
    finger.cancel()
    #expect(list.faults == [])
    #expect(list.seen == Array(0..<20))
  }

  @Test func `Where the data source says no, and where no cell is, nothing begins`() {
    let list = MovedItems([Array(0..<100)], MovedItems.grid())
    list.mayMove = false
    #expect(!list.view.beginInteractiveMovementForItem(at: path(0)))
    list.mayMove = true
    #expect(!list.view.beginInteractiveMovementForItem(at: path(90)))
    #expect(!list.view.beginInteractiveMovementForItem(at: path(200)))
    #expect(list.view.beginInteractiveMovementForItem(at: path(0)))
    #expect(!list.view.beginInteractiveMovementForItem(at: path(1)))
    list.view.cancelInteractiveMovement()
    // Calls without a movement do nothing.
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 1, y: 1))
    list.view.endInteractiveMovement()
    list.view.cancelInteractiveMovement()
    #expect(list.faults == [])
  }

  @Test func `The delegate chooses where an item may go`() {
    let list = MovedItems([Array(0..<20)], MovedItems.grid())
    var asked: [[Int]] = []
    list.target = { original, current, proposed in
      asked.append([original.item, current.item, proposed.item])
      return IndexPath(item: max(3, proposed.item), section: 0)
    }
    list.view.beginInteractiveMovementForItem(at: path(5))
    list.view.updateInteractiveMovementTargetPosition(list.middle(4))
    list.view.updateInteractiveMovementTargetPosition(list.middle(1))
    list.view.updateInteractiveMovementTargetPosition(list.middle(0))
    #expect(asked == [[5, 5, 4], [5, 4, 1], [5, 3, 0]])
    // One that there is not is ignored.
    list.target = { _, _, _ in IndexPath(item: 99, section: 4) }
    list.view.updateInteractiveMovementTargetPosition(list.middle(10))
    list.view.endInteractiveMovement()
    #expect(list.moves == ["0.5 to 0.3"])
    #expect(list.faults == [])
  }

  @Test func `An item goes to another section, also behind its last item`() {
    let layout = MovedItems.grid()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0)
    let list = MovedItems([Array(0..<6), Array(10..<13)], layout)
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(list.middle(2, 1) + CGPoint(x: 80, y: 0))
    #expect(list.view.movement?.current == path(3, 1))
    #expect(list.view.numberOfItems(inSection: 0) == 5)
    list.frame()
    list.view.updateInteractiveMovementTargetPosition(list.middle(0, 1))
    list.frame()
    #expect(list.view.indexPathsForVisibleItems.count == 9)
    #expect(list.view.indexPathsForVisibleItems.last == path(2, 1))
    list.view.endInteractiveMovement()
    #expect(list.moves == ["0.1 to 1.0"])
    #expect(list.items == [[0, 2, 3, 4, 5], [1, 10, 11, 12]])
    #expect(list.faults == [])
  }

  @Test func `Rows of several heights change places once, and not with each move of the finger`() {
    let list = MovedItems([Array(0..<5)], MovedItems.grid())
    list.height = { $0 == 1 ? 200 : 50 }
    list.view.collectionViewLayout.invalidateLayout()
    list.frame()
    list.view.beginInteractiveMovementForItem(at: path(0))
    var places: [Int] = []
    for y in stride(from: 25, through: 249, by: 4) {
      list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: CGFloat(y)))
      list.frame()
      places.append(list.view.movement?.current.item ?? -1)
    }
    #expect(places == places.sorted())
    #expect(Set(places) == [0, 1])
    // Its own height goes with it.
    #expect(list.cell(0)?.frame.height == 50)
    #expect(list.cell(1)?.frame.height == 200)
    list.view.endInteractiveMovement()
    #expect(list.items[0] == [1, 0, 2, 3, 4])
    #expect(list.faults == [])
  }

  @Test func `A finger that stays at the edge scrolls, and the cell stays below it`() {
    let list = MovedItems([Array(0..<200)], MovedItems.grid())
    let cell = list.cell(5)
    list.view.beginInteractiveMovementForItem(at: path(5))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 240))
    list.tester.settle()
    #expect(list.view.contentOffset.y == 0)
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 470))
    var last = list.view.contentOffset.y
    for _ in 0..<60 {
      list.frame()
      let now = list.view.contentOffset.y
      #expect(now > last && now - last <= 600 / 60 + 1e-6)
      last = now
      #expect(cell?.superview === list.view)
    }
    // The item that it was has long been out of view.
    #expect(last > 400)
    #expect(list.cell(5) === cell)
    #expect(cell?.center == CGPoint(x: 120, y: 470 + list.view.contentOffset.y))
    let row = Int((470 + last) / 80)
    #expect(list.view.movement?.current == path(row * 4 + 1))
    // To the end of the content, and there it rests.
    list.tester.settle()
    #expect(list.view.contentOffset.y == list.view.contentSize.height - 480)
    #expect(list.tester.window.clock.isIdle)
    list.view.endInteractiveMovement()
    #expect(list.moves == ["0.5 to 0.197"])
    #expect(list.faults == [])
    #expect(list.cell(5) === cell)
  }

  @Test func `An item that is picked up at the edge scrolls only once the finger goes further`() {
    let list = MovedItems([Array(0..<200)], MovedItems.grid())
    list.view.beginInteractiveMovementForItem(at: path(20))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 450))
    list.tester.settle()
    #expect(list.view.contentOffset.y == 0)
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 460))
    list.tester.advance(by: 0.2)
    #expect(list.view.contentOffset.y > 10)
    list.view.cancelInteractiveMovement()
    #expect(list.faults == [])
  }

  @Test func `Content that is scrolled below the finger otherwise changes the target, too`() {
    let list = MovedItems([Array(0..<200)], MovedItems.grid())
    list.view.beginInteractiveMovementForItem(at: path(5))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 240))
    list.frame()
    list.view.contentOffset.y = 800
    list.frame()
    #expect(list.view.movement?.current == path(53))
    #expect(list.cell(5) != nil)
    list.view.endInteractiveMovement()
    #expect(list.moves == ["0.5 to 0.53"])
    #expect(list.faults == [])
  }

  @Test func `A cell that is on its way after it was let go can be caught`() {
    let list = MovedItems([Array(0..<20)], MovedItems.grid())
    list.view.beginInteractiveMovementForItem(at: path(0))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 250))
    list.tester.settle()
    list.view.endInteractiveMovement()
    list.tester.advance(by: 0.05)
    let middle = list.cell(0)?.center ?? .zero
    let here = list.view.indexPathForItem(at: middle)
    #expect(here.map { list.items[0][$0.item] } == 0)
    #expect(list.view.beginInteractiveMovementForItem(at: here ?? path(0)))
    list.frame()
    #expect(list.cell(0)?.center == middle)
    list.view.cancelInteractiveMovement()
    #expect(list.faults == [])
  }

  @Test func `On its way after it was let go a cell is above those that come into sight`() {
    let list = MovedItems([Array(0..<60)], MovedItems.grid())
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 330))
    list.tester.settle()
    let cell = list.cell(1)
    for ends in [true, false] {
      if ends { list.view.endInteractiveMovement() } else { list.view.cancelInteractiveMovement() }
      list.frame()
      let count = list.view.visibleCells.count
      list.view.contentOffset.y += 70
      list.frame()
      #expect(list.view.visibleCells.count > count)
      #expect(list.view.subviews.last { $0 is UICollectionViewCell } === cell)
      #expect(list.faults == [])
      guard ends, let path = cell.flatMap({ list.view.indexPath(for: $0) }) else { continue }
      list.view.contentOffset.y = 0
      list.frame()
      list.view.beginInteractiveMovementForItem(at: path)
      list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 40))
      list.tester.settle()
    }
  }

  @Test func `Selection stays with the items`() {
    let list = MovedItems([Array(0..<20)], MovedItems.grid())
    list.view.allowsMultipleSelection = true
    list.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    list.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(list.middle(6))
    list.frame()
    #expect(list.view.indexPathsForSelectedItems == [path(1), path(3)])
    #expect(list.cell(3)?.isSelected == true && list.cell(2)?.isSelected == false)
    list.view.endInteractiveMovement()
    #expect(list.view.indexPathsForSelectedItems == [path(2), path(6)])
    #expect(list.faults == [])
    #expect(list.view.visibleCells.filter(\.isSelected).map(\.tag).sorted() == [1, 3])
  }
}
