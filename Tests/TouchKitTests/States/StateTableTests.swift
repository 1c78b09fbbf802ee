import Testing
import TouchKit
import TouchTesting

typealias State = UIGestureRecognizer.State

private let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]

@Suite struct StateTableTests {
  // What a recognizer's state is after it was in the first and asked for the second, and whether
  // that was reported as illegal; "-" for unchanged.
  private static let table: [(from: State, [String])] = [
    // to: possible, began, changed, ended, cancelled, failed
    (.possible, ["-", "began", "began", "ended", "failed", "failed"]),
    (.began, ["illegal", "illegal", "changed", "ended", "cancelled", "illegal"]),
    (.changed, ["illegal", "illegal", "-", "ended", "cancelled", "illegal"]),
    (.ended, ["illegal", "illegal", "illegal", "illegal", "illegal", "illegal"]),
    (.cancelled, ["illegal", "illegal", "illegal", "illegal", "illegal", "illegal"]),
    (.failed, ["illegal", "illegal", "illegal", "illegal", "illegal", "illegal"]),
  ]

  @Test(arguments: 0..<36)
  func `Every assignment does what the table says, and no more`(pair: Int) {
    let (from, row) = Self.table[pair / 6]
    let to = states[pair % 6]
    let tester = TouchTester()
    let probe = Probe("probe", in: tester)
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 10))
    for step in Self.way(to: from) { probe.state = step }
    #expect(probe.state == from)

    var reports: [String] = []
    tester.window.onDiagnostic = { if case .illegal = $0 { reports.append("illegal") } }
    probe.state = to
    let outcome = probe.state == from ? reports.first ?? "-" : "\(probe.state)"
    #expect(outcome == row[pair % 6], "\(from) → \(to)")
    // Whatever it was, the recognizer comes out of it.
    finger.cancel()
    tester.settle()
    #expect(probe.state == .possible)
  }

  private static func way(to state: State) -> [State] {
    switch state {
    case .possible: []
    case .began: [.began]
    case .changed: [.began, .changed]
    case .ended: [.ended]
    case .cancelled: [.began, .cancelled]
    case .failed: [.failed]
    }
  }

  @Test func `Recognized is another name of ended`() {
    #expect(State.recognized == .ended)
  }

  @Test func `A recognizer that asks for nothing but changed begins, changes and ends`() {
    let tester = TouchTester()
    let probe = Probe("turn", in: tester)
    probe.onMoved = { $0.state = .changed }
    probe.onEnded = { $0.state = .ended }
    let finger = tester.finger(downAt: .zero)
    for _ in 1...3 { finger.move(by: 5, 0) }
    finger.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.000 turn began
          0.000 turn changed
          0.000 turn changed
          0.000 turn ended
          0.000 turn reset
          """) == nil)
    // The same for one that somebody drives by hand.
    let detached = Probe("detached", in: tester)
    tester.view.removeGestureRecognizer(detached)
    detached.state = .changed
    #expect(detached.state == .began)
    detached.state = .changed
    #expect(detached.state == .changed)
  }

  @Test func `To fail in the middle of a gesture is illegal, and ends it with its last finger`() {
    let tester = TouchTester()
    let probe = Probe.drag("drag", in: tester)
    probe.onMoved = { $0.state = $0.state == .possible ? .began : .failed }
    probe.onEnded = { _ in }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.move(by: 5, 0)
    finger.move(by: 5, 0)
    finger.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.000 drag began
          0.000 drag changed
          0.000 drag changed
          0.000 drag cancelled
          0.000 drag reset
          """) == nil)
  }

  @Test func `That end comes with the last touch of all, those that it ignores included, and once`()
  {
    let tester = TouchTester()
    let probe = Probe.drag("drag", in: tester)
    probe.onBegan = { probe in
      for touch in probe.seen where touch.identifier == 2 { probe.ignore(touch, for: probe.event!) }
    }
    probe.onMoved = { $0.state = $0.state == .possible ? .began : .failed }
    probe.onEnded = { _ in }
    let finger = tester.finger(downAt: .zero)
    let ignored = tester.finger(downAt: CGPoint(x: 50, y: 0))
    finger.move(by: 5, 0)
    finger.move(by: 5, 0)
    finger.up()
    #expect(probe.state == .changed)
    ignored.up()
    #expect(probe.state == .possible)
    #expect(tester.transcript.lines.suffix(2) == ["0.000 drag cancelled", "0.000 drag reset"])
    // The next gesture is not ended by what the one before asked for.
    probe.onMoved = { if $0.state == .possible { $0.state = .began } }
    let next = tester.finger(downAt: .zero)
    next.move(by: 5, 0)
    next.up()
    #expect(probe.state == .changed)
    tester.settle()
  }
}
