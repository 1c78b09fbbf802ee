import Testing
import TouchKit
import TouchTesting

/// A controller that replaces one of its children by another one.
@Suite struct ChildTransitionTests {
  let stage = Stage()

  private func child(_ name: String, of parent: UIViewController) -> Heard {
    let child = stage.controller(name)
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    return child
  }

  private func shown(_ child: Heard, in parent: UIViewController) {
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.tester.advance(by: 0.1)
    _ = stage.heard()
  }

  @Test func `One child's view slides in over another one, which is removed at the end`() {
    let root = stage.root()
    let (a, b) = (child("B", of: root), child("C", of: root))
    shown(a, in: root)
    b.view.frame.origin.x = 320
    var told: [Bool] = []
    root.transition(from: a, to: b, duration: 0.5, options: .curveLinear) {
      b.view.frame.origin.x = 0
      a.view.frame.origin.x = -320
    } completion: {
      told.append($0)
    }
    stage.tester.advance(by: 0.25)
    #expect(abs(b.view.frame.minX - 160) < 1 && abs(a.view.frame.minX + 160) < 1)
    #expect(root.view.subviews == [a.view, b.view] && told.isEmpty)
    stage.tester.settle()
    #expect(root.view.subviews == [b.view] && told == [true])
    #expect(a.last == "didDisappear" && b.last == "didAppear")
  }

  @Test func `A cross-fade exchanges them at once and tells at the end`() {
    let root = stage.root()
    let (a, b) = (child("B", of: root), child("C", of: root))
    shown(a, in: root)
    var told: [Bool] = []
    root.transition(
      from: a, to: b, duration: 0.5, options: .transitionCrossDissolve, animations: nil
    ) {
      told.append($0)
    }
    #expect(b.view.superview === root.view && a.view.superview == nil)
    stage.tester.advance(by: 0.25)
    #expect(told.isEmpty)
    stage.tester.settle()
    #expect(root.view.subviews == [b.view] && told == [true])
  }

  @Test func `Back again on the way, the view that came back stays`() {
    let root = stage.root()
    let (a, b) = (child("B", of: root), child("C", of: root))
    shown(a, in: root)
    b.view.alpha = 0
    root.transition(from: a, to: b, duration: 0.5) { b.view.alpha = 1 }
    stage.tester.advance(by: 0.25)
    root.transition(from: b, to: a, duration: 0.5) { b.view.alpha = 0 }
    stage.tester.settle()
    #expect(root.view.subviews == [a.view])
    #expect(a.last == "didAppear" && b.last == "didDisappear")
  }
}
