import Testing
import TouchKit
import TouchTesting

/// What a host may send by mistake, and what comes of it.
@Suite struct BadSampleTests {
  private let tester = TouchTester()
  private let probe: Probe

  init() {
    probe = Probe("probe", in: tester)
    probe.isTalkative = true
    tester.window.onDiagnostic = { [tester] in
      if case .sample(let sample, let fault) = $0 {
        tester.transcript.note("finger \(sample.id) \(fault)")
      }
    }
  }

  private func send(
    _ phase: UITouch.Phase, id: Int = 1, x: CGFloat = 0, time: TimeInterval? = nil,
    _ change: (inout TouchSample) -> Void = { _ in }
  ) {
    var sample = TouchSample(
      id: id, phase: phase, location: CGPoint(x: x, y: 0), timestamp: time ?? tester.now)
    change(&sample)
    tester.window.send([sample])
  }

  @Test func `Values that are not finite are dropped, and the touch continues`() {
    send(.began)
    send(.moved) { $0.location.x = .nan }
    send(.moved) { $0.location.y = .infinity }
    send(.moved) { $0.timestamp = .nan }
    send(.moved) { $0.force = -.infinity }
    send(.moved) { $0.radius = .nan }
    send(.moved) { $0.altitude = .nan }
    send(.moved) { $0.azimuth = .nan }
    send(.ended)
    expect(
      """
      0.000 probe sees began 1
      0.000 finger 1 notFinite
      0.000 finger 1 notFinite
      0.000 finger 1 notFinite
      0.000 finger 1 notFinite
      0.000 finger 1 notFinite
      0.000 finger 1 notFinite
      0.000 finger 1 notFinite
      0.000 probe sees ended 1
      """)
  }

  @Test func `Values out of range are dropped too, so that the clock continues`() {
    send(.began, x: 1e200)
    send(.began, time: 1e300)
    send(.began) { $0.force = 1e9 }
    expect(
      """
      0.000 finger 1 outOfRange
      0.000 finger 1 outOfRange
      0.000 finger 1 outOfRange
      """)
    #expect(tester.now == 0)
  }

  @Test func `A finger that begins twice has lost its end: it is cancelled and begins again`() {
    send(.began)
    send(.began, x: 5)
    send(.ended, x: 5)
    expect(
      """
      0.000 probe sees began 1
      0.000 finger 1 beganTwice
      0.000 probe sees cancelled 1
      0.000 probe sees began 1
      0.000 probe sees ended 1
      """)
  }

  @Test func `The same twice in one report`() {
    let began = TouchSample(id: 1, phase: .began, location: .zero, timestamp: 0)
    var ended = began
    ended.phase = .ended
    tester.window.send([began, began, ended, ended])
    expect(
      """
      0.000 probe sees began 1
      0.000 finger 1 beganTwice
      0.000 probe sees cancelled 1
      0.000 probe sees began 1
      0.000 probe sees ended 1
      0.000 finger 1 unknownTouch
      """)
  }

  @Test func `What a finger does that is not down is refused`() {
    send(.moved)
    send(.ended)
    send(.cancelled)
    send(.stationary)
    expect(
      """
      0.000 finger 1 unknownTouch
      0.000 finger 1 unknownTouch
      0.000 finger 1 unknownTouch
      0.000 finger 1 unknownTouch
      """)
  }

  @Test func `Sixty-four fingers are followed, the sixty-fifth is refused with all it does`() {
    probe.isTalkative = false
    for id in 1...65 { send(.began, id: id) }
    send(.moved, id: 65)
    #expect(probe.numberOfTouches == 64)
    expect(
      """
      0.000 finger 65 tooManyTouches
      0.000 finger 65 unknownTouch
      """)
    send(.ended, id: 64)
    send(.began, id: 65)
    #expect(probe.numberOfTouches == 64)
    tester.window.cancelTouches()
    #expect(probe.numberOfTouches == 0)
  }

  @Test func `Events older than the clock count from now, and time never runs back`() {
    tester.advance(by: 10)
    var times: [TimeInterval] = []
    probe.onBegan = { times.append($0.event!.timestamp) }
    probe.onMoved = { times.append($0.event!.timestamp) }
    send(.began, time: 9.99)
    send(.moved, time: 9.95)
    send(.moved, time: 10.5)
    #expect(times == [9.99, 9.99, 10.5])
    #expect(tester.now == 10.5)
  }

  @Test func `What an action sends is delivered after the event`() {
    let drag = Probe.drag("drag", in: tester)
    drag.isTalkative = true
    tester.view.removeGestureRecognizer(probe)
    drag.addAction { [tester] in
      guard $0.state == .began else { return }
      tester.window.send([
        TouchSample(id: 2, phase: .began, location: .zero, timestamp: tester.now)
      ])
      tester.window.cancelTouches()
      tester.transcript.note("sent")
    }
    send(.began)
    send(.moved)
    expect(
      """
      0.000 drag sees began 1
      0.000 drag sees moved 1
      0.000 drag began
      0.000 sent
      0.000 drag sees began 2
      0.000 drag changed
      0.000 drag sees cancelled 1+2
      0.000 drag cancelled
      0.000 drag reset
      """)
  }

  @Test func `What a timer sends while input is processed comes after that input`() {
    tester.window.clock.after(0.5) { [self] in send(.began, id: 9, time: 0.5) }
    tester.window.send([
      TouchSample(id: 1, phase: .began, location: .zero, timestamp: 0.4),
      TouchSample(id: 2, phase: .began, location: .zero, timestamp: 0.6),
    ])
    expect(
      """
      0.600 probe sees began 1+2
      0.600 probe sees began 9
      """)
  }

  @Test func `A report of nothing is no event`() {
    tester.window.send([])
    expect("")
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
