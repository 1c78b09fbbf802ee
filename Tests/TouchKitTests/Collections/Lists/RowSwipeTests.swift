import Testing
import TouchTesting

@testable import TouchKit

@Suite struct RowSwipeTests {
  private let words = ["apple", "pear", "plum", "stone"] + (0..<40).map { "word \($0)" }

  @Test func `A finger pulls a row aside, the buttons appear, and it rests open past their half`() {
    let list = WordList([words])
    let finger = list.pull(1, by: -90)
    #expect(list.shift(1) == -80)
    #expect(list.shift(0) == 0)
    #expect(list.row(1).configurationState.isSwiped)
    // Both share what is seen, the first one at the edge.
    #expect(list.buttons(1)["Delete"] == CGRect(x: 280, y: 0, width: 40, height: 44))
    #expect(list.buttons(1)["Flag"] == CGRect(x: 240, y: 0, width: 40, height: 44))
    list.tester.advance(by: 0.2)
    finger.up()
    list.settle()
    #expect(list.shift(1) == -148)
    #expect(list.buttons(1)["Delete"] == CGRect(x: 246, y: 0, width: 74, height: 44))
    #expect(list.view.contentOffset == .zero)
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(list.tester.window.clock.isIdle)
  }

  @Test func `Short of the half of the buttons it goes back`() {
    let list = WordList([words])
    let finger = list.pull(1, by: -75)
    list.tester.advance(by: 0.2)
    finger.up()
    list.settle()
    #expect(list.shift(1) == 0)
    #expect(list.buttons(1).isEmpty)
    #expect(!list.row(1).configurationState.isSwiped)
    #expect(list.tester.window.clock.isIdle)
  }

  @Test func `A throw opens it from nearer, and closes it from farther`() {
    let list = WordList([words])
    list.pull(1, by: -50, steps: 3).up()
    list.settle()
    #expect(list.shift(1) == -148)
    list.pull(1, by: 60, steps: 3).up()
    list.settle()
    #expect(list.shift(1) == 0)
  }

  @Test func `Whichever way the finger goes first, it scrolls or it pulls, and never both`() {
    let list = WordList([words])
    let down = list.tester.finger(downAt: CGPoint(x: 300, y: 300))
    for _ in 0..<10 {
      down.move(by: -4, -6)
      list.frame()
    }
    down.move(by: -100, 0)
    list.frame()
    #expect(list.view.contentOffset.y > 40)
    #expect(list.view.listRows?.swipes.isEmpty == true)
    down.up()
    list.settle()
    let offset = list.view.contentOffset
    let row = list.view.indexPathForItem(at: CGPoint(x: 300, y: offset.y + 300))?.item ?? 0
    let across = list.tester.finger(downAt: CGPoint(x: 300, y: 300))
    for _ in 0..<10 {
      across.move(by: -6, 4)
      list.frame()
    }
    across.move(by: 0, 100)
    list.frame()
    #expect(list.view.contentOffset == offset)
    #expect(list.shift(row) < -40)
    across.up()
  }

  @Test func `To the right are the actions of the beginning`() {
    let list = WordList([words])
    list.pull(1, by: 70).up()
    list.settle()
    #expect(list.shift(1) == 74)
    #expect(list.buttons(1) == ["Read": CGRect(x: 0, y: 0, width: 74, height: 44)])
  }

  @Test func `Pulled beyond its place the other way it resists`() {
    let list = WordList([words])
    let finger = list.pull(1, by: -30)
    finger.move(by: 120, 0)
    list.frame()
    #expect(list.shift(1) > 20 && list.shift(1) < 100)
    finger.up()
    list.settle()
    #expect(list.shift(1) == 0)
  }

