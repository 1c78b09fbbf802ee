import Testing
import TouchKit
import TouchTesting

/// What a view hears of its touches, beside recognizers that take, delay or leave them.
@Suite struct ViewDeliveryTests {
  private let tester = TouchTester()
  private let view: Witness

  init() {
    view = Witness("view", in: tester)
  }

  @Test func `A view without recognizers gets everything, in one call for each event`() {
    let (a, b) = (tester.finger(), tester.finger())
    tester.together {
      a.down(at: .zero)
      b.down(at: CGPoint(x: 20, y: 0))
    }
    tester.together {
      a.move(by: 1, 0)
      b.move(by: 1, 0)
    }
    a.move(by: 1, 0)
    tester.together {
      a.up()
      b.cancel()
    }
    expect(
      """
      0.000 view hears began 1+2
      0.000 view hears moved 1+2
      0.000 view hears moved 1
      0.000 view hears ended 1
      0.000 view hears cancelled 2
      """)
  }

  @Test func `A recognized gesture cancels its touches for the view, all in one event`() {
    let drag = Probe.drag("drag", in: tester)
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    finger.move(by: 1, 0)
    finger.up()
    expect(
      """
      0.000 view hears began 1
      0.000 view hears cancelled 1
      0.000 drag began
      0.000 drag changed
      0.000 drag ended
      0.000 drag reset
      """)
    _ = drag
  }

  @Test func `With cancelsTouchesInView off it leaves them`() {
    let drag = Probe.drag("drag", in: tester)
    drag.cancelsTouchesInView = false
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    finger.up()
    expect(
      """
      0.000 view hears began 1
      0.000 drag began
      0.000 view hears moved 1
      0.000 drag ended
      0.000 view hears ended 1
      0.000 drag reset
      """)
  }

