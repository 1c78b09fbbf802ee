import Testing
import TouchTesting

@testable import TouchKit

@Suite struct TimingParametersTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    view.center = CGPoint(x: 100, y: 100)
    tester.view.addSubview(view)
  }

  private func animator(
    _ timing: any UITimingCurveProvider, lasting duration: TimeInterval = 1,
    _ change: @escaping () -> Void
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations(change)
    return animator
  }

  // (0.3, −0.5, 0.7, 1.4): y(½) = (3·(−0.5) + 3·1.4 + 1)/8 = 0.4625, at x(½) = ½.
  @Test func `An animator runs along a curve of two control points, beyond the ends too`() {
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.3, y: -0.5), controlPoint2: CGPoint(x: 0.7, y: 1.4))
    animator(timing) { [view] in view.center.x = 200 }.startAnimation()
    tester.advance(by: 0.1)
    #expect(view.center.x < 100)
    tester.advance(by: 0.4)
    #expect(abs(view.center.x - 146.25) < 1e-6)
    tester.settle()
    #expect(view.center.x == 200)
  }

  @Test func `Bad control points are brought into time's range`() {
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: -3, y: CGFloat.nan), controlPoint2: CGPoint(x: 7, y: 1))
    #expect(timing.controlPoint1 == .zero && timing.controlPoint2 == CGPoint(x: 1, y: 1))
    #expect(timing.timingCurveType == .cubic && timing.springTimingParameters == nil)
  }

  @Test func `Timing parameters of a built-in curve move as the curve does`() {
    let given = UIView(frame: view.frame)
    tester.view.addSubview(given)
    animator(UICubicTimingParameters(animationCurve: .easeIn)) { [view] in view.center.x = 300 }
      .startAnimation()
    UIViewPropertyAnimator(duration: 1, curve: .easeIn) { given.center.x = 300 }.startAnimation()
    for _ in 0..<10 {
      tester.advance(by: 0.09)
      #expect(abs(given.center.x - view.center.x) < 1e-9)
    }
  }

  /// The velocity at the start, in points per second.
  private func velocityAtStart() -> CGPoint {
    tester.advance(by: 0.0001)
    let before = view.center
    tester.advance(by: 0.0001)
    return CGPoint(x: (view.center.x - before.x) / 0.0001, y: (view.center.y - before.y) / 0.0001)
  }

  @Test(arguments: [0.4, 1])
  func `A spring begins with the velocity of each axis, and settles at the end`(ratio: Double) {
    let spring = UISpringTimingParameters(
      dampingRatio: CGFloat(ratio), initialVelocity: CGVector(dx: 5, dy: -3))
    animator(spring) { [view] in view.center = CGPoint(x: 300, y: 200) }.startAnimation()
    let velocity = velocityAtStart()
    // The distances are 200 and 100.
    #expect(abs(velocity.x - 1000) < 20 && abs(velocity.y + 300) < 20)
    let own = view.velocity(of: .center)
    guard case .point(let told) = own else {
      Issue.record("a center has a velocity in two axes")
      return
    }
    #expect(abs(told.x - 1000) < 60 && abs(told.y + 300) < 60)
    tester.settle()
    #expect(view.center == CGPoint(x: 300, y: 200))
  }

  @Test func `A property without axes begins with the length of the velocity`() {
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 4))
    animator(spring) { [view] in view.layerCornerRadius = 100 }.startAnimation()
    tester.advance(by: 0.0001)
    let before = view.layerCornerRadius
    tester.advance(by: 0.0001)
    #expect(abs((view.layerCornerRadius - before) / 0.0001 - 500) < 10)
  }

  // ω = √(1000 / 3) = 18.26, critically damped: (1 + ωT)·e^(−ωT) = 0.001 at ωT = 9.233.
  @Test func `A spring of mass, stiffness and damping has a duration of its own`() {
    let made = animator(UISpringTimingParameters(), lasting: 9) { [view] in view.alpha = 0 }
    #expect(abs(made.duration - 0.5057) < 0.0001)
    // ω = 10, ζ = 0.5: 6.908 / 5.
    let soft = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    #expect(abs(animator(soft) {}.duration - 1.3816) < 0.0001)
    let wrong = UISpringTimingParameters(
      mass: -1, stiffness: .nan, damping: .infinity, initialVelocity: CGVector(dx: .nan, dy: 1))
    #expect(wrong.initialVelocity == .zero && abs(animator(wrong) {}.duration - 1.3816) < 0.0001)
  }

  @Test func `A caught animation goes on with the finger's velocity over the rest of the way`() {
    let animator = animator(UICubicTimingParameters()) { [view] in view.center.x = 300 }
    animator.fractionComplete = 0.5
    #expect(abs(view.center.x - 200) < 1e-9)
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 0.8, initialVelocity: CGVector(dx: 20, dy: 0)), durationFactor: 0.5)
    // 20 times the remaining 100 points per second.
    #expect(abs(velocityAtStart().x - 2000) < 20)
    tester.settle()
    #expect(view.center.x == 300 && animator.state == .inactive)
  }

  @Test func `An animator that is continued without a timing has no second push`() {
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 10, dy: 0))
    let animator = animator(spring) { [view] in view.center.x = 300 }
    animator.startAnimation()
    tester.advance(by: 0.05)
    animator.pauseAnimation()
    let caught = view.center.x
    animator.startAnimation()
    tester.advance(by: 0.001)
    #expect(caught > 130 && abs(view.center.x - caught) < 1)
    animator.pauseAnimation()
    animator.fractionComplete = 0
    #expect(view.center.x == 100)
    animator.fractionComplete = 1
    #expect(view.center.x == 300)
    animator.startAnimation()
    tester.settle()
    #expect(view.center.x == 300)
  }

  // Of a spring with ω = 10 and ζ = 0.5 a thousandth is left after 1.38 s, however short the rest of the way is.
  @Test func `A spring of its own time takes that also for the rest of the way`() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = animator(spring) { [view] in view.center.x = 1100 }
    animator.fractionComplete = 0.9
    animator.startAnimation()
    var (last, most) = (view.center.x, CGFloat(0))
    while animator.isRunning {
      tester.advance(by: tester.frameInterval)
      most = max(most, abs(view.center.x - last))
      last = view.center.x
    }
    // 100 points at a velocity of at most 546 points per second.
    #expect(most < 10 && view.center.x == 1100)
  }

  @Test func `An animator that is started again runs on the clock of the views' window`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x += 100
    }
    animator.startAnimation()
    animator.stopAnimation(true)
    let other = TouchTester()
    view.center.x = 100
    other.view.addSubview(view)
    animator.startAnimation()
    other.advance(by: 0.5)
    #expect(abs(view.center.x - 150) < 1e-6)
  }

  @Test func `A delay is waited for, and may be caught`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear
    ) { [view] in
      view.center.x = 300
    } completion: {
      ends.append($0)
    }
    tester.advance(by: 0.5)
    #expect(view.center.x == 100 && animator.isRunning)
    tester.advance(by: 0.5)
    #expect(abs(view.center.x - 200) < 1e-6)
    tester.settle()
    #expect(view.center.x == 300 && ends == [.end])
  }

  @Test func `Changes that are added on the way move within the rest of it`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 300
    }
    animator.startAnimation()
    tester.advance(by: 0.5)
    animator.addAnimations { [view] in view.alpha = 0 }
    #expect(view.alpha == 1)
    tester.advance(by: 0.25)
    #expect(abs(view.alpha - 0.5) < 1e-6 && abs(view.center.x - 250) < 1e-6)
    animator.isReversed = true
    tester.settle()
    #expect(view.alpha == 1 && view.center.x == 100)
  }

  @Test func `Where a finger catches a spring with a velocity it continues from there`() {
    let spring = UISpringTimingParameters(
      dampingRatio: 0.6, initialVelocity: CGVector(dx: 0, dy: 8))
    let animator = animator(spring) { [view] in view.center = CGPoint(x: 300, y: 150) }
    animator.startAnimation()
    tester.advance(by: 0.1)
    let caught = view.center
    #expect(caught.y > 100)
    animator.pauseAnimation()
    tester.advance(by: 1)
    #expect(view.center == caught)
    UIView.animate(withDuration: 0.3) { view.center = CGPoint(x: 50, y: 50) }
    #expect(view.center == caught)
    tester.settle()
    #expect(view.center == CGPoint(x: 50, y: 50))
  }
}