  @Test func `A touch on a button does what it says, and closes the row once that is done`() {
    let list = WordList([words])
    list.pull(1, by: -120).up()
    list.settle()
    list.completes = false
    list.tester.finger(downAt: CGPoint(x: 200, y: 66)).up()
    #expect(list.done == ["Flag pear"])
    list.settle()
    #expect(list.shift(1) == -148)
    list.completions.first?(true)
    list.settle()
    #expect(list.shift(1) == 0)
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test func `A full swipe does the first action, and its button grows over the others`() {
    let list = WordList([words])
    let finger = list.pull(1, by: -150)
    #expect(list.shift(1) == -140)
    #expect((list.buttons(1)["Delete"]?.width ?? 0) == 70)
    for _ in 0..<20 {
      finger.move(by: -5, 0)
      list.frame()
    }
    #expect(list.shift(1) == -240)
    list.tester.advance(by: 0.5)
    #expect(list.buttons(1)["Delete"] == CGRect(x: 80, y: 0, width: 240, height: 44))
    // Back again the others are there.
    finger.move(by: 80, 0)
    list.tester.advance(by: 0.5)
    #expect((list.buttons(1)["Delete"]?.width ?? 0) == 80)
    #expect(list.done == [])
    finger.move(by: -80, 0)
    list.frame()
    finger.up()
    #expect(list.done == ["Delete pear"])
    list.settle()
    #expect(list.shift(1) == 0)
  }

  @Test func `A full swipe whose action takes its time is not done twice`() {
    let list = WordList([words])
    list.completes = false
    list.pull(1, by: -260).up()
    list.settle()
    #expect(list.shift(1) == -320)
    list.pull(1, by: -260).up()
    #expect(list.done == ["Delete pear"])
    list.completions.first?(true)
    list.settle()
    #expect(list.shift(1) == 0)
  }

  @Test func `Without full swipe it resists beyond its buttons, and nothing is done`() {
    let list = WordList([words], fullSwipe: false)
    let finger = list.pull(1, by: -280)
    #expect(list.shift(1) < -148 && list.shift(1) > -230)
    finger.up()
    list.settle()
    #expect(list.shift(1) == -148)
    #expect(list.done == [])
  }

  @Test func `A row that is deleted by a full swipe goes, and the others close up`() {
    let list = WordList([words])
    list.completes = false
    list.pull(1, by: -260).up()
    #expect(list.done == ["Delete pear"])
    var snapshot = list.data.snapshot()
    snapshot.deleteItems(["pear"])
    let gone = list.row(1)
    list.data.apply(snapshot)
    list.completions.first?(true)
    list.tester.advance(by: 0.1)
    // What fades is still aside.
    #expect(gone.contentView.frame.minX < -250)
    list.settle()
    #expect(list.view.listRows?.swipes.isEmpty == true)
    #expect(list.row(1).frame == CGRect(x: 0, y: 44, width: 320, height: 44))
    for cell in list.view.visibleCells {
      #expect(cell.contentView.frame.minX == 0)
      #expect(!cell.subviews.contains { $0 is SwipeButton })
    }
    #expect(list.tester.window.clock.isIdle)
  }

  @Test func `A touch elsewhere closes it, and selects nothing`() {
    let list = WordList([words])
    list.pull(1, by: -120).up()
    list.settle()
    list.tester.finger(downAt: CGPoint(x: 100, y: 150)).up()
    list.settle()
    #expect(list.shift(1) == 0)
    #expect(list.view.indexPathsForSelectedItems == [])
    list.tester.finger(downAt: CGPoint(x: 100, y: 150)).up()
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
  }

  @Test func `So does a tap on its content`() {
    let list = WordList([words])
    list.pull(1, by: -120).up()
    list.settle()
    list.tester.finger(downAt: CGPoint(x: 50, y: 66)).up()
    list.settle()
    #expect(list.shift(1) == 0)
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test func `So does scrolling, and another row that is pulled`() {
    let list = WordList([words])
    list.pull(1, by: -120).up()
    list.settle()
    let finger = list.tester.finger(downAt: CGPoint(x: 100, y: 300))
    for _ in 0..<5 {
      finger.move(by: 0, -6)
      list.frame()
    }
    finger.up()
    list.settle()
    #expect(list.shift(1) == 0)
    list.view.contentOffset = .zero
    list.frame()
    list.pull(2, by: -120).up()
    list.settle()
    #expect(list.shift(2) == -148)
    list.pull(4, by: -120).up()
    list.settle()
    #expect(list.shift(2) == 0 && list.shift(4) == -148)
    #expect(list.view.listRows?.swipes.count == 1)
  }

  @Test func `It can be caught on its way, where it is, and goes on when it is let go`() {
    let list = WordList([words])
    list.pull(1, by: -120).up()
    list.tester.advance(by: 0.03)
    let caught = list.shift(1)
    #expect(caught < -110 && caught > -148)
    let finger = list.tester.finger(downAt: CGPoint(x: 100, y: 66))
    list.tester.advance(by: 0.1)
    #expect(list.shift(1) == caught)
    finger.move(by: 30, 0)
    list.frame()
    #expect(abs(list.shift(1) - (caught + 20)) < 0.001)
    list.tester.advance(by: 0.2)
    finger.up()
    list.settle()
    #expect(list.shift(1) == -148)
    // On the way back, too.
    list.tester.finger(downAt: CGPoint(x: 100, y: 150)).up()
    list.tester.advance(by: 0.03)
    let closing = list.shift(1)
    #expect(closing > -148 && closing < 0)
    let other = list.tester.finger(downAt: CGPoint(x: 100, y: 66))
    list.frame()
    #expect(list.shift(1) == closing)
    other.up()
    list.settle()
    #expect(list.view.listRows?.swipes.allSatisfy { !$0.needsFrames } == true)
  }

  @Test func `A row without actions stays, and so do all while the list is edited`() {
    let list = WordList([words])
    list.pull(3, by: -120).up()
    list.settle()
    #expect(list.shift(3) == 0)
    list.pull(1, by: -120).up()
    list.settle()
    list.view.isEditing = true
    list.settle()
    #expect(list.shift(1) == 0)
    list.pull(1, by: -120).up()
    list.settle()
    #expect(list.shift(1) == 0)
  }

  @Test func `The red button of a list that is edited opens the actions of its row`() {
    let list = WordList([words]) { cell, item in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.accessories = [.delete()]
    }
    list.view.isEditing = true
    list.settle()
    list.tester.finger(downAt: CGPoint(x: 27, y: 66)).up()
    list.settle()
    #expect(list.buttons(1)["Delete"] == CGRect(x: 246, y: 0, width: 74, height: 44))
    list.tester.finger(downAt: CGPoint(x: 300, y: 66)).up()
    #expect(list.done == ["Delete pear"])
    list.settle()
    #expect(list.buttons(1).isEmpty)
    list.tester.finger(downAt: CGPoint(x: 27, y: 154)).up()
    list.settle()
    #expect(list.view.listRows?.swipes.isEmpty == true)
  }

  @Test func `The grip of a row moves it at once, and the list does not scroll`() {
    var isMoved: [Bool] = []
    let list = WordList([words]) { cell, item in
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.accessories = [.reorder()]
      guard item == "apple" else { return }
      cell.configurationUpdateHandler = { _, state in
        if isMoved.last != state.isReordering { isMoved.append(state.isReordering) }
      }
    }
    list.data.reorderingHandlers.canReorderItem = { $0 != "stone" }
    list.view.isEditing = true
    list.settle()
    let row = list.row(0)
    let finger = list.tester.finger(downAt: CGPoint(x: 293, y: 22))
    list.frame()
    for _ in 0..<10 {
      finger.move(by: 0, 9)
      list.frame()
    }
    list.tester.advance(by: 0.5)
    #expect(row.center == CGPoint(x: 160, y: 112))
    finger.up()
    list.settle()
    #expect(list.data.snapshot().itemIdentifiers.prefix(4) == ["pear", "plum", "apple", "stone"])
    #expect(list.view.contentOffset == .zero)
    #expect(list.view.indexPathsForSelectedItems == [])
    #expect(isMoved == [false, true, false])
    let other = list.tester.finger(downAt: CGPoint(x: 293, y: 154))
    other.move(by: 0, 60)
    list.frame()
    #expect(list.view.movement == nil)
    other.up()
  }

  @Test func `A row that is scrolled away, reloaded or leaves its window is in its place`() {
    let list = WordList([words])
    list.pull(1, by: -120).up()
    list.settle()
    list.view.contentOffset.y = 900
    list.settle()
    #expect(list.view.listRows?.swipes.isEmpty == true)
    list.view.contentOffset.y = 0
    list.settle()
    list.pull(1, by: -120).up()
    list.view.reloadData()
    list.settle()
    #expect(list.shift(1) == 0)
    let finger = list.pull(1, by: -120)
    list.view.removeFromSuperview()
    #expect(list.view.listRows?.swipes.isEmpty == true)
    finger.up()
    list.tester.view.addSubview(list.view)
    list.settle()
    #expect(list.shift(1) == 0)
    #expect(list.tester.window.clock.isIdle)
  }

  @Test func `A finger that is lost, or a second one, leaves nothing stuck`() {
    let list = WordList([words])
    let finger = list.pull(1, by: -230)
    finger.cancel()
    list.settle()
    #expect(list.done == [])
    #expect(list.shift(1) == -148)
    list.tester.finger(downAt: CGPoint(x: 100, y: 150)).up()
    list.settle()
    let first = list.pull(1, by: -60)
    let second = list.tester.finger(downAt: CGPoint(x: 100, y: 200))
    first.up()
    second.up()
    list.settle()
    #expect(list.tester.window.clock.isIdle)
    #expect(list.shift(1) == 0 || list.shift(1) == -148)
  }

  @Test func `A list without actions has no such gesture`() {
    let list = WordList([words], swipes: false)
    list.pull(1, by: -120).up()
    #expect(list.view.listRows?.pan == nil)
  }

  // One on its way back, and one that opens.
  @Test(arguments: [-30, -120] as [CGFloat])
  func `A row of a list whose window has gone lets go of its actions once it closes`(by: CGFloat) {
    var list: WordList? = WordList([words])
    list?.pull(1, by: by).up()
    let view = list?.view
    #expect(view?.listRows?.swipes.count == 1)
    list = nil
    #expect(view?.window == nil)
    view?.isEditing = true
    #expect(view?.listRows?.swipes.isEmpty == true)
  }

  @Test func `A list that goes leaves nothing behind`() {
    weak var cell: UIView?
    weak var view: UIView?
    do {
      let list = WordList([words])
      list.pull(1, by: -120).up()
      (cell, view) = (list.row(1), list.view)
      #expect(cell != nil)
    }
    #expect(cell == nil && view == nil)
  }
}
