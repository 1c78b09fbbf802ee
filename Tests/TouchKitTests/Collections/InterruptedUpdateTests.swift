import Testing
import TouchTesting

@testable import TouchKit

/// Changes of the data that meet fingers and changes of layout on their way.
@Suite struct InterruptedUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Where each cell is on the screen, by its object.
  private func places(_ numbers: Numbers) -> [ObjectIdentifier: CGRect] {
    var places: [ObjectIdentifier: CGRect] = [:]
    for view in numbers.view.subviews where !view.isHidden && view is Numbers.Cell {
      places[ObjectIdentifier(view)] = numbers.onScreen(view.frame)
    }
    return places
  }

  /// The farthest that a cell that was there before and after has gone.
  private func jump(
    _ before: [ObjectIdentifier: CGRect], _ after: [ObjectIdentifier: CGRect]
  ) -> CGFloat {
    var worst: CGFloat = 0
    for (view, old) in before {
      guard let new = after[view] else { continue }
      worst = max(worst, abs(old.minX - new.minX), abs(old.minY - new.minY))
      worst = max(worst, abs(old.maxX - new.maxX), abs(old.maxY - new.maxY))
    }
    return worst
  }

  @Test
  func `An update that replaces another one is under way when the completion of that is called`() {
    let numbers = Numbers([30], ColumnGridLayout(columns: 3))
    let view = numbers.view
    var told: [String] = []
    // What is said there is what the completion finds: the new data, at its place or on its way there.
    func insert(_ name: String) {
      numbers.counts[0] += 1
      view.performBatchUpdates(
        { view.insertItems(at: [path(0)]) },
        completion: {
          told.append(
            "\(name) \($0), \(view.numberOfItems(inSection: 0)) items, moving: \(view.update != nil)"
          )
        })
    }
    insert("first")
    numbers.frame()
    insert("second")
    #expect(told == ["first false, 32 items, moving: true"])
    numbers.tester.settle()
    #expect(told.last == "second true, 32 items, moving: false")
  }

  @Test func `A pinch that meets inserted items on their way moves nothing, and holds its item`() {
    let numbers = Numbers([300], ColumnGridLayout(columns: 3))
    let view = numbers.view
    view.contentOffset.y = 1000
    numbers.frame()
    var ends: [Bool] = []
    numbers.counts = [304]
    view.performBatchUpdates(
      { view.insertItems(at: [path(0), path(31), path(33), path(36)]) },
      completion: { ends.append($0) })
    for _ in 0..<4 { numbers.frame() }
    let before = places(numbers)
    let fingers = CGPoint(x: 160, y: 200)
    let item = view.indexPathForItem(at: fingers + view.contentOffset)
    let held = item.flatMap { view.cellForItem(at: $0) }
    let transition = view.startInteractiveTransition(
      to: ColumnGridLayout(columns: 4), at: fingers + view.contentOffset)
    view.layoutSubviews()
    #expect(before.count > 12)
    #expect(jump(before, places(numbers)) < 1e-6)
    let unit = held.map { (fingers.y - numbers.onScreen($0.frame).minY) / $0.frame.height } ?? .nan
    for step in 1...40 {
      transition.transitionProgress = CGFloat(step) / 50
      numbers.frame()
      let frame = held.map { numbers.onScreen($0.frame) } ?? .zero
      #expect(abs(frame.minY + unit * frame.height - fingers.y) < 1)
      #expect(frame.minX < fingers.x && frame.maxX > fingers.x)
    }
    #expect(ends == [true])
    view.finishInteractiveTransition()
    numbers.tester.settle()
    numbers.frame()
    #expect(numbers.faults == [])
  }

  @Test
  func `Items that come and go while a grid is held move nothing at first, and it stays held`() {
    let numbers = Numbers([300], ColumnGridLayout(columns: 3))
    let view = numbers.view
    view.contentOffset.y = 1000
    numbers.frame()
    var ends: [String] = []
    let fingers = CGPoint(x: 160, y: 200)
    let transition = view.startInteractiveTransition(
      to: ColumnGridLayout(columns: 2), at: fingers + view.contentOffset
    ) { ends.append("transition \($0) \($1)") }
    transition.transitionProgress = 0.3
    numbers.frame()
    let item = view.indexPathForItem(at: fingers + view.contentOffset) ?? path(0)
    let held = view.cellForItem(at: item)
    let before = places(numbers)
    numbers.counts = [301]
    view.performBatchUpdates(
      {
        view.deleteItems(at: [path(item.item + 1)])
        view.insertItems(at: [path(0), path(item.item + 2)])
      }, completion: { ends.append("updates \($0)") })
    view.layoutSubviews()
    #expect(jump(before, places(numbers)) < 1e-6)
    #expect(transition.isUnderWay && transition.transitionProgress == 0.3)
    numbers.tester.advance(by: 1)
    #expect(view.cellForItem(at: path(item.item + 1)) === held)
    #expect(held.map { numbers.onScreen($0.frame).contains(fingers) } == true)
    transition.transitionProgress = 0.8
    view.finishInteractiveTransition()
    numbers.tester.advance(by: 0.05)
    // And once more, while it settles.
    numbers.counts = [300]
    view.deleteItems(at: [path(0)])
    numbers.tester.settle()
    numbers.frame()
    #expect(ends == ["updates true", "transition true true"])
    #expect((view.collectionViewLayout as? ColumnGridLayout)?.columns == 2)
    #expect(numbers.faults == [])
  }

  @Test func `The item that the fingers hold is deleted: what is there instead is held`() {
    let numbers = Numbers([300], ColumnGridLayout(columns: 3))
    let view = numbers.view
    let transition = view.startInteractiveTransition(
      to: ColumnGridLayout(columns: 4), at: CGPoint(x: 160, y: 200))
    transition.transitionProgress = 0.4
    numbers.frame()
    let item = view.indexPathForItem(at: CGPoint(x: 160, y: 200)) ?? path(0)
    numbers.counts = [299]
    view.deleteItems(at: [item])
    numbers.tester.advance(by: 0.5)
    transition.transitionProgress = 0.9
    numbers.frame()
    view.finishInteractiveTransition()
    numbers.tester.settle()
    numbers.frame()
    #expect(numbers.faults == [])
    #expect(view.contentOffset == view.clamped(view.contentOffset))
  }

  @Test func `A finger scrolls while items come, and they go with it`() {
    let numbers = Numbers([300], ColumnGridLayout(columns: 3))
    let view = numbers.view
    let plain = Numbers([304], ColumnGridLayout(columns: 3))
    numbers.counts = [304]
    view.insertItems(at: [path(0), path(1), path(2), path(3)])
    for one in [numbers, plain] {
      let finger = one.tester.finger()
      finger.down(at: CGPoint(x: 160, y: 400))
      finger.drag(to: CGPoint(x: 160, y: 200), over: 0.3)
    }
    #expect(view.contentOffset == plain.view.contentOffset && view.contentOffset.y > 150)
    numbers.tester.settle()
    plain.tester.settle()
    numbers.frame()
    #expect(numbers.items == plain.items)
    #expect(numbers.faults == [])
  }

  @Test func `Selection goes with the item that moves, and away with the one that is deleted`() {
    let numbers = Numbers([30], ColumnGridLayout(columns: 3))
    let view = numbers.view
    view.allowsMultipleSelection = true
    for item in [2, 5, 9] {
      view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    let cell = view.cellForItem(at: path(2))
    numbers.counts = [29]
    view.performBatchUpdates {
      view.moveItem(at: path(2), to: path(7))
      view.deleteItems(at: [path(5)])
    }
    #expect(view.indexPathsForSelectedItems == [path(7), path(8)])
    numbers.tester.settle()
    numbers.frame()
    #expect(view.cellForItem(at: path(7)) === cell)
    let selected = view.indexPathsForVisibleItems.filter {
      view.cellForItem(at: $0)?.isSelected == true
    }
    #expect(selected.sorted() == [path(7), path(8)])
    // And through a change of layout.
    view.setCollectionViewLayout(ColumnGridLayout(columns: 5), animated: true)
    numbers.tester.settle()
    numbers.frame()
    #expect(view.cellForItem(at: path(7))?.isSelected == true)
    #expect(view.indexPathsForSelectedItems == [path(7), path(8)])
  }

  @Test func `A section moves with its items, and goes on as one`() {
    let layout = ColumnGridLayout(columns: 3)
    layout.headerHeight = 20
    let numbers = Numbers([3, 6, 2], layout)
    let view = numbers.view
    let cells = (0..<6).map { view.cellForItem(at: path($0, 1)) }
    numbers.counts = [3, 2, 6]
    view.moveSection(1, toSection: 2)
    numbers.tester.settle()
    numbers.frame()
    for index in 0..<6 {
      let cell = view.cellForItem(at: path(index, 2))
      #expect(cell === cells[index])
      let wanted = layout.layoutAttributesForItem(at: path(index, 2))?.frame.origin ?? .zero
      #expect(((cell?.frame.origin ?? .zero) - wanted).length < 1e-6)
    }
    #expect(
      view.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader
      ).sorted() == [path(0, 0), path(0, 1), path(0, 2)])
  }

  @Test func `Reloading exchanges a cell, filling it anew does not`() {
    let numbers = Numbers([30], ColumnGridLayout(columns: 3))
    let view = numbers.view
    let (first, second) = (view.cellForItem(at: path(0)), view.cellForItem(at: path(1)))
    let asked = numbers.asked
    view.reconfigureItems(at: [path(0), path(29)])
    #expect(numbers.asked == asked + 1)
    #expect(view.cellForItem(at: path(0)) === first && first?.alpha == 1)
    view.reloadItems(at: [path(1)])
    numbers.frame()
    #expect(view.cellForItem(at: path(1)) !== second)
    numbers.tester.settle()
    numbers.frame()
    #expect(numbers.faults == [])
    #expect(view.visibleCells.count == Set(view.visibleCells.map { ObjectIdentifier($0) }).count)
  }

  @Test func `A view that goes away in the middle of it calls what waits for its end, once`() {
    for isMoving in [false, true] {
      let tester = TouchTester()
      var ends: [String] = []
      do {
        // A window of its own, which goes away with all that is in it while the clock goes on.
        let window = UIWindow(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: tester.window.clock)
        let numbers = Numbers([50], ColumnGridLayout(columns: 3))
        numbers.view.removeFromSuperview()
        window.addSubview(numbers.view)
        window.clock.advance(to: window.clock.now + 0.1)
        let transition = numbers.view.startInteractiveTransition(to: ColumnGridLayout(columns: 4)) {
          ends.append("transition \($0) \($1)")
        }
        transition.transitionProgress = 0.5
        numbers.counts = [51]
        numbers.view.performBatchUpdates(
          { numbers.view.insertItems(at: [path(0)]) },
          completion: { ends.append("updates \($0)") })
        if isMoving { numbers.view.finishInteractiveTransition() }
        // What is still to be drawn keeps its window.
        var changes: [LayerChange] = []
        window.collectChanges(into: &changes)
        #expect(ends == [])
      }
      tester.advance(by: 1)
      #expect(ends.sorted() == ["transition false \(isMoving)", "updates false"])
    }
  }
}
