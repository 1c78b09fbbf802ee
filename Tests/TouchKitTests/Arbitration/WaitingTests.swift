import Testing
import TouchKit
import TouchTesting

@Suite struct WaitingTests {
  private let tester = TouchTester()

  @Test func `One that waits stays possible, and begins when the other has failed`() {
    let blocker = Probe("blocker", in: tester)
    let waiting = Probe.drag("waiting", in: tester)
    waiting.require(toFail: blocker)
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    #expect(waiting.state == .possible)
    tester.advance(by: 0.1)
    blocker.state = .failed
    #expect(waiting.state == .began)
    finger.move(by: 5, 0)
    finger.up()
    expect(
      """
      0.100 waiting began
      0.100 waiting changed
      0.100 waiting ended
      0.100 blocker reset
      0.100 waiting reset
      """)
  }

  @Test func `It fails when the other begins`() {
    let blocker = Probe("blocker", in: tester)
    let waiting = Probe.drag("waiting", in: tester)
    waiting.require(toFail: blocker)
    // Being simultaneous does not help.
    let decider = Decider()
    decider.together = { _, _ in true }
    waiting.delegate = decider
    tester.finger(downAt: .zero).move(by: 5, 0)
    blocker.state = .began
    #expect(waiting.state == .failed)
  }

  @Test func `It fails where the other was recognized before`() {
    let blocker = Probe("blocker", in: tester)
    blocker.onBegan = { $0.state = .ended }
    blocker.mayPrevent = { _ in false }
    let waiting = Probe.drag("waiting", in: tester)
    waiting.require(toFail: blocker)
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(waiting.state == .failed)
  }

  @Test func `It fails too where only its delegate knows that it had to wait`() {
    let blocker = Probe("blocker", in: tester)
    blocker.onBegan = { $0.state = .ended }
    blocker.mayPrevent = { _ in false }
    let waiting = Probe.drag("waiting", in: tester)
    let decider = Decider()
    decider.requiresFailure = { $1 === blocker }
    waiting.delegate = decider
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(waiting.state == .failed)
  }

  @Test func `A recognizer does not wait for one that shares no touch with it`() {
    let elsewhere = Witness("view", in: tester, frame: CGRect(x: 200, y: 0, width: 50, height: 50))
    let blocker = Probe("blocker", in: tester, on: elsewhere)
    let waiting = Probe.drag("waiting", in: tester)
    waiting.require(toFail: blocker)
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(waiting.state == .began)
  }

