import Testing
import TouchKit
import TouchTesting

/// Windows that share a clock.
@Suite struct WindowTests {
  private let tester = TouchTester()

  @Test func `Each window decides for itself, and one clock serves both`() {
    let second = UIWindow(frame: tester.view.bounds, clock: tester.window.clock)
    let here = Probe.drag("here", in: tester)
    let there = Probe.drag("there", in: tester, on: second)
    there.onBegan = { probe in probe.clock?.after(0.5) { probe.state = .began } }
    func send(_ window: UIWindow, _ phase: UITouch.Phase, _ x: CGFloat, _ time: TimeInterval) {
      window.send([
        TouchSample(id: 1, phase: phase, location: CGPoint(x: x, y: 1), timestamp: time)
      ])
    }
    send(tester.window, .began, 0, 0)
    send(second, .began, 0, 0.1)
    // The event in the one window is late enough for the timer in the other.
    send(tester.window, .moved, 5, 0.6)
    send(second, .moved, 5, 0.7)
    send(tester.window, .ended, 5, 0.8)
    send(second, .ended, 5, 0.9)
    #expect(
      tester.transcript.difference(
        from: """
          0.600 there began
          0.600 here began
          0.700 there changed
          0.800 here ended
          0.800 here reset
          0.900 there ended
          0.900 there reset
          """) == nil)
    #expect(here.state == .possible)
  }

  @Test func `A view that moves to another window leaves its touches behind`() {
    let second = UIWindow(frame: tester.view.bounds, clock: tester.window.clock)
    let view = Witness("view", in: tester)
    let drag = Probe.drag("drag", in: tester, on: view)
    let finger = tester.finger(downAt: .zero)
    second.addSubview(view)
    finger.move(by: 5, 0)
    finger.up()
    #expect(drag.state == .possible)
    second.send([TouchSample(id: 7, phase: .began, location: .zero, timestamp: 0)])
    second.send([TouchSample(id: 7, phase: .moved, location: .zero, timestamp: 0)])
    #expect(
      tester.transcript.difference(
        from: """
          0.000 view hears began 1
          0.000 view hears cancelled 1
          0.000 drag reset
          0.000 view hears began 7
          0.000 view hears cancelled 7
          0.000 drag began
          """) == nil)
  }

  @Test func `A touch that outlives its window has no window any more`() {
    func use() -> UITouch {
      let other = TouchTester()
      let probe = Probe("probe", in: other)
      _ = other.finger(downAt: .zero)
      other.advance(by: 0.1)
      return probe.seen.first!
    }
    #expect(use().window == nil)
  }
}
