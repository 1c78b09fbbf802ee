import Testing
import TouchTesting

@testable import TouchKit

@Suite struct MomentumTests {
  let tester = TouchTester()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    tester.view.addSubview(view)
  }

  /// Something that takes the view's middle to a place.
  enum Way: CaseIterable {
    case linear, easeInOut, easeOut, swinging, critical, animator

    func start(_ view: UIView, to x: CGFloat, velocity: CGFloat = 0) {
      let move = { view.center.x = x }
      switch self {
      case .linear:
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: move)
      case .easeInOut: UIView.animate(withDuration: 1, animations: move)
      case .easeOut:
        UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut, animations: move)
      case .swinging: spring(0.5, velocity, move)
      case .critical: spring(1, velocity, move)
      case .animator:
        UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: move).startAnimation()
      }
    }

    private func spring(_ damping: CGFloat, _ velocity: CGFloat, _ move: @escaping () -> Void) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, animations: move)
    }
  }

  /// The velocity over the next moment, in points per second.
  private func velocity() -> CGFloat {
    let before = view.center.x
    tester.advance(by: 1e-5)
    return (view.center.x - before) * 1e5
  }

  @Test(arguments: Way.allCases, [Way.linear, .easeInOut, .easeOut, .swinging, .critical])
  func `What takes over goes on with the velocity that it finds`(first: Way, second: Way) {
    first.start(view, to: 450)
    tester.advance(by: 0.3)
    let before = velocity()
    #expect(abs(before) > 100)
    let place = view.center.x
    second.start(view, to: 100)
    #expect(view.center.x == place)
    #expect(abs(velocity() - before) < 0.03 * abs(before))
    tester.settle()
    #expect(view.center.x == 100)
  }

  @Test func `Beside a curve a push is where it was computed to be, and at rest at the end`() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 2050 }
    tester.advance(by: 0.5)
    // It is at 550 and moves with 1,000 pt/s. The animation's own way is none.
    UIView.animate(withDuration: 1) { view.center.x = 550.001 }
    for (time, way) in [(1.0 / 3, 148.148), (0.5, 125), (0.9, 9)] {
      tester.advance(by: 0.5 + time - tester.now)
      #expect(abs(view.center.x - 550 - CGFloat(way)) < 0.01, "\(time)")
    }
    tester.advance(by: 0.0999)
    #expect(abs(velocity()) < 1)
    tester.settle()
    #expect(view.center.x == 550.001)
  }

  @Test(arguments: [0.5, 1.0])
  func `A spring makes of a push what a spring makes of it`(damping: Double) {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.center.x = 2050 }
    tester.advance(by: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(damping), initialSpringVelocity: 0
    ) {
      view.center.x = 750
    }
    // The same as one that is told 5 ways of 200 points per second.
    let told = DampedSpring(damping: CGFloat(damping), velocity: 5, duration: 1)
    for step in 1...20 {
      tester.advance(by: 0.02)
      let time = Double(step) * 0.02
      let expected = 550 + 200 * told.progress(at: time)
      #expect(abs(view.center.x - expected) < 0.01)
    }
  }

  @Test func `A spring with a given velocity begins with that one`() {
    Way.linear.start(view, to: 450)
    tester.advance(by: 0.3)
    Way.critical.start(view, to: 270, velocity: 3)
    #expect(abs(velocity() - 3 * (270 - (50 + 400 * 0.3))) < 10)
  }

  @Test func `What stood still, or waits first, begins at rest`() {
    Way.easeInOut.start(view, to: 450)
    #expect(abs(velocity()) < 5)
    tester.advance(by: 0.4)
    UIView.animate(withDuration: 1, delay: 0.1) { view.center.x = 60 }
    let place = view.center.x
    tester.advance(by: 0.1)
    #expect(view.center.x == place)
    #expect(abs(velocity()) < 5)
  }

  @Test func `A paused animator hands over no velocity`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 450 }
    animator.startAnimation()
    tester.advance(by: 0.5)
    animator.pauseAnimation()
    Way.easeInOut.start(view, to: 60)
    #expect(abs(velocity()) < 5)
  }

  @Test func `A size that swings below nothing is nothing`() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0
    ) {
      view.bounds.size.width = 0
    }
    var least: CGFloat = 100
    var rests = 0
    while view.animations != nil {
      tester.advance(by: 1.0 / 60)
      least = min(least, view.bounds.size.width)
      rests += view.bounds.size.width == 0 ? 1 : 0
    }
    #expect(least == 0 && rests > 5)
  }

  @Test func `All kinds of geometry keep their velocity, and colors change without one`() {
    func toRight(_ share: CGFloat) {
      view.bounds = CGRect(x: 0, y: 0, width: 100 + 100 * share, height: 50 + 50 * share)
      view.transform = CGAffineTransform(scaleX: 1 + share, y: 1 + share)
      view.alpha = 1 - 0.5 * share
      view.backgroundColor = UIColor(white: share, alpha: 1)
    }
    toRight(0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { toRight(1) }
    tester.advance(by: 0.5)
    UIView.animate(withDuration: 1) { toRight(0) }
    tester.advance(by: 0.01)
    #expect(abs(view.bounds.width - 151) < 0.1 && abs(view.bounds.height - 75.5) < 0.1)
    #expect(abs(view.transform.a - 1.51) < 0.001)
    #expect(abs(view.alpha - 0.745) < 0.001)
    #expect(abs((view.backgroundColor?.red ?? 0) - 0.5) < 0.001)
  }
}

