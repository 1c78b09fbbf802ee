import Testing
import TouchKit
import TouchTesting

/// Controllers that are to contain or to present each other: the responder chain has an end nevertheless.
@Suite struct ControllerCycleTests {
  let tester = TouchTester()

  /// How many responders there are from one on; 100 where there is no end.
  private func chain(from responder: UIResponder) -> Int {
    var count = 0
    var next: UIResponder? = responder
    while let here = next, count < 100 { (count, next) = (count + 1, here.next) }
    return count
  }

  @Test func `A controller is no child of what it contains`() {
    let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
    outer.addChild(middle)
    middle.addChild(inner)
    inner.addChild(outer)
    #expect(outer.parent == nil && inner.children.isEmpty)
    #expect(chain(from: inner) < 100)
  }

  @Test
  func
    `A controller that presents its parent as it is to become a child of it does not become one`()
  {
    final class Presenting: UIViewController {
      override func willMove(toParent parent: UIViewController?) {
        if let parent { present(parent, animated: false) }
      }
    }
    let (parent, child) = (UIViewController(), Presenting())
    tester.window.addSubview(child.view)
    parent.addChild(child)
    #expect(child.presentedViewController === parent && child.parent == nil)
    #expect(parent.children.isEmpty && !child.isMovingToParent)
    #expect(chain(from: child.view) < 100 && chain(from: parent.view) < 100)
  }

  @Test func `A controller that gets another parent as it is to become a child stays there`() {
    final class Undecided: UIViewController {
      var other: UIViewController?
      override func willMove(toParent parent: UIViewController?) {
        guard let other, parent !== other else { return }
        other.addChild(self)
      }
    }
    let (parent, other, child) = (UIViewController(), UIViewController(), Undecided())
    child.other = other
    parent.addChild(child)
    #expect(child.parent === other && other.children == [child] && parent.children.isEmpty)
  }

  @Test
  func `A presenter whose view is put into what it presents, however far in front, ends the chain`()
  {
    let (below, above, front) = (UIViewController(), UIViewController(), UIViewController())
    for controller in [above, front] { controller.modalPresentationStyle = .overFullScreen }
    tester.window.addSubview(below.view)
    below.present(above, animated: false)
    above.present(front, animated: false)
    tester.settle()
    for outer in [above, front] {
      outer.view.addSubview(below.view)
      #expect(chain(from: below.view) < 100 && chain(from: front.view) < 100)
      tester.tap(at: CGPoint(x: 100, y: 100))
    }
  }

  @Test func `What is presented does not present its presenter`() {
    let (below, above) = (UIViewController(), UIViewController())
    above.modalPresentationStyle = .overFullScreen
    tester.window.addSubview(below.view)
    below.present(above, animated: false)
    tester.settle()
    above.present(below, animated: false)
    #expect(above.presentedViewController == nil && below.presentingViewController == nil)
    #expect(chain(from: above.view) < 100)
  }
}
