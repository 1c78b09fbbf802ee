import Testing
import TouchKit
import TouchTesting

/// What `fractionComplete` of a property animator counts, and what can be done with it at its ends.
@Suite struct AnimatorFractionTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    tester.view.addSubview(view)
    view.center.x = 0
  }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 100 }
  }

  @Test func `Reversed by a spring with a velocity it ends exactly where it began`() {
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 1) { [view] in
      view.center.x = 100
      view.alpha = 0.5
      view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.4
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 1)), durationFactor: 0.5)
    tester.settle()
    #expect(view.center.x == 0 && view.alpha == 1 && view.transform == .identity)
  }

  @Test func `Reversed it counts from the other end, and nothing moves by that`() {
    let animator = animator()
    animator.startAnimation()
    tester.advance(by: 0.3)
    animator.pauseAnimation()
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.7) < 1e-9 && abs(view.center.x - 30) < 1e-9)
    animator.fractionComplete = 0.8
    #expect(abs(view.center.x - 20) < 1e-9)
    animator.isReversed = false
    #expect(abs(animator.fractionComplete - 0.2) < 1e-9 && abs(view.center.x - 20) < 1e-9)
  }

  @Test func `A finger pulls a drawer, that was reversed on its way, the way that it goes`() {
    // As people write it, with the sign turned round for a reversed animator.
    let drawer = animator()
    var caught: CGFloat = 0
    let pan = UIPanGestureRecognizer()
    pan.addAction { pan in
      switch pan.state {
      case .began:
        drawer.pauseAnimation()
        caught = drawer.fractionComplete
      case .changed:
        var fraction = pan.translation(in: nil).x / 100
        if drawer.isReversed { fraction *= -1 }
        drawer.fractionComplete = caught + fraction
      default: break
      }
    }
    tester.view.addGestureRecognizer(pan)
    drawer.startAnimation()
    tester.advance(by: 0.6)
    drawer.isReversed = true
    tester.advance(by: 0.1)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 200))
    finger.move(by: 10, 0)
    let place = view.center.x
    #expect(abs(place - 50) < 1e-9)
    finger.move(by: 20, 0)
    #expect(abs(view.center.x - place - 20) < 1e-9)
    finger.move(by: -30, 0)
    #expect(abs(view.center.x - place + 10) < 1e-9)
    finger.up()
  }

  @Test func `It is a share of the way, or of the time along the curve`() {
    let (linear, curved) = (animator(.easeIn), animator(.easeIn))
    linear.fractionComplete = 0.5
    #expect(abs(view.center.x - 50) < 1e-9)
    linear.stopAnimation(true)
    view.center.x = 0
    curved.scrubsLinearly = false
    curved.fractionComplete = 0.5
    let half = view.center.x
    #expect(half > 20 && half < 40 && abs(curved.fractionComplete - 0.5) < 1e-9)
    curved.isReversed = true
    curved.fractionComplete = 1
    #expect(view.center.x == 0)
    curved.fractionComplete = 0
    #expect(view.center.x == 100)
    // As far as it comes by itself in that time.
    curved.stopAnimation(true)
    view.center.x = 0
    let running = animator(.easeIn)
    running.startAnimation()
    tester.advance(by: 0.5)
    #expect(abs(view.center.x - half) < 1e-6)
  }

  @Test func `Where it pauses at its end it goes back from there, until it is finished`() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    tester.settle()
    #expect(view.center.x == 100 && animator.state == .active && !animator.isRunning)
    animator.isReversed = true
    animator.startAnimation()
    tester.advance(by: 0.25)
    #expect(abs(view.center.x - 75) < 1e-9)
    tester.settle()
    #expect(view.center.x == 0 && ends.isEmpty && tester.window.clock.isIdle)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(ends == [.start] && animator.state == .inactive)
  }

  @Test func `One that cannot be interrupted runs to its end`() {
    let animator = animator()
    animator.isInterruptible = false
    animator.fractionComplete = 0.1
    #expect(abs(view.center.x - 10) < 1e-9)
    animator.startAnimation()
    tester.advance(by: 0.2)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.fractionComplete = 0
    #expect(animator.isRunning && !animator.isReversed && view.center.x > 20)
    tester.settle()
    #expect(view.center.x == 100)
  }
}
