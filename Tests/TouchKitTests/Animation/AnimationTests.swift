import Testing
import TouchTesting

@testable import TouchKit

@Suite struct AnimationMathematicsTests {
  @Test(arguments: [(0.1, 0.0197), (0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708), (1, 1)])
  func `Ease in and out is where it was computed to be`(time: Double, progress: Double) {
    #expect(abs(TimingCurve.easeInOut.progress(at: CGFloat(time)) - CGFloat(progress)) < 0.0001)
  }

  @Test func `No curve ever goes back, and all begin and end where they should`() {
    for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .linear] {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      var last: CGFloat = 0
      for step in 1...1000 {
        let progress = curve.progress(at: CGFloat(step) / 1000)
        #expect(progress >= last)
        last = progress
      }
    }
  }

  @Test(arguments: [0.3, 0.7, 1])
  func `A spring has settled when its time is over`(damping: Double) {
    let spring = DampedSpring(damping: CGFloat(damping), velocity: 0, duration: 0.5)
    #expect(spring.progress(at: 0) == 0)
    for step in 0...50 {
      #expect(abs(spring.progress(at: 0.5 + Double(step) / 100) - 1) < 0.004)
    }
    let most = (0...100).map { spring.progress(at: Double($0) / 200) }.max() ?? 0
    #expect(damping < 1 ? most > 1 : most <= 1)
  }
}

@Suite struct AnimationTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    tester.view.addSubview(view)
  }

  @Test
  func `What the closure changes happens gradually, and the views have the values that are seen`() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 200, width: 200, height: 50)
      view.alpha = 0.5
    } completion: { [tester] in
      tester.transcript.note("done \($0)")
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    tester.advance(by: 0.5)
    #expect(view.alpha == 1)
    tester.advance(by: 0.5)
    #expect(abs(view.alpha - 0.75) < 1e-9)
    #expect(abs(view.frame.minX - 50) < 1e-9 && abs(view.frame.width - 150) < 1e-9)
    tester.settle()
    #expect(view.frame == CGRect(x: 100, y: 200, width: 200, height: 50) && view.alpha == 0.5)
    #expect(tester.transcript.difference(from: "1.517 done true") == nil)
    #expect(tester.window.clock.isIdle)
  }

  @Test func `A second animation continues from the present value of the first, without a jump`() {
    UIView.animate(withDuration: 1) {
      view.center.x = 450
    } completion: { [tester] in
      tester.transcript.note("first \($0)")
    }
    tester.advance(by: 0.4)
    let place = view.center.x
    #expect(place > 100 && place < 400)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) {
      view.center.x = 50
    } completion: { [tester] in
      tester.transcript.note("second \($0)")
    }
    #expect(view.center.x == place)
    tester.advance(by: 0.001)
    #expect(abs(view.center.x - place) < 1)
    tester.settle()
    #expect(view.center.x == 50)
    #expect(tester.transcript.lines.map { $0.dropFirst(6) } == ["first false", "second true"])
  }

  @Test func `Whoever sets a property catches it where it is`() {
    UIView.animate(withDuration: 1) {
      view.center = CGPoint(x: 300, y: 300)
      view.alpha = 0
    }
    tester.advance(by: 0.5)
    let caught = view.center
    view.center = CGPoint(x: caught.x + 1, y: caught.y)
    tester.advance(by: 0.2)
    #expect(view.center.x == caught.x + 1)
    #expect(view.alpha > 0 && view.alpha < 0.5)
    tester.settle()
    #expect(view.alpha == 0 && view.center.x == caught.x + 1)
  }

  @Test func `Autoreverse and repeat run until the property is set`() {
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      view.alpha = 0
    }
    var seen: [CGFloat] = []
    for _ in 0..<8 {
      tester.advance(by: 0.25)
      seen.append((view.alpha * 100).rounded() / 100)
    }
    #expect(seen == [0.5, 0, 0.5, 1, 0.5, 0, 0.5, 1])
    view.alpha = 0.3
    tester.advance(by: 1)
    #expect(view.alpha == 0.3 && tester.window.clock.isIdle)
  }

  @Test func `Nothing to animate is done at once`() {
    let loose = UIView()
    var told: [Bool] = []
    UIView.animate(withDuration: 1) {
      loose.alpha = 0.2
    } completion: {
      told.append($0)
    }
    UIView.animate(withDuration: 0) {
      view.alpha = 0.2
    } completion: {
      told.append($0)
    }
    UIView.animate(withDuration: 1) {
      view.alpha = 0.2
    } completion: {
      told.append($0)
    }
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 9 }
    }
    #expect(told == [true, true, true] && loose.alpha == 0.2 && view.alpha == 0.2)
    #expect(view.center.x == 9 && tester.window.clock.isIdle)
  }

  @Test func `A change without a duration ends the animation that there is`() {
    UIView.animate(withDuration: 1) { view.center.x = 250 }
    tester.advance(by: 0.5)
    UIView.animate(withDuration: 0) { view.center.x = 9 }
    #expect(view.center.x == 9)
    tester.settle()
    #expect(view.center.x == 9)
  }

  @Test func `An animator is paused, scrubbed, reversed and continued`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in
      view.center.x = 250
    }
    animator.addCompletion { ends.append($0) }
    view.center.x = 50
    animator.startAnimation()
    tester.advance(by: 0.25)
    #expect(abs(view.center.x - 100) < 1e-9 && animator.isRunning)
    animator.pauseAnimation()
    tester.advance(by: 1)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    animator.fractionComplete = 0.75
    #expect(abs(view.center.x - 200) < 1e-9)
    animator.isReversed = true
    animator.startAnimation()
    tester.advance(by: 0.5)
    #expect(abs(view.center.x - 100) < 1e-9)
    animator.isReversed = false
    let place = view.center.x
    tester.advance(by: 0.01)
    #expect(abs(view.center.x - place) < 5)
    tester.settle()
    #expect(view.center.x == 250 && ends == [.end] && animator.state == .inactive)
  }

  @Test func `A stopped animator stays where it is, and finishes at the given position`() {
    for (position, x) in [(UIViewAnimatingPosition.start, 50.0), (.end, 250), (.current, 150)] {
      view.center.x = 50
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { [view] in
        view.center.x = 250
      }
      animator.addCompletion { ends.append($0) }
      animator.fractionComplete = 0.5
      animator.stopAnimation(false)
      #expect(abs(view.center.x - 150) < 1e-9 && animator.state == .stopped)
      animator.finishAnimation(at: position)
      #expect(abs(view.center.x - CGFloat(x)) < 1e-9 && ends == [position])
      #expect(tester.window.clock.isIdle)
    }
  }

  @Test func `A finger catches an animated offset`() {
    let scrollView = UIScrollView(frame: tester.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 4000)
    tester.view.addSubview(scrollView)
    UIView.animate(withDuration: 1) { scrollView.contentOffset.y = 1000 }
    tester.advance(by: 0.5)
    let place = scrollView.contentOffset.y
    #expect(place > 100 && place < 900)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 300))
    tester.advance(by: 0.2)
    #expect(scrollView.contentOffset.y == place)
    finger.up()
  }
}
