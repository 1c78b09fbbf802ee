import Testing
import TouchKit
import TouchTesting

/// What is seen while a layer passes from one content to the next.
@Suite struct LayerTransitionTests {
  private final class Listener: CAAnimationDelegate {
    var heard: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag) }
  }

  private let tester = TouchTester()
  private let label = UILabel(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
  private let listener = Listener()

  init() {
    label.text = "One"
    tester.view.addSubview(label)
    tester.advance(by: 0.1)
  }

  private func change(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    transition.delegate = listener
    label.layer.add(transition, forKey: "any")
    label.text = "Two"
  }

  private var copy: UIView? {
    tester.view.subviews.first { $0 !== label }
  }

  private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool {
    abs((one ?? .infinity) - other) < 2
  }

  @Test func `A fade shows the old content over the new one, which is there at once`() {
    change(.fade)
    #expect(tester.view.subviews.last === copy && copy?.center == label.center)
    #expect(label.text == "Two" && (copy?.subviews.first as? UILabel)?.text == "One")
    tester.advance(by: 0.5)
    #expect(abs((copy?.alpha ?? 0) - 0.5) < 0.02 && abs(label.alpha - 0.5) < 0.02)
    tester.settle()
    #expect(copy == nil && label.alpha == 1 && listener.heard == [true])
  }

  @Test func `An opaque view is not seen through while it fades`() {
    label.backgroundColor = .white
    change(.fade)
    tester.advance(by: 0.5)
    #expect(label.alpha == 1 && abs((copy?.alpha ?? 0) - 0.5) < 0.02)
  }

  @Test(arguments: [
    (CATransitionSubtype.fromLeft, CGVector(dx: 80, dy: 0)),
    (.fromRight, CGVector(dx: -80, dy: 0)), (.fromTop, CGVector(dx: 0, dy: -40)),
    (.fromBottom, CGVector(dx: 0, dy: 40)),
  ])
  func `A push moves both the same way`(_ subtype: CATransitionSubtype, _ way: CGVector) {
    change(.push, subtype)
    #expect(label.transform.tx == -way.dx && label.transform.ty == -way.dy)
    tester.advance(by: 0.5)
    #expect(isNear(label.transform.tx, -way.dx / 2) && isNear(label.transform.ty, -way.dy / 2))
    #expect(isNear(copy?.transform.tx, way.dx / 2) && isNear(copy?.transform.ty, way.dy / 2))
    tester.settle()
    #expect(label.transform == .identity && copy == nil)
  }

  @Test func `What moves in is over the old content, and what is revealed is under it`() {
    change(.moveIn, .fromRight)
    #expect(tester.view.subviews.last === label && label.transform.tx == 80)
    tester.advance(by: 0.5)
    #expect(copy?.transform == .identity && copy?.alpha == 1)
    change(.reveal, .fromRight)
    #expect(tester.view.subviews.count == 2 && tester.view.subviews.first === label)
    tester.advance(by: 0.5)
    #expect(label.transform == .identity && isNear(copy?.transform.tx, -40))
    #expect(listener.heard == [false])
  }

  @Test func `One that is removed is gone at once, and one whose view leaves`() {
    change(.push)
    #expect(label.layer.animationKeys() == [kCATransition])
    label.layer.removeAnimation(forKey: kCATransition)
    #expect(copy == nil && label.transform == .identity)
    change(.push)
    label.removeFromSuperview()
    tester.advance(by: 0.1)
    #expect(copy == nil && listener.heard == [false, false])
  }

  @Test func `In a window the old content leaves, and another transition ends the one before`() {
    let transition = CATransition()
    (transition.type, transition.duration) = (.push, 1)
    tester.window.layer.add(transition, forKey: nil)
    tester.window.layer.add(transition, forKey: nil)
    #expect(tester.window.subviews.count == 2)
    tester.advance(by: 0.5)
    #expect(isNear(tester.window.subviews.last?.transform.tx, tester.window.bounds.width / 2))
    tester.settle()
    #expect(tester.window.subviews.count == 1)
  }

  @Test func `A view in no window changes without one`() {
    label.removeFromSuperview()
    change(.push)
    tester.view.addSubview(label)
    #expect(copy == nil && label.transform == .identity)
  }

  @Test func `A finger goes through the old content`() {
    label.isUserInteractionEnabled = true
    change(.fade)
    tester.advance(by: 0.1)
    #expect(tester.view.hitTest(label.center, with: nil) === label)
  }
}
