import Testing
import TouchKit
import TouchTesting

/// A gesture that is over, or that came to nothing, leaves nothing behind for the next one.
@Suite struct AfreshTests {
  private let tester = TouchTester()

  private func add<R: UIGestureRecognizer>(
    _ recognizer: R, _ name: String, _ values: @escaping (R) -> String = { _ in "" }
  ) {
    tester.watch(recognizer, named: name) { values($0) }
    tester.view.addGestureRecognizer(recognizer)
  }

  private func text(_ point: CGPoint) -> String {
    "\(Int(point.x)) \(Int(point.y))"
  }

  // MARK: Taps

  @Test func `A tap of two fingers after one that a single finger began`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    add(tap, "tap") { text($0.location(in: nil)) }
    // One finger that wanders off, one that lifts alone, and two of which one wanders off when the
    // other has lifted.
    let lone = tester.finger(downAt: CGPoint(x: 10, y: 10))
    lone.move(by: 100, 0)
    lone.up()
    tester.tap(at: CGPoint(x: 10, y: 10))
    let (a, b) = (
      tester.finger(downAt: CGPoint(x: 10, y: 10)), tester.finger(downAt: CGPoint(x: 50, y: 10))
    )
    a.up()
    b.move(by: 100, 0)
    b.up()
    expect("")
    tester.advance(by: 0.95)
    tester.tap(at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    expect("1.050 tap ended 150 100")
  }

  @Test func `A double tap after half a one elsewhere, and after a whole one`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    add(double, "double")
    tester.tap(at: CGPoint(x: 10, y: 10))
    tester.advance(by: 0.95)
    tester.doubleTap(at: CGPoint(x: 200, y: 200))
    tester.advance(by: 0.1)
    // The third and the fourth tap are a double tap; the third alone is none.
    tester.doubleTap(at: CGPoint(x: 200, y: 200))
    expect(
      """
      1.200 double ended
      1.500 double ended
      """)
  }

  @Test func `Where nothing came of it no timer is left`() {
    let (tap, press, swipe) = (
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer()
    )
    for recognizer in [tap, press, swipe] { tester.view.addGestureRecognizer(recognizer) }
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 10))
    finger.move(by: -60, 0)
    finger.up()
    #expect(tester.window.clock.nextDue == nil)
  }

  // MARK: Drags

  @Test func `The second pan is like the first`() {
    let pan = UIPanGestureRecognizer()
    add(pan, "pan") { text($0.translation(in: nil)) + " at " + text($0.location(in: nil)) }
    for _ in 1...2 {
      tester.transcript.clear()
      let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
      finger.move(by: 12, 0)
      let second = tester.finger(downAt: CGPoint(x: 200, y: 100))
      second.move(by: 10, 0)
      second.up()
      finger.up()
      expect(
        """
        0.000 pan began 2 0 at 112 100
        0.000 pan changed 2 0 at 112 100
        0.000 pan changed 7 0 at 117 100
        0.000 pan changed 7 0 at 117 100
        0.000 pan ended 7 0 at 117 100
        """)
      #expect(pan.translation(in: nil) == .zero)
    }
    tester.transcript.clear()
    let finger = tester.finger(downAt: CGPoint(x: 50, y: 50))
    finger.move(by: 9, 0)
    expect("")
    finger.move(by: 3, 0)
    expect("0.000 pan began 2 0 at 62 50")
  }

  @Test func `The second pinch is like the first`() {
    let pinch = UIPinchGestureRecognizer()
    add(pinch, "pinch") { "\(($0.scale * 1000).rounded() / 1000) at " + text($0.location(in: nil)) }
    for _ in 1...2 {
      tester.transcript.clear()
      let left = tester.finger(downAt: CGPoint(x: 100, y: 100))
      let right = tester.finger(downAt: CGPoint(x: 200, y: 100))
      #expect(pinch.scale == 1)
      #expect(pinch.velocity == 0)
      right.move(by: 8.7 + 108.7, 0)
      let third = tester.finger(downAt: CGPoint(x: 150, y: 300))
      left.up()
      third.up()
      right.up()
      expect(
        """
        0.000 pinch began 2.0 at 208 100
        0.000 pinch changed 2.0 at 208 100
        0.000 pinch changed 2.0 at 208 100
        0.000 pinch changed 2.0 at 208 100
        0.000 pinch ended 2.0 at 208 100
        """)
      #expect(pinch.scale == 1)
    }
    // Inwards after outwards: the hysteresis is that of this pinch.
    tester.transcript.clear()
    let left = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let right = tester.finger(downAt: CGPoint(x: 208.7, y: 100))
    right.move(by: -8.7 - 50, 0)
    #expect(tester.transcript.lines == ["0.000 pinch began 0.5 at 125 100"])
    left.up()
    right.up()
  }

  @Test func `The second rotation is like the first`() {
    let rotation = UIRotationGestureRecognizer()
    add(rotation, "rotation") {
      "\(Int(($0.rotation * 180 / .pi).rounded())) at " + text($0.location(in: nil))
    }
    for _ in 1...2 {
      tester.transcript.clear()
      let center = tester.finger(downAt: CGPoint(x: 100, y: 100))
      let turning = tester.finger(downAt: CGPoint(x: 200, y: 100))
      #expect(rotation.rotation == 0)
      #expect(rotation.velocity == 0)
      turning.move(to: CGPoint(x: 200, y: 200))
      let third = tester.finger(downAt: CGPoint(x: 300, y: 300))
      center.up()
      third.up()
      turning.up()
      expect(
        """
        0.000 rotation began 35 at 150 150
        0.000 rotation changed 35 at 150 150
        0.000 rotation changed 35 at 150 150
        0.000 rotation changed 35 at 150 150
        0.000 rotation ended 35 at 150 150
        """)
      #expect(rotation.rotation == 0)
    }
  }

  @Test func `A swipe after one that came to nothing, and after one`() {
    let swipe = UISwipeGestureRecognizer()
    add(swipe, "swipe") { text($0.location(in: nil)) }
    tester.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100), over: 0.1)
    #expect(swipe.location(in: nil).x != 200)
    tester.advance(by: 0.3)
    // The time of the first is up during the second.
    let second = tester.finger(downAt: CGPoint(x: 10, y: 100))
    tester.advance(by: 0.2)
    second.drag(to: CGPoint(x: 110, y: 100), over: 0.1)
    second.up()
    let slow = tester.finger(downAt: CGPoint(x: 10, y: 100))
    slow.drag(to: CGPoint(x: 110, y: 100), over: 3)
    slow.up()
    expect("0.650 swipe ended 10 100")
  }

  @Test func `What lifts together and lands again at once has no scale, no rotation, no velocity`()
  {
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    for recognizer in [pinch, rotation] {
      recognizer.cancelsTouchesInView = false
      tester.view.addGestureRecognizer(recognizer)
    }
    let decider = Decider()
    decider.together = { _, _ in true }
    pinch.delegate = decider
    withExtendedLifetime(decider) {
      tester.pinch(
        at: CGPoint(x: 160, y: 240), from: 100, to: 300, turningBy: .pi / 2, over: 0.2)
    }
    #expect(pinch.scale == 1 && rotation.rotation == 0)
    _ = tester.finger(downAt: CGPoint(x: 100, y: 100))
    _ = tester.finger(downAt: CGPoint(x: 200, y: 100))
    #expect(pinch.scale == 1 && rotation.rotation == 0)
    #expect(pinch.velocity == 0 && rotation.velocity == 0)
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
