import Testing
import TouchKit
import TouchTesting

/// Who may begin, and who gets a touch at all.
@Suite struct PermissionTests {
  private let tester = TouchTester()
  private let decider = Decider()

  @Test func `A delegate that refuses makes the recognizer fail, and is asked once`() {
    let drag = Probe.drag("drag", in: tester)
    drag.delegate = decider
    decider.mayBegin = { _ in false }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.move(by: 5, 0)
    #expect(drag.state == .failed)
    #expect(decider.beginQuestions == 1)
    finger.up()
    expect("0.000 drag reset")
  }

  @Test func `It is asked in the possible state, and once for a gesture that has to wait`() {
    let blocker = Probe("blocker", in: tester)
    let drag = Probe.drag("drag", in: tester)
    drag.require(toFail: blocker)
    drag.delegate = decider
    decider.mayBegin = { $0.state == .possible }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.move(by: 5, 0)
    blocker.state = .failed
    #expect(drag.state == .began)
    #expect(decider.beginQuestions == 1)
  }

  @Test func `The view is asked first, and its no is enough`() {
    let view = Witness("view", in: tester)
    view.mayBegin = { _ in false }
    let drag = Probe.drag("drag", in: tester, on: view)
    drag.delegate = decider
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(drag.state == .failed)
    #expect(decider.beginQuestions == 0)
  }

  @Test func `Nobody else is prevented by one that may not begin`() {
    let refused = Probe.drag("refused", in: tester)
    let other = Probe.drag("other", in: tester)
    refused.delegate = decider
    decider.mayBegin = { _ in false }
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(other.state == .began)
  }

  @Test func `A recognizer gets the touches that its delegate lets it have`() {
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    probe.delegate = decider
    decider.receives = { $1.location(in: nil).x < 50 }
    _ = tester.finger(downAt: CGPoint(x: 100, y: 0))
    _ = tester.finger(downAt: CGPoint(x: 10, y: 0))
    expect("0.000 probe sees began 2")
    #expect(decider.touchQuestions == 2)
    #expect(probe.numberOfTouches == 1)
  }

  @Test func `The touch has its view and its tap count when the delegate is asked`() {
    let view = Witness("view", in: tester)
    let probe = Probe("probe", in: tester)
    probe.delegate = decider
    var seen: [Int] = []
    decider.receives = { _, touch in
      if touch.view === view, touch.window === tester.window { seen.append(touch.tapCount) }
      return true
    }
    tester.finger().tap(at: .zero)
    tester.finger().tap(at: .zero)
    #expect(seen == [1, 2])
  }

  @Test func `Touches of other kinds are not seen`() {
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    probe.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    _ = tester.finger(downAt: .zero)
    let pencil = tester.finger()
    pencil.kind = .pencil
    pencil.down(at: .zero)
    expect("0.000 probe sees began 2")
  }

  @Test(arguments: [true, false])
  func `A gesture is made of one kind of touch unless it may be mixed`(isExclusive: Bool) {
    let probe = Probe("probe", in: tester)
    probe.requiresExclusiveTouchType = isExclusive
    _ = tester.finger(downAt: .zero)
    let pencil = tester.finger()
    pencil.kind = .pencil
    pencil.down(at: .zero)
    #expect(probe.numberOfTouches == (isExclusive ? 1 : 2))
  }

  @Test func `A delegate may remove the recognizer while it is asked`() {
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    probe.delegate = decider
    decider.receives = { recognizer, _ in
      tester.view.removeGestureRecognizer(recognizer)
      return true
    }
    tester.finger().tap(at: .zero)
    expect("")
    #expect(probe.state == .possible)
  }

  @Test func `A delegate that switches it off while it is asked to begin does no harm`() {
    let drag = Probe.drag("drag", in: tester)
    drag.delegate = decider
    decider.mayBegin = {
      $0.isEnabled = false
      return true
    }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.up()
    expect("0.000 drag reset")
  }

  @Test func `A recognizer without a delegate may do everything, and nothing beside another`() {
    let first = Probe.drag("first", in: tester)
    let second = Probe.drag("second", in: tester)
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(first.state == .began)
    #expect(second.state == .failed)
  }

  @Test func `One that is switched off while its touch is being handed out does not get it`() {
    let victim = Probe("victim", in: tester)
    victim.isTalkative = true
    let killer = Probe("killer", in: tester)
    killer.delegate = decider
    decider.receives = { _, _ in
      victim.isEnabled = false
      return true
    }
    _ = tester.finger(downAt: .zero)
    expect("")
    #expect(victim.numberOfTouches == 0)
  }

  /// Takes only what two fingers do.
  private final class Pair: UIGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool {
      event.allTouches?.count == 2
    }
  }

  @Test func `The subclass and then the delegate are asked about the event, before the touch`() {
    let pair = Pair()
    pair.delegate = decider
    tester.view.addGestureRecognizer(pair)
    var asked = 0
    decider.receivesEvent = { _, event in
      asked += 1
      return event.allTouches?.contains { $0.location(in: nil).x == 50 } == true
    }
    let first = tester.finger(downAt: .zero)
    #expect(asked == 0 && pair.numberOfTouches == 0)
    let second = tester.finger(downAt: CGPoint(x: 20, y: 0))
    #expect(asked == 1 && pair.numberOfTouches == 0)
    second.up()
    #expect(decider.touchQuestions == 0)
    _ = tester.finger(downAt: CGPoint(x: 50, y: 0))
    #expect(decider.touchQuestions == 1 && pair.numberOfTouches == 1)
    first.up()
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
