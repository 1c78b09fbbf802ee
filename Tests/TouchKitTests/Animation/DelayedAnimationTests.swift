import Testing
import TouchTesting

@testable import TouchKit

@Suite struct DelayedAnimationTests {
  private let tester = TouchTester()
  private let card = UIView()
  private let label = UIView()

  init() {
    for view in [card, label] { tester.view.addSubview(view) }
    (card.center.x, label.center.x) = (0, 0)
  }

  private func animator(_ curve: UIView.AnimationCurve, _ delay: CGFloat) -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [card] in
      card.center.x = 100
    }
    animator.addAnimations({ [label] in label.center.x = 100 }, delayFactor: delay)
    return animator
  }

  @Test func `It begins after its part of the time, and ends with the others`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator(.linear, 0.5)
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    tester.advance(by: 0.5)
    #expect(abs(card.center.x - 50) < 1e-6 && label.center.x < 1e-6)
    tester.advance(by: 0.25)
    #expect(abs(card.center.x - 75) < 1e-6 && abs(label.center.x - 50) < 1e-6)
    tester.settle()
    #expect(card.center.x == 100 && label.center.x == 100 && ends == [.end])
  }

  @Test func `It goes along the whole curve, not the rest of it`() {
    animator(.easeInOut, 0.6).startAnimation()
    tester.advance(by: 0.7)
    // A quarter of its own time: see the first test of the curves.
    #expect(abs(label.center.x - 12.92) < 0.01)
    #expect(card.center.x > 75)
    tester.advance(by: 0.1)
    #expect(abs(label.center.x - 50) < 0.01)
  }

  @Test(arguments: [UIView.AnimationCurve.linear, .easeInOut, .easeOut])
  func `Caught, scrubbed and turned round it does not jump`(curve: UIView.AnimationCurve) {
    let animator = animator(curve, 0.3)
    animator.startAnimation()
    tester.advance(by: 0.5)
    let place = label.center.x
    #expect(place > 1 && place < 60)
    animator.pauseAnimation()
    let caught = animator.fractionComplete
    animator.fractionComplete = caught
    #expect(abs(label.center.x - place) < 1e-6)
    for step in 1...20 {
      let before = label.center.x
      animator.fractionComplete = caught + (1 - caught) * CGFloat(step) / 20
      #expect(label.center.x >= before && label.center.x - before < 12)
    }
    #expect(abs(label.center.x - 100) < 1e-6)
    animator.fractionComplete = caught
    animator.isReversed = true
    animator.startAnimation()
    var before = label.center.x
    for _ in 0..<10 {
      tester.advance(by: 0.02)
      #expect(label.center.x <= before && before - label.center.x < 12)
      before = label.center.x
    }
    tester.settle()
    #expect(label.center.x == 0 && card.center.x == 0 && animator.state == .inactive)
  }

  @Test func `Added on the way it has the rest of the time`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [card] in
      card.center.x = 100
    }
    animator.startAnimation()
    tester.advance(by: 0.5)
    animator.addAnimations({ [label] in label.center.x = 100 }, delayFactor: 0.5)
    tester.advance(by: 0.25)
    #expect(label.center.x < 1e-6)
    tester.advance(by: 0.125)
    #expect(abs(label.center.x - 50) < 1e-6)
    tester.settle()
    #expect(label.center.x == 100)
  }

  @Test(arguments: [1, 7, CGFloat.infinity])
  func `One that waits for all of the time is there at once at the end`(delay: CGFloat) {
    animator(.linear, delay).startAnimation()
    tester.advance(by: 0.98)
    #expect(label.center.x == 0)
    tester.settle()
    #expect(label.center.x == 100)
  }

  @Test(arguments: [-1, 0, CGFloat.nan])
  func `One without a delay is one of the others`(delay: CGFloat) {
    animator(.easeInOut, delay).startAnimation()
    tester.advance(by: 0.3)
    #expect(label.center.x == card.center.x && label.center.x > 0)
  }

  @Test func `A spring's has a spring of its own`() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { [card] in
      card.center.x = 100
    }
    animator.addAnimations({ [label] in label.center.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    tester.advance(by: 0.45)
    #expect(label.center.x == 0)
    var farthest: CGFloat = 0
    for _ in 0..<60 {
      tester.advance(by: 0.01)
      farthest = max(farthest, label.center.x)
    }
    #expect(farthest > 110 && label.center.x == 100)
  }
}