  @Test func `A single tap waits only while a double tap is still possible`() {
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap")
    let double = tester.watch(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    tester.view.addGestureRecognizer(tap)
    tester.view.addGestureRecognizer(double)
    // The second touch-down lies too far away to be a second tap: no need to wait any longer.
    tester.finger().tap(at: CGPoint(x: 10, y: 10))
    tester.advance(by: 0.1)
    let far = tester.finger(downAt: CGPoint(x: 200, y: 10))
    expect("0.150 tap ended")
    far.up()
    tester.advance(by: 1)
    // A double tap that is switched off is no reason either.
    double.isEnabled = false
    tester.transcript.clear()
    tester.finger().tap(at: CGPoint(x: 10, y: 10))
    expect("1.200 tap ended")
  }

  @Test func `Several that wait for one go in the order in which they asked`() {
    let blocker = Probe("blocker", in: tester)
    let names = ["a", "b", "c"]
    let decider = Decider()
    decider.together = { _, _ in true }
    for (index, name) in names.enumerated() {
      let probe = Probe("\(name)", in: tester)
      probe.delegate = decider
      probe.require(toFail: blocker)
      // c asks first, a last.
      probe.onMoved = {
        if $0.location(in: nil).x == CGFloat(3 - index) { $0.state = .began }
      }
    }
    let finger = tester.finger(downAt: .zero)
    for _ in 1...3 { finger.move(by: 1, 0) }
    blocker.state = .failed
    expect(
      """
      0.000 c began
      0.000 b began
      0.000 a began
      """)
  }

  @Test func `A chain of waiting comes undone from its end`() {
    let end = Probe("end", in: tester)
    let middle = Probe.lift("middle", in: tester)
    let start = Probe.lift("start", in: tester)
    start.require(toFail: middle)
    middle.require(toFail: end)
    tester.finger(downAt: .zero).up()
    expect("")
    end.state = .failed
    expect(
      """
      0.000 middle ended
      0.000 end reset
      0.000 middle reset
      0.000 start reset
      """)
  }

  @Test func `One that waits may give up, or be finished meanwhile`() {
    let blocker = Probe("blocker", in: tester)
    let waiting = Probe.drag("waiting", in: tester)
    waiting.require(toFail: blocker)
    waiting.onEnded = { $0.state = .ended }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.up()
    #expect(waiting.state == .possible)
    blocker.state = .failed
    expect(
      """
      0.000 waiting ended
      0.000 blocker reset
      0.000 waiting reset
      """)
    tester.transcript.clear()
    waiting.onEnded = { $0.state = .failed }
    let second = tester.finger(downAt: .zero)
    second.move(by: 5, 0)
    second.up()
    expect("0.000 waiting reset")
  }

  @Test func `Nobody is waited for longer than a while after the last finger has lifted`() {
    let blocker = Probe("blocker", in: tester)
    let waiting = Probe.lift("waiting", in: tester)
    waiting.require(toFail: blocker)
    tester.finger(downAt: .zero).up()
    tester.advance(by: 10)
    expect(
      """
      2.000 waiting ended
      2.000 blocker reset
      2.000 waiting reset
      """)
    #expect(tester.window.clock.isIdle)
  }

  @Test func `A delegate's requirements are asked for once an attempt`() {
    let decider = Decider()
    let blocker = Probe("blocker", in: tester)
    let waiting = Probe.drag("waiting", in: tester)
    waiting.delegate = decider
    decider.requiresFailure = { $1 === blocker }
    for round in 1...2 {
      let finger = tester.finger(downAt: .zero)
      finger.move(by: 5, 0)
      finger.move(by: 5, 0)
      #expect(waiting.state == .possible)
      blocker.state = .failed
      #expect(waiting.state == .began)
      finger.up()
      #expect(decider.requireQuestions == round)
    }
  }

  @Test func `The other's delegate can ask to be waited for`() {
    let decider = Decider()
    let blocker = Probe("blocker", in: tester)
    let waiting = Probe.drag("waiting", in: tester)
    blocker.delegate = decider
    decider.isRequired = { $0 === blocker && $1 === waiting }
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(waiting.state == .possible)
    blocker.state = .failed
    #expect(waiting.state == .began)
  }

  @Test(arguments: [true, false])
  func `A subclass can say whom it waits for, and who has to wait for it`(isOwn: Bool) {
    let blocker = Probe("blocker", in: tester)
    let waiting = Probe.drag("waiting", in: tester)
    var questions = 0
    if isOwn {
      waiting.requiresFailure = {
        questions += 1
        return $0 === blocker
      }
    } else {
      blocker.isRequiredToFail = {
        questions += 1
        return $0 === waiting
      }
    }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.move(by: 5, 0)
    #expect(waiting.state == .possible)
    blocker.state = .failed
    #expect(waiting.state == .began)
    #expect(questions == 1)
  }

  @Test func `It does not wait for one that has a finger of its own elsewhere`() {
    let left = Witness("left", in: tester, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = Witness("right", in: tester, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let blocker = Probe("blocker", in: tester, on: right)
    let drag = Probe.drag("drag", in: tester, on: left)
    drag.require(toFail: blocker)
    _ = tester.finger(downAt: CGPoint(x: 110, y: 10))
    tester.finger(downAt: CGPoint(x: 10, y: 10)).move(by: 5, 0)
    #expect(drag.state == .began)
    #expect(blocker.state == .possible)
  }

  @Test func `Of several that wait the one that asked first wins, whatever it asked for later`() {
    let blocker = Probe("blocker", in: tester)
    for (name, place) in [("a", 2.0), ("b", 1), ("c", 3)] {
      let probe = Probe(name, in: tester)
      probe.require(toFail: blocker)
      probe.onMoved = { if $0.location(in: nil).x == place { $0.state = .began } }
      probe.onEnded = { $0.state = .ended }
    }
    let finger = tester.finger(downAt: .zero)
    for _ in 1...3 { finger.move(by: 1, 0) }
    finger.up()
    blocker.state = .failed
    #expect(tester.transcript.lines.first == "0.000 b ended")
    #expect(tester.transcript.lines.filter { $0.hasSuffix("ended") }.count == 1)
  }

  @Test func `Of two in a view the first goes first where it asked first`() {
    let blocker = Probe("blocker", in: tester)
    for name in ["a", "b"] { Probe.drag(name, in: tester).require(toFail: blocker) }
    tester.finger(downAt: .zero).move(by: 1, 0)
    blocker.state = .failed
    expect("0.000 a began")
  }

  @Test func `It waits no longer for one that ignores the touch which they share`() {
    let blocker = Probe("blocker", in: tester)
    blocker.onMoved = { blocker in
      if blocker.location(in: nil).x > 5 {
        for touch in blocker.seen { blocker.ignore(touch, for: blocker.event!) }
      }
    }
    let drag = Probe.drag("drag", in: tester)
    drag.require(toFail: blocker)
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    expect("")
    finger.move(by: 5, 0)
    expect("0.000 drag began")
  }

  @Test func `One that waits begins when the one it waits for is prevented by a third`() {
    let winner = Probe.drag("winner", in: tester)
    let blocker = Probe("blocker", in: tester)
    let drag = Probe.drag("drag", in: tester)
    drag.require(toFail: blocker)
    drag.mayBePrevented = { _ in false }
    drag.mayPrevent = { _ in false }
    winner.onMoved = { if $0.location(in: nil).x > 5 { $0.state = .began } }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.move(by: 5, 0)
    #expect(winner.state == .began)
    #expect(blocker.state == .failed)
    #expect(drag.state == .began)
  }

  /// One gesture runs on a first finger, another waits on a second one, and a third finger belongs to both.
  private func joined(
    _ body: (_ running: Probe, _ waiting: Probe) -> Void
  ) -> (running: Probe, waiting: Probe, blocker: Probe) {
    let child = Witness("child", in: tester, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let running = Probe.drag("running", in: tester)
    let blocker = Probe("blocker", in: tester, on: child)
    let waiting = Probe.drag("waiting", in: tester, on: child)
    waiting.require(toFail: blocker)
    body(running, waiting)
    let decider = Decider()
    decider.receives = { _, touch in touch.identifier != 2 }
    running.delegate = decider
    tester.finger(downAt: CGPoint(x: 10, y: 10)).move(by: 5, 0)
    tester.finger(downAt: CGPoint(x: 110, y: 10)).move(by: 5, 0)
    _ = tester.finger(downAt: CGPoint(x: 120, y: 10))
    #expect(running.state == .changed)
    #expect(waiting.state == .possible)
    withExtendedLifetime(decider) { blocker.state = .failed }
    return (running, waiting, blocker)
  }

  @Test
  func `One whose wait ends is prevented by a gesture that runs on a finger it got meanwhile`() {
    let (running, waiting, _) = joined { _, _ in }
    #expect(running.state == .changed)
    #expect(waiting.state == .failed)
  }

  @Test func `One whose wait ends fails where another one it must wait for runs on such a finger`()
  {
    let (running, waiting, _) = joined { running, waiting in
      waiting.require(toFail: running)
      waiting.mayBePrevented = { _ in false }
      waiting.mayPrevent = { _ in false }
    }
    #expect(running.state == .changed)
    #expect(waiting.state == .failed)
  }

  @Test func `One that waits is asked about a rival that comes later with a further finger`() {
    let child = Witness("child", in: tester, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let rival = Probe.drag("rival", in: tester, on: child)
    rival.mayPrevent = { _ in false }
    let blocker = Probe("blocker", in: tester)
    let waiting = Probe.drag("waiting", in: tester)
    waiting.require(toFail: blocker)
    waiting.requiresFailure = { $0 === rival }
    tester.finger(downAt: CGPoint(x: 10, y: 10)).move(by: 5, 0)
    tester.finger(downAt: CGPoint(x: 110, y: 10)).move(by: 5, 0)
    #expect(rival.state == .began)
    #expect(waiting.state == .failed)
  }

  @Test func `One that has failed while it waited asks in vain, and that is reported`() {
    let log = GestureLog(listeningTo: tester.window)
    let blocker = Probe("blocker", in: tester)
    let drag = Probe.drag("drag", in: tester)
    drag.require(toFail: blocker)
    tester.finger(downAt: .zero).move(by: 5, 0)
    drag.state = .failed
    drag.state = .ended
    #expect(log.lines.last == "0.000 drag asks for ended in failed, which is ignored")
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