/// A scroll view's own motions and other people's animations of it, one after the other.
@Suite struct AnimatedScrollingTests {
  let tester = TouchTester()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 20_000)
    tester.view.addSubview(scrollView)
  }

  private var y: CGFloat { scrollView.contentOffset.y }

  private func velocity() -> CGFloat {
    let before = y
    tester.advance(by: 1e-5)
    return (y - before) * 1e5
  }

  private func fling() {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    finger.up()
    tester.advance(by: 0.1)
  }

  @Test(arguments: [true, false])
  func `A fling goes over into an animation of the offset, without a jump or a halt`(
    bySetting: Bool
  ) {
    fling()
    let before = velocity()
    let place = y
    UIView.animate(withDuration: 1) {
      if bySetting {
        scrollView.contentOffset.y = 3000
      } else {
        scrollView.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
      }
    }
    #expect(y == place && !scrollView.isDecelerating)
    #expect(abs(velocity() - before) < 0.03 * before)
    var last = y
    while scrollView.animations != nil {
      tester.advance(by: 1.0 / 60)
      #expect(abs(y - last) < 120)
      last = y
    }
    #expect(y == 3000)
  }

  @Test func `An animation of the offset goes over into an animated change of it`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scrollView.contentOffset.y = 2000
    }
    tester.advance(by: 0.3)
    let before = velocity()
    scrollView.setContentOffset(CGPoint(x: 0, y: 4000), animated: true)
    #expect(abs(velocity() - before) < 0.05 * before)
    tester.settle()
    #expect(y == 4000)
  }

  @Test func `A finger that stops an animated offset taps nothing, and adds its fling`() {
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap")
    scrollView.addGestureRecognizer(tap)
    func animate() {
      scrollView.contentOffset.y = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scrollView.contentOffset.y = 3000
      }
      tester.advance(by: 0.3)
    }
    animate()
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let place = y
    tester.advance(by: 0.05)
    #expect(y == place)
    finger.up()
    #expect(tester.transcript.lines == [])
    func reach(_ start: () -> Void) -> CGFloat {
      start()
      let finger = tester.finger(downAt: CGPoint(x: 100, y: 400))
      finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
      let lift = y
      finger.up()
      tester.settle()
      return y - lift
    }
    let alone = reach { scrollView.contentOffset.y = 0 }
    #expect(reach(animate) > alone * 1.5)
  }

  @Test func `A dragging finger replaces an animated offset where it is`() {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.drag(to: CGPoint(x: 100, y: 300), over: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scrollView.contentOffset.y = 3000
    }
    tester.advance(by: 0.3)
    let place = y
    #expect(place > 500)
    finger.move(by: 0, -1)
    #expect(abs(y - place) <= 1)
    finger.move(by: 0, -9)
    #expect(abs(y - place - 9) < 1.01)
    finger.up()
  }

  @Test func `A finger catches an animated scale, and a pinch continues from there`() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let rig = ScrollRig(content: content.bounds.size).zoomable(from: 0.5, to: 4)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      rig.scrollView.setZoomScale(3, animated: false)
    }
    rig.tester.advance(by: 0.5)
    let before = rig.visible
    #expect(before.width < 300 && before.width > 120)
    let a = rig.tester.finger(downAt: CGPoint(x: 100, y: 200))
    #expect(rig.isShowing(before))
    rig.tester.advance(by: 0.2)
    #expect(rig.isShowing(before))
    #expect(abs(rig.scrollView.zoomScale - 320 / before.width) < 1e-9)
    let b = rig.tester.finger(downAt: CGPoint(x: 200, y: 260))
    var last = rig.visible
    for _ in 0..<20 {
      rig.tester.advance(by: 1.0 / 60)
      rig.tester.together {
        a.move(by: -1, 0)
        b.move(by: 1, 0)
      }
      #expect(abs(rig.visible.width - last.width) < 6 && abs(rig.visible.minX - last.minX) < 4)
      last = rig.visible
    }
    #expect(last.width < before.width)
    a.up()
    b.up()
    rig.tester.settle()
    #expect(rig.isAtRest)
  }
}
