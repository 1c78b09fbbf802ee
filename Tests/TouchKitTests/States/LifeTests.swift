import Testing
import TouchKit
import TouchTesting

@Suite struct LifeTests {
  private let tester = TouchTester()

  @Test func `A gesture that has begun changes by itself with each event`() {
    _ = Probe.drag("drag", in: tester)
    let finger = tester.finger(downAt: .zero)
    for _ in 1...4 {
      tester.advance(by: 0.1)
      finger.move(by: 1, 0)
    }
    tester.advance(by: 0.1)
    finger.up()
    expect(
      """
      0.100 drag began
      0.200 drag changed
      0.300 drag changed
      0.400 drag changed
      0.500 drag ended
      0.500 drag reset
      """)
  }

  @Test func `An event in which everything happens to a recognizer sends one action`() {
    let drag = Probe.drag("drag", in: tester)
    drag.isTalkative = true
    let (a, b) = (tester.finger(downAt: .zero), tester.finger(downAt: CGPoint(x: 9, y: 0)))
    a.move(by: 1, 0)
    tester.transcript.clear()
    let c = tester.finger()
    tester.together {
      a.move(by: 1, 0)
      b.up()
      c.down(at: CGPoint(x: 50, y: 0))
    }
    expect(
      """
      0.000 drag sees began 3
      0.000 drag sees moved 1
      0.000 drag sees ended 2
      0.000 drag changed
      """)
  }

  @Test func `The final state stays until the last touch has ended, then comes one reset`() {
    let probe = Probe("probe", in: tester)
    probe.onMoved = { $0.state = .ended }
    let (a, b) = (tester.finger(downAt: .zero), tester.finger(downAt: CGPoint(x: 9, y: 0)))
    a.move(by: 1, 0)
    #expect(probe.state == .ended)
    a.up()
    #expect(probe.state == .ended)
    let late = tester.finger(downAt: CGPoint(x: 20, y: 0))
    b.up()
    #expect(probe.state == .ended)
    #expect(probe.resets == 0)
    late.up()
    #expect(probe.state == .possible)
    #expect(probe.resets == 1)
  }

  @Test func `A recognizer that has failed sees nothing more of its touches`() {
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    probe.onBegan = { $0.state = .failed }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    let second = tester.finger(downAt: CGPoint(x: 9, y: 0))
    finger.up()
    second.up()
    let third = tester.finger(downAt: .zero)
    third.up()
    expect(
      """
      0.000 probe sees began 1
      0.000 probe reset
      0.000 probe sees began 3
      0.000 probe reset
      """)
  }

  @Test func `No action is sent for possible and for failed`() {
    let probe = Probe("probe", in: tester)
    probe.onMoved = { $0.state = .failed }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    finger.up()
    expect("0.000 probe reset")
  }

  @Test func `A gesture that begins and changes in one event sends began`() {
    let probe = Probe("probe", in: tester)
    probe.onMoved = {
      $0.state = .began
      $0.state = .changed
    }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    #expect(probe.state == .began)
    expect("0.000 probe began")
  }

  @Test func `One that begins and ends in one event sends ended, once`() {
    let probe = Probe("probe", in: tester)
    probe.onMoved = {
      $0.state = .began
      $0.state = .ended
    }
    tester.finger(downAt: .zero).move(by: 1, 0)
    expect("0.000 probe ended")
  }

  @Test func `One that begins and is cancelled in one event sends nothing`() {
    let probe = Probe("probe", in: tester)
    probe.onMoved = {
      $0.state = .began
      $0.state = .cancelled
    }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    #expect(probe.state == .cancelled)
    finger.up()
    expect("0.000 probe reset")
  }

  @Test func `An action that asks for changed does not call itself`() {
    let drag = Probe.drag("drag", in: tester)
    drag.addAction { if $0.state.isActive { $0.state = .changed } }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    finger.move(by: 1, 0)
    finger.up()
    expect(
      """
      0.000 drag began
      0.000 drag changed
      0.000 drag ended
      0.000 drag reset
      """)
  }

  @Test func `A gesture can be ended from within its own action, and all actions get the end`() {
    let drag = Probe.drag("drag", in: tester)
    drag.addAction { if $0.state == .began { $0.state = .ended } }
    var second: [State] = []
    drag.addAction { second.append($0.state) }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    finger.move(by: 1, 0)
    finger.up()
    expect(
      """
      0.000 drag began
      0.000 drag ended
      0.000 drag reset
      """)
    #expect(second == [.ended])
  }

  @Test func `A reset that asks for a state is not answered`() {
    let probe = Probe.lift("lift", in: tester)
    probe.onReset = { $0.state = .ended }
    tester.finger().tap(at: .zero)
    expect(
      """
      0.050 lift ended
      0.050 lift reset
      """)
    #expect(probe.state == .possible)
  }

