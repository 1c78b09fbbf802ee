import Testing
import TouchTesting

@testable import TouchKit

@Suite struct PerceivedSpringTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    tester.view.addSubview(view)
  }

  /// How far a movement by 100 points goes, and how long it takes.
  private func move(_ duration: TimeInterval, bounce: CGFloat) -> (CGFloat, TimeInterval) {
    view.frame.origin.x = 0
    var end: TimeInterval?
    let start = tester.now
    UIView.animate(springDuration: duration, bounce: bounce) {
      view.frame.origin.x = 100
    } completion: { _ in
      end = tester.now
    }
    var highest: CGFloat = 0
    while end == nil, tester.now < start + 20 {
      tester.advance(by: tester.frameInterval)
      highest = max(highest, view.frame.minX)
    }
    return (highest, (end ?? .infinity) - start)
  }

  // Critically damped with ω = 2π / 0.5: (1 + ω/4)·e^(−ω/4) = 0.179 is left after a quarter of a second.
  @Test func `Without a bounce it arrives and does not overshoot`() {
    UIView.animate(springDuration: 0.5) { view.frame.origin.x = 100 }
    tester.advance(by: 0.25)
    #expect(abs(view.frame.minX - 82.1) < 0.1)
    #expect(move(0.5, bounce: 0).0 <= 100)
  }

  // ζ = 1 − bounce; the first overshoot is e^(−πζ/√(1 − ζ²)).
  @Test func `It overshoots by its bounce, whatever its duration`() {
    for duration in [0.3, 0.6] {
      let (highest, time) = move(duration, bounce: 0.5)
      #expect(abs(highest - 116.3) < 1)
      #expect(time > duration && time < 3 * duration)
    }
  }

  @Test func `A negative bounce is slower, and whatever it is given ends`() {
    let times = [0, -0.3, -0.6].map { move(0.3, bounce: $0).1 }
    #expect(times[0] < times[1] && times[1] < times[2])
    for bounce in [1, 7, -1, -7] as [CGFloat] { #expect(move(0.1, bounce: bounce).1 < 20) }
    var ends: [Bool] = []
    UIView.animate(springDuration: 0) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    #expect(view.alpha == 0 && ends == [true])
  }

  @Test func `An animator on such a spring moves alike, with the velocity of a finger too`() {
    let other = UIView(frame: view.frame)
    tester.view.addSubview(other)
    UIView.animate(springDuration: 0.4, bounce: 0.3, initialSpringVelocity: 3) {
      view.frame.origin.x = 100
    }
    let spring = UISpringTimingParameters(
      duration: 0.4, bounce: 0.3, initialVelocity: CGVector(dx: 3, dy: 3))
    let animator = UIViewPropertyAnimator(duration: 5, timingParameters: spring)
    animator.addAnimations { other.frame.origin.x = 100 }
    animator.startAnimation()
    for _ in 0..<20 {
      tester.advance(by: tester.frameInterval)
      #expect(abs(view.frame.minX - other.frame.minX) < 1e-6)
    }
  }
}
