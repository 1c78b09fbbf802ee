import Testing
import TouchKit
import TouchTesting

/// What real recognizers do, whether they should or not.
@Suite struct HabitTests {
  private let tester = TouchTester()

  /// Sees every change of its state, as people do who override it.
  private final class Observer: UIGestureRecognizer {
    var seen: [State] = []
    override var state: State {
      didSet { seen.append(state) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      if state == .possible { state = .began }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .ended
    }
  }

  @Test func `An override of state sees every change, the arbiter's too`() {
    let observer = Observer()
    tester.view.addGestureRecognizer(observer)
    let finger = tester.finger(downAt: .zero)
    for _ in 1...3 { finger.move(by: 1, 0) }
    finger.up()
    #expect(observer.seen == [.began, .changed, .ended, .possible])
  }

  @Test func `It sees that it was prevented, and that a request was not answered`() {
    let winner = Probe("winner", in: tester)
    winner.onBegan = { $0.state = .ended }
    let observer = Observer()
    tester.view.addGestureRecognizer(observer)
    let finger = tester.finger(downAt: .zero)
    observer.state = .changed
    finger.up()
    #expect(observer.seen == [.failed, .failed, .possible])
  }

  /// Keeps some changes to itself.
  private final class Censor: UIGestureRecognizer {
    override var state: State {
      get { super.state }
      set { if newValue != .failed, newValue != .possible { super.state = newValue } }
    }
  }

  @Test func `An override that swallows a change does not stop the arbiter`() {
    let winner = Probe("winner", in: tester)
    winner.onBegan = { $0.state = .ended }
    let censor = Censor()
    tester.view.addGestureRecognizer(censor)
    let finger = tester.finger(downAt: .zero)
    #expect(censor.state == .failed)
    finger.up()
    #expect(censor.state == .possible)
  }

  /// Switches itself off as soon as it begins.
  private final class Suicide: UIGestureRecognizer {
    override var state: State {
      didSet { if state == .began { isEnabled = false } }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      state = .began
    }
  }

  @Test func `An override that switches the recognizer off leaves it possible`() {
    let suicide = tester.watch(Suicide(), named: "suicide")
    tester.view.addGestureRecognizer(suicide)
    let finger = tester.finger(downAt: .zero)
    finger.move(by: 1, 0)
    #expect(suicide.state == .possible)
    suicide.isEnabled = true
    finger.up()
    tester.settle()
    expect("")
  }

  @Test func `Possible may be set by oneself, and reset called`() {
    let probe = Probe.lift("lift", in: tester)
    probe.onReset = { $0.state = .possible }
    probe.onBegan = {
      $0.state = .possible
      $0.reset()
    }
    tester.finger().tap(at: .zero)
    expect(
      """
      0.000 lift reset
      0.050 lift ended
      0.050 lift reset
      """)
  }

  @Test func `Cancelled in the first touch means failed`() {
    let probe = Probe("probe", in: tester)
    probe.onBegan = { $0.state = .cancelled }
    tester.finger(downAt: .zero)
      .up()
    expect("0.000 probe reset")
  }

  @Test func `A recognizer may fail itself from a timer`() {
    let probe = Probe("probe", in: tester)
    let waiting = Probe.lift("waiting", in: tester)
    waiting.require(toFail: probe)
    probe.onBegan = { probe in probe.clock?.after(0.3) { probe.state = .failed } }
    tester.finger().tap(at: .zero)
    tester.advance(by: 1)
    expect(
      """
      0.300 waiting ended
      0.300 probe reset
      0.300 waiting reset
      """)
  }

  @Test func `A recognizer without any finger may fail, and is reset`() {
    let probe = Probe("probe", in: tester)
    probe.state = .failed
    expect("0.000 probe reset")
    #expect(probe.state == .possible)
  }

  /// Hands its touches to a recognizer that is in no view.
  private final class Forwarder: UIGestureRecognizer {
    let inner: UIGestureRecognizer
    init(_ inner: UIGestureRecognizer) {
      self.inner = inner
      super.init(target: nil, action: nil)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      inner.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      inner.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      inner.touchesEnded(touches, with: event)
    }
    override func reset() {
      inner.state = .possible
      inner.reset()
    }
  }

  @Test func `A recognizer in no view follows the touches that are forwarded to it`() {
    let probe = Probe("inner", in: tester)
    tester.view.removeGestureRecognizer(probe)
    probe.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
    probe.onEnded = { $0.state = .ended }
    let forwarder = Forwarder(probe)
    tester.view.addGestureRecognizer(forwarder)
    for _ in 1...2 {
      let finger = tester.finger(downAt: .zero)
      finger.move(by: 1, 0)
      finger.move(by: 1, 0)
      finger.up()
      forwarder.state = .failed
    }
    expect(
      """
      0.000 inner began
      0.000 inner changed
      0.000 inner ended
      0.000 inner reset
      0.000 inner began
      0.000 inner changed
      0.000 inner ended
      0.000 inner reset
      """)
  }

  /// Says that it is somewhere else.
  private final class Elsewhere: UITapGestureRecognizer {
    override func location(in view: UIView?) -> CGPoint {
      CGPoint(x: 1, y: 2)
    }
  }

  @Test func `An override of location is what clients see`() {
    let tap = tester.watch(Elsewhere(), named: "tap") { "\($0.location(in: nil))" }
    tester.view.addGestureRecognizer(tap)
    tester.finger().tap(at: CGPoint(x: 50, y: 50))
    expect("0.050 tap ended \(CGPoint(x: 1, y: 2))")
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