  @Test func `delaysTouchesBegan: the view gets the touch-down when the recognizer has failed`() {
    let probe = Probe("probe", in: tester)
    probe.delaysTouchesBegan = true
    var places: [CGFloat] = []
    view.onTouch = { view, _ in places.append(view.lastTouch!.location(in: nil).x) }
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 10))
    finger.move(by: 7, 0)
    expect("")
    probe.state = .failed
    finger.move(by: 1, 0)
    finger.up()
    expect(
      """
      0.000 view hears began 1
      0.000 view hears moved 1
      0.000 view hears moved 1
      0.000 view hears ended 1
      0.000 probe reset
      """)
    // Late, but where it was; and where it has gone since right after it.
    #expect(places == [10, 17, 18, 18])
  }

  @Test func `delaysTouchesBegan: where it is recognized the view gets nothing at all`() {
    let drag = Probe.drag("drag", in: tester)
    drag.delaysTouchesBegan = true
    drag.cancelsTouchesInView = false
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    finger.up()
    expect(
      """
      0.000 drag began
      0.000 drag ended
      0.000 drag reset
      """)
  }

  @Test func `delaysTouchesBegan: a short touch is sent complete, after the failure`() {
    let probe = Probe("probe", in: tester)
    probe.delaysTouchesBegan = true
    tester.finger().tap(at: .zero)
    expect("")
    tester.advance(by: 0.1)
    probe.state = .failed
    expect(
      """
      0.150 view hears began 1
      0.150 view hears ended 1
      0.150 probe reset
      """)
  }

  @Test func `delaysTouchesEnded: the view gets the lift when the recognizer has failed`() {
    let probe = Probe("probe", in: tester)
    tester.finger().tap(at: .zero)
    tester.advance(by: 0.1)
    probe.state = .failed
    expect(
      """
      0.000 view hears began 1
      0.150 view hears ended 1
      0.150 probe reset
      """)
  }

  @Test func `delaysTouchesEnded: where it is recognized the touch is cancelled for the view`() {
    let probe = Probe("probe", in: tester)
    tester.finger().tap(at: .zero)
    tester.advance(by: 0.1)
    probe.state = .ended
    expect(
      """
      0.000 view hears began 1
      0.150 view hears cancelled 1
      0.150 probe ended
      0.150 probe reset
      """)
  }

  @Test func `With delaysTouchesEnded off the view gets the lift at once`() {
    let probe = Probe("probe", in: tester)
    probe.delaysTouchesEnded = false
    tester.finger().tap(at: .zero)
    expect(
      """
      0.000 view hears began 1
      0.050 view hears ended 1
      """)
    probe.state = .ended
    #expect(tester.transcript.lines.count == 4)
  }

  @Test func `A double tap delays both lifts, and cancels both touches`() {
    let double = tester.watch(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    tester.view.addGestureRecognizer(double)
    tester.finger().tap(at: .zero)
    tester.advance(by: 0.1)
    tester.finger().tap(at: .zero)
    expect(
      """
      0.000 view hears began 1
      0.150 view hears began 2
      0.200 view hears cancelled 1
      0.200 view hears cancelled 2
      0.200 double ended
      """)
  }

  @Test func `A double tap that comes to nothing lets the lift go when its time is over`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    tester.view.addGestureRecognizer(double)
    tester.finger().tap(at: .zero)
    tester.advance(by: 1)
    expect(
      """
      0.000 view hears began 1
      0.400 view hears ended 1
      """)
  }

  @Test func `A hover recognizer delays nothing`() {
    tester.view.addGestureRecognizer(UIHoverGestureRecognizer())
    tester.finger().tap(at: .zero)
    expect(
      """
      0.000 view hears began 1
      0.050 view hears ended 1
      """)
  }

  @Test func `Without multiple touch the view gets one finger, recognizers all`() {
    view.isMultipleTouchEnabled = false
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    probe.delaysTouchesEnded = false
    let (a, b) = (tester.finger(downAt: .zero), tester.finger(downAt: CGPoint(x: 9, y: 0)))
    b.move(by: 1, 0)
    a.up()
    // The first has lifted; a new finger is heard of, the second one is not.
    let c = tester.finger(downAt: .zero)
    tester.together {
      b.up()
      c.up()
    }
    expect(
      """
      0.000 probe sees began 1
      0.000 view hears began 1
      0.000 probe sees began 2
      0.000 probe sees moved 2
      0.000 probe sees ended 1
      0.000 view hears ended 1
      0.000 probe sees began 3
      0.000 view hears began 3
      0.000 probe sees ended 2+3
      0.000 view hears ended 3
      """)
  }

  @Test func `Two fingers that come down at once count one after the other`() {
    view.isMultipleTouchEnabled = false
    let (a, b) = (tester.finger(), tester.finger())
    tester.together {
      a.down(at: .zero)
      b.down(at: CGPoint(x: 9, y: 0))
    }
    expect("0.000 view hears began 1")
  }

  @Test func `An exclusive view keeps others from hearing, and waits for its turn itself`() {
    let exclusive = Witness(
      "exclusive", in: tester, frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    exclusive.isExclusiveTouch = true
    let (inside, outside) = (CGPoint(x: 110, y: 10), CGPoint(x: 10, y: 10))
    let a = tester.finger(downAt: inside)
    let b = tester.finger(downAt: outside)
    let c = tester.finger(downAt: inside)
    a.up()
    b.up()
    c.up()
    let d = tester.finger(downAt: outside)
    let e = tester.finger(downAt: inside)
    d.up()
    e.up()
    expect(
      """
      0.000 exclusive hears began 1
      0.000 exclusive hears began 3
      0.000 exclusive hears ended 1
      0.000 exclusive hears ended 3
      0.000 view hears began 4
      0.000 view hears ended 4
      """)
  }

  @Test func `What a view does not handle goes up the responder chain`() {
    view.passesOn = true
    let child = Witness("child", in: tester, on: view)
    child.passesOn = true
    tester.finger().tap(at: .zero)
    expect(
      """
      0.000 child hears began 1
      0.000 view hears began 1
      0.050 child hears ended 1
      0.050 view hears ended 1
      """)
  }

  @Test func `Cancelling everything cancels every touch, for recognizers and views`() {
    let drag = Probe.drag("drag", in: tester)
    drag.cancelsTouchesInView = false
    let a = tester.finger(downAt: .zero)
    _ = tester.finger(downAt: CGPoint(x: 9, y: 0))
    a.move(by: 1, 0)
    tester.transcript.clear()
    tester.window.cancelTouches()
    expect(
      """
      0.000 drag cancelled
      0.000 view hears cancelled 1+2
      0.000 drag reset
      """)
    #expect(tester.window.clock.isIdle)
  }

  @Test func `A running gesture delays no finger that comes later`() {
    let drag = Probe.drag("drag", in: tester)
    drag.delaysTouchesBegan = true
    drag.cancelsTouchesInView = false
    tester.finger(downAt: .zero).move(by: 5, 0)
    tester.transcript.clear()
    _ = tester.finger(downAt: CGPoint(x: 50, y: 0))
    expect(
      """
      0.000 drag changed
      0.000 view hears began 2
      """)
  }

  @Test func `A recognizer delays no touch that it ignores`() {
    let probe = Probe("probe", in: tester)
    probe.onBegan = { probe in
      for touch in probe.seen where touch.identifier == 2 { probe.ignore(touch, for: probe.event!) }
    }
    _ = tester.finger(downAt: .zero)
    tester.finger(downAt: CGPoint(x: 50, y: 0)).up()
    expect(
      """
      0.000 view hears began 1
      0.000 view hears began 2
      0.000 view hears ended 2
      """)
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