  @Test func `A timer that fires between two touches has its action sent at once`() {
    let probe = Probe("probe", in: tester)
    probe.onBegan = { probe in probe.clock?.after(0.2) { probe.state = .began } }
    probe.onEnded = { $0.state = .ended }
    let finger = tester.finger(downAt: .zero)
    tester.advance(by: 0.3)
    finger.move(by: 1, 0)
    finger.up()
    expect(
      """
      0.200 probe began
      0.300 probe changed
      0.300 probe ended
      0.300 probe reset
      """)
  }

  @Test func `A timer that is due before an event fires before it`() {
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    probe.onBegan = { probe in probe.clock?.after(0.2) { probe.state = .failed } }
    tester.window.send([TouchSample(id: 1, phase: .began, location: .zero, timestamp: 0)])
    tester.window.send([TouchSample(id: 1, phase: .moved, location: .zero, timestamp: 0.3)])
    expect("0.000 probe sees began 1")
    #expect(probe.state == .failed)
  }

  @Test func `What is begun without any finger is cancelled after a while`() {
    let probe = Probe("probe", in: tester)
    probe.state = .began
    tester.advance(by: 10)
    expect(
      """
      0.000 probe began
      2.000 probe cancelled
      2.000 probe reset
      """)
  }

  @Test
  func `A recognizer that stays possible without a finger is closed, and follows the next touches`()
  {
    let probe = Probe("probe", in: tester)
    let finger = tester.finger(downAt: .zero)
    finger.up()
    tester.advance(by: 10)
    #expect(tester.window.clock.isIdle)
    probe.onEnded = { $0.state = .ended }
    tester.finger(downAt: .zero).up()
    expect(
      """
      10.000 probe ended
      10.000 probe reset
      """)
  }

  @Test func `A gesture can be set to changed between two events`() {
    let drag = Probe.drag("drag", in: tester)
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    finger.move(by: 1, 0)
    tester.advance(by: 0.1)
    drag.state = .changed
    drag.state = .changed
    expect(
      """
      0.000 drag began
      0.000 drag changed
      0.100 drag changed
      0.100 drag changed
      """)
  }

  @Test func `One that begins because another fails in the event changes with the next`() {
    let blocker = Probe("blocker", in: tester)
    let drag = Probe.drag("drag", in: tester)
    drag.require(toFail: blocker)
    drag.onBegan = { $0.state = .began }
    blocker.onMoved = { $0.state = .failed }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    finger.move(by: 1, 0)
    expect(
      """
      0.000 drag began
      0.000 drag changed
      """)
  }

  @Test func `A second gesture that begins and is cancelled in one event sends nothing either`() {
    let probe = Probe.drag("drag", in: tester)
    let first = tester.finger(downAt: .zero)
    first.move(by: 1, 0)
    first.up()
    tester.transcript.clear()
    probe.onMoved = {
      $0.state = .began
      $0.state = .cancelled
    }
    let second = tester.finger(downAt: .zero)
    second.move(by: 1, 0)
    second.up()
    expect("0.000 drag reset")
  }

  @Test func `In its action a recognized gesture has the touches that it is made of`() {
    let probe = Probe.lift("lift", in: tester)
    var found: [String] = []
    probe.addAction { found.append("\($0.numberOfTouches) \($0.location(ofTouch: 0, in: nil).x)") }
    // The middle, too, of two that lift one after the other.
    probe.onEnded = { if $0.location(in: nil).x == 20 { $0.state = .ended } }
    let (a, b) = (
      tester.finger(downAt: CGPoint(x: 10, y: 0)), tester.finger(downAt: CGPoint(x: 30, y: 0))
    )
    tester.together {
      a.up()
      b.up()
    }
    #expect(found == ["2 10.0"])
  }

  @Test func `Where no touch is left, the location is that of the last ones`() {
    let probe = Probe.drag("drag", in: tester)
    probe.onEnded = { _ in }
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 0))
    finger.move(by: 5, 0)
    finger.up()
    #expect(probe.numberOfTouches == 0)
    #expect(probe.location(in: nil) == CGPoint(x: 15, y: 0))
  }

  @Test func `What a view does in a delayed call takes effect before the reset`() {
    let view = Witness("view", in: tester)
    let slow = Probe("slow", in: tester)
    let probe = Probe("probe", in: tester)
    probe.mayBePrevented = { _ in false }
    probe.delaysTouchesEnded = false
    view.onTouch = { _, phase in if phase == .ended { probe.state = .ended } }
    tester.finger(downAt: .zero).up()
    tester.advance(by: 0.1)
    slow.state = .failed
    expect(
      """
      0.000 view hears began 1
      0.100 view hears ended 1
      0.100 slow reset
      0.100 probe ended
      0.100 probe reset
      """)
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
