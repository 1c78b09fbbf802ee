import Testing
import TouchKit
import TouchTesting

/// Recognizers that are switched off, added and taken away in the middle of a gesture.
@Suite struct WithdrawalTests {
  private let tester = TouchTester()

  @Test func `Switching off cancels a gesture, and one switched on again waits for a new touch`() {
    let drag = Probe.drag("drag", in: tester)
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    drag.isEnabled = false
    drag.isEnabled = true
    finger.move(by: 5, 0)
    finger.up()
    tester.finger(downAt: .zero).move(by: 5, 0)
    expect(
      """
      0.000 drag began
      0.000 drag cancelled
      0.000 drag reset
      0.000 drag began
      """)
  }

  @Test func `Switched off and on in its own action, it is cancelled once`() {
    let drag = Probe.drag("drag", in: tester)
    drag.addAction {
      guard $0.state == .changed else { return }
      $0.isEnabled = false
      $0.isEnabled = true
    }
    let finger = tester.finger(downAt: .zero)
    for _ in 1...4 { finger.move(by: 5, 0) }
    finger.up()
    expect(
      """
      0.000 drag began
      0.000 drag changed
      0.000 drag cancelled
      0.000 drag reset
      """)
  }

  @Test func `Actions after the one that disabled the recognizer see only its end`() {
    let drag = Probe.drag("drag", in: tester)
    drag.addAction { if $0.state == .began { $0.isEnabled = false } }
    var heard: [State] = []
    drag.addAction { heard.append($0.state) }
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(heard == [.cancelled])
  }

  @Test func `Switched off before it begins, it fails, and those that waited for it go`() {
    let blocker = Probe("blocker", in: tester)
    let drag = Probe.drag("drag", in: tester)
    drag.require(toFail: blocker)
    tester.finger(downAt: .zero).move(by: 5, 0)
    blocker.isEnabled = false
    expect(
      """
      0.000 blocker reset
      0.000 drag began
      """)
  }

  @Test func `A recognizer that is off gets no touches and cannot begin`() {
    let probe = Probe("probe", in: tester)
    probe.isTalkative = true
    probe.isEnabled = false
    let finger = tester.finger(downAt: .zero)
    probe.state = .began
    finger.up()
    expect("")
    #expect(probe.state == .possible)
  }

  @Test func `One that is added in the middle sees the touches that come after it`() {
    let finger = tester.finger(downAt: .zero)
    let late = Probe("late", in: tester)
    late.isTalkative = true
    finger.move(by: 5, 0)
    let second = tester.finger(downAt: .zero)
    tester.together {
      finger.move(by: 5, 0)
      second.move(by: 5, 0)
    }
    expect(
      """
      0.000 late sees began 2
      0.000 late sees moved 2
      """)
  }

  @Test func `One that is removed during its gesture is cancelled while it still has its view`() {
    let drag = Probe.drag("drag", in: tester)
    var views: [Bool] = []
    drag.addAction { views.append($0.view === tester.view) }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    tester.view.removeGestureRecognizer(drag)
    finger.move(by: 5, 0)
    finger.up()
    expect(
      """
      0.000 drag began
      0.000 drag cancelled
      0.000 drag reset
      """)
    #expect(views == [true, true])
    #expect(drag.view == nil)
  }

  @Test func `It may remove itself in its own action, and others continue`() {
    let decider = Decider()
    decider.together = { _, _ in true }
    let leaver = Probe.drag("leaver", in: tester)
    let other = Probe.drag("other", in: tester)
    leaver.delegate = decider
    leaver.addAction { if $0.state == .began { $0.view?.removeGestureRecognizer($0) } }
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.move(by: 5, 0)
    finger.up()
    expect(
      """
      0.000 leaver began
      0.000 leaver cancelled
      0.000 leaver reset
      0.000 other began
      0.000 other changed
      0.000 other ended
      0.000 other reset
      """)
    withExtendedLifetime((decider, other)) {}
  }

  @Test func `It may remove others in the middle of an event`() {
    let killer = Probe("killer", in: tester)
    let victim = Probe("victim", in: tester)
    victim.isTalkative = true
    killer.onMoved = { _ in tester.view.removeGestureRecognizer(victim) }
    tester.finger(downAt: .zero).move(by: 5, 0)
    expect(
      """
      0.000 victim sees began 1
      0.000 victim reset
      """)
  }

  @Test func `A view that leaves ends its recognizers; those of its superviews keep the touch`() {
    let child = Witness("child", in: tester)
    let inner = Probe("inner", in: tester, on: child)
    inner.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
    inner.mayPrevent = { _ in false }
    let outer = Probe.drag("outer", in: tester)
    outer.mayPrevent = { _ in false }
    inner.cancelsTouchesInView = false
    outer.cancelsTouchesInView = false
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    child.removeFromSuperview()
    finger.move(by: 5, 0)
    finger.up()
    expect(
      """
      0.000 child hears began 1
      0.000 inner began
      0.000 outer began
      0.000 child hears moved 1
      0.000 child hears cancelled 1
      0.000 inner cancelled
      0.000 inner reset
      0.000 outer changed
      0.000 outer ended
      0.000 outer reset
      """)
  }

  @Test func `A view may remove itself in an action, and in its touch methods`() {
    let child = Witness("child", in: tester)
    child.onTouch = { view, _ in view.removeFromSuperview() }
    let drag = Probe.drag("drag", in: tester, on: child)
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    finger.up()
    expect(
      """
      0.000 child hears began 1
      0.000 child hears cancelled 1
      0.000 drag reset
      """)
    tester.transcript.clear()
    child.onTouch = { _, _ in }
    tester.view.addSubview(child)
    drag.addAction { $0.view?.removeFromSuperview() }
    let second = tester.finger(downAt: .zero)
    second.move(by: 5, 0)
    second.up()
    expect(
      """
      0.000 child hears began 2
      0.000 child hears cancelled 2
      0.000 drag began
      0.000 drag cancelled
      0.000 drag reset
      """)
  }

  @Test func `A recognizer can move to another view in the middle of its gesture`() {
    let child = Witness("child", in: tester)
    let drag = Probe.drag("drag", in: tester)
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 5, 0)
    child.addGestureRecognizer(drag)
    #expect(drag.state == .possible)
    finger.up()
    tester.transcript.clear()
    let second = tester.finger(downAt: .zero)
    second.move(by: 5, 0)
    expect(
      """
      0.000 child hears began 2
      0.000 child hears cancelled 2
      0.000 drag began
      """)
  }

  @Test func `A view that outlives its window can be used in another one`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let probe = Probe("probe", in: tester, on: view)
    probe.onMoved = { if $0.state == .possible { $0.state = .began } }
    func useUp() {
      let other = TouchTester()
      other.view.addSubview(view)
      other.finger(downAt: .zero).move(by: 5, 0)
      // What is still to be drawn keeps its window.
      other.advance(by: 0.1)
      window = other.window
    }
    weak var window: UIWindow?
    useUp()
    #expect(window == nil)
    tester.transcript.clear()
    tester.view.addSubview(view)
    #expect(probe.state == .possible)
    tester.finger(downAt: .zero).move(by: 5, 0)
    expect(
      """
      0.000 probe reset
      0.000 probe began
      """)
  }

  @Test func `One that is switched off and on again starts nothing new in the same event`() {
    let drag = Probe("drag", in: tester)
    drag.onMoved = {
      $0.isEnabled = false
      $0.isEnabled = true
      $0.state = .began
    }
    tester.finger(downAt: .zero).move(by: 5, 0)
    #expect(drag.state == .possible)
    expect("0.000 drag reset")
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
