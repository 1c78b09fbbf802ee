import Testing
import TouchKit
import TouchTesting

/// Recognizers that wait for each other's failure.
@Suite struct CircleTests {
  private let tester = TouchTester()

  private func circle(_ count: Int) -> [Probe] {
    let probes = (0..<count).map { Probe.lift("\($0)", in: tester) }
    for index in 0..<count { probes[index].require(toFail: probes[(index + 1) % count]) }
    return probes
  }

  @Test(arguments: [2, 3, 5])
  func `In a circle the one that asked first is recognized`(count: Int) {
    _ = circle(count)
    tester.finger(downAt: .zero).up()
    #expect(tester.transcript.lines.first == "0.000 0 ended")
    #expect(tester.transcript.lines.filter { $0.hasSuffix("ended") }.count == 1)
    #expect(tester.transcript.lines.filter { $0.hasSuffix("reset") }.count == count)
  }

  @Test func `A circle in which one fails is resolved`() {
    let probes = circle(3)
    probes[1].onEnded = { $0.state = .failed }
    tester.finger(downAt: .zero).up()
    // 0 waited for 1, which failed: it begins, and 2 waited for 0.
    expect(
      """
      0.000 0 ended
      0.000 0 reset
      0.000 1 reset
      0.000 2 reset
      """)
  }

  @Test func `A circle waits for a recognizer outside of it that one of its members waits for`() {
    let probes = circle(2)
    let outside = Probe("outside", in: tester)
    probes[0].require(toFail: outside)
    probes[1].require(toFail: outside)
    tester.finger(downAt: .zero).up()
    expect("")
    outside.state = .failed
    expect(
      """
      0.000 0 ended
      0.000 0 reset
      0.000 1 reset
      0.000 outside reset
      """)
  }

  @Test func `Where the first has to wait for an outsider, the next in the circle goes`() {
    let probes = circle(2)
    let outside = Probe("outside", in: tester)
    probes[0].require(toFail: outside)
    tester.finger(downAt: .zero).up()
    #expect(tester.transcript.lines.first == "0.000 1 ended")
  }

  @Test func `A circle that is closed while its members wait is opened too`() {
    let first = Probe.lift("first", in: tester)
    let second = Probe.lift("second", in: tester)
    let third = Probe("third", in: tester)
    first.require(toFail: second)
    second.require(toFail: third)
    tester.finger(downAt: .zero).up()
    second.require(toFail: first)
    third.state = .failed
    #expect(tester.transcript.lines.first == "0.000 first ended")
  }

  @Test func `Delegates that answer in a circle leave no recognizer waiting`() {
    let decider = Decider()
    decider.requiresFailure = { _, _ in true }
    for name in ["a", "b", "c", "d"] {
      Probe.lift(name, in: tester).delegate = decider
    }
    // `weak`, so it has to outlive them.
    withExtendedLifetime(decider) { tester.finger(downAt: .zero).up() }
    #expect(tester.transcript.lines.filter { $0.hasSuffix("ended") } == ["0.000 a ended"])
    #expect(tester.transcript.lines.filter { $0.hasSuffix("reset") }.count == 4)
  }

  // Looking for circles along every path would take longer than anybody waits.
  @Test func `Twenty that all wait for each other are answered, and asked once each`() {
    let probes = (0..<20).map { Probe.lift("\($0)", in: tester) }
    var questions = 0
    for probe in probes {
      probe.requiresFailure = { _ in
        questions += 1
        return true
      }
    }
    tester.finger(downAt: .zero).up()
    #expect(tester.transcript.lines.first == "0.000 0 ended")
    #expect(questions <= 20 * 19)
  }

  @Test func `Who has a finger of its own elsewhere does not keep a circle closed`() {
    let other = Witness("other", in: tester, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let view = Witness("view", in: tester, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outside = Probe("outside", in: tester, on: other)
    let (a, b) = (
      Probe.lift("a", in: tester, on: view), Probe.lift("b", in: tester, on: view)
    )
    a.require(toFail: b)
    b.require(toFail: a)
    for probe in [a, b] { probe.require(toFail: outside) }
    _ = tester.finger(downAt: CGPoint(x: 110, y: 10))
    tester.finger(downAt: CGPoint(x: 10, y: 10)).up()
    #expect(tester.transcript.lines.contains("0.000 a ended"))
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
