import Testing
import TouchTesting
import UIKit

// Recognizers in the manner of those that people publish, and what they do when fingers come.
@MainActor @Suite struct RecognizerTests {
  let tester = TouchTester()

  private func add<R: UIGestureRecognizer>(_ recognizer: R) -> R {
    tester.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func expect(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      tester.transcript.difference(from: expected) == nil, sourceLocation: sourceLocation)
    tester.transcript.clear()
  }

  private func degrees(_ radians: CGFloat) -> String {
    Transcript.text(radians * 180 / .pi)
  }

  @Test func `Knob: the angle of one finger about the middle`() {
    let knob = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    tester.view.addSubview(knob)
    let recognizer = KnobGestureRecognizer()
    tester.watch(recognizer, named: "knob") { degrees($0.touchAngle) }
    knob.addGestureRecognizer(recognizer)
    let finger = tester.finger(downAt: CGPoint(x: 190, y: 150))
    finger.move(to: CGPoint(x: 150, y: 190))
    finger.move(to: CGPoint(x: 110, y: 150))
    finger.up()
    expect(
      """
      0.000 knob began 90
      0.000 knob changed 180
      0.000 knob ended 180
      """)
  }

  @Test func `Collecting: touches are among any objects`() {
    let recognizer = add(CollectingGestureRecognizer())
    tester.watch(recognizer, named: "collecting") { "\($0.objects.count)" }
    let first = tester.finger(downAt: CGPoint(x: 100, y: 100))
    let second = tester.finger(downAt: CGPoint(x: 200, y: 100))
    #expect(recognizer.objects.count == 2)
    #expect(recognizer.objects.allSatisfy { $0.isEqual($0) && $0 is UITouch })
    first.up()
    #expect(recognizer.objects.count == 1)
    second.up()
    expect("0.000 collecting ended 0")
  }

  @Test func `Circle: closed and round enough`() {
    tester.watch(add(CircleGestureRecognizer()), named: "circle") {
      Transcript.text($0.fit?.radius.rounded() ?? 0)
    }
    let round = (0...24).map { step -> CGPoint in
      let angle = CGFloat(step) / 24 * 2 * .pi
      return CGPoint(x: 160 + 80 * cos(angle), y: 240 + 80 * sin(angle))
    }
    tester.draw(round, over: 0.8)
    expect("0.800 circle ended 80")
    tester.draw(
      [
        CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50), CGPoint(x: 250, y: 90),
        CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 50),
      ], over: 0.8)
    expect("")
  }

  @Test func `Check mark: down and up to the right, ended above the start`() {
    tester.watch(add(CheckmarkGestureRecognizer()), named: "check")
    let mark = [CGPoint(x: 100, y: 200), CGPoint(x: 130, y: 240), CGPoint(x: 200, y: 120)]
    tester.draw(mark, over: 0.4)
    expect("0.400 check ended")
    tester.draw(mark.reversed(), over: 0.4)
    tester.draw(Array(mark.prefix(2)), over: 0.4)
    expect("")
    // A second finger is left out, and the first goes on; one of two at once is none.
    let first = tester.finger(downAt: mark[0])
    first.drag(to: mark[1], over: 0.2)
    first.drag(to: mark[2], over: 0.2)
    first.up()
    expect("1.600 check ended")
    tester.tap(at: [mark[0], mark[1]])
    expect("")
  }

  @Test func `Tickle: recognized with the finger still down, once a touch`() {
    tester.watch(add(TickleGestureRecognizer()), named: "tickle", .touches)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 200))
    for _ in 0..<4 {
      finger.drag(to: CGPoint(x: 160, y: 200), over: 0.1)
      finger.drag(to: CGPoint(x: 100, y: 200), over: 0.1)
    }
    finger.up()
    expect("0.350 tickle ended 1")
    tester.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 200, y: 200), over: 0.2)
    expect("")
  }

  @Test func `Force press: begins at its threshold, can be felt, ends when the finger eases off`() {
    let press = ForcePressGestureRecognizer(target: nil, action: nil, threshold: 0.5)
    tester.watch(add(press), named: "press") { Transcript.text($0.forceFactor) }
    let finger = tester.finger()
    finger.force = 0.4
    finger.down(at: CGPoint(x: 50, y: 50))
    finger.press(1.2)
    finger.press(1.6)
    finger.press(0.2)
    finger.press(1.6)
    finger.up()
    tester.tap(at: CGPoint(x: 50, y: 50))
    expect(
      """
      0.000 feedback impact heavy 0.6
      0.000 press began 0.6
      0.000 press changed 0.8
      0.000 press ended 0.1
      """)
  }

  @Test func `Touch down: recognized at once, beside anything else`() {
    tester.watch(add(TouchDownGestureRecognizer()), named: "down")
    tester.watch(add(UITapGestureRecognizer()), named: "tap")
    tester.tap(at: CGPoint(x: 50, y: 50))
    expect(
      """
      0.000 down ended
      0.050 tap ended
      """)
  }

  @Test func `One-finger rotation: follows the finger round the middle of its view`() {
    let recognizer = OneFingerRotationGestureRecognizer()
    tester.watch(recognizer, named: "turn") { degrees($0.rotation) }
    tester.view.addGestureRecognizer(recognizer)
    let finger = tester.finger(downAt: CGPoint(x: 260, y: 240))
    finger.move(to: CGPoint(x: 160, y: 340))
    finger.move(to: CGPoint(x: 60, y: 240))
    finger.move(to: CGPoint(x: 160, y: 140))
    finger.up()
    expect(
      """
      0.000 turn began 90
      0.000 turn changed 180
      0.000 turn changed -90
      0.000 turn ended -90
      """)
    tester.tap(at: [CGPoint(x: 60, y: 60), CGPoint(x: 90, y: 60)])
    expect("")
  }

  @Test func `Axis-locked pan: looks before it lets its superclass see anything`() {
    tester.watch(
      add(AxisLockedPanGestureRecognizer(axis: .horizontal)), named: "across", .translation)
    tester.watch(
      add(AxisLockedPanGestureRecognizer(axis: .vertical)), named: "down", .translation)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 3, 1)
    finger.move(by: 3, 1)
    finger.move(by: 14, 0)
    finger.move(by: 10, 10)
    finger.up()
    tester.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), over: 0.03)
    let names = tester.transcript.lines.map { $0.split(separator: " ")[1] }
    #expect(Set(names.prefix(3)) == ["across"])
    #expect(Set(names.dropFirst(3)) == ["down"])
    let lines = tester.transcript.lines.map { $0.split(separator: " ")[2] }
    #expect(lines == ["began", "changed", "ended", "began", "changed", "ended"])
  }

  @Test func `Delayed touch: a timer begins it`() {
    tester.watch(add(DelayedTouchGestureRecognizer()), named: "delayed", .location)
    tester.hold(at: CGPoint(x: 50, y: 60), for: 0.25)
    let finger = tester.finger(downAt: CGPoint(x: 50, y: 60))
    tester.advance(by: 0.35)
    finger.move(by: 5, 0)
    finger.up()
    tester.advance(by: 1)
    expect(
      """
      0.550 delayed began 50 60
      0.600 delayed changed 55 60
      0.600 delayed ended 55 60
      """)
  }

  @Test func `Multi-finger hold: exactly three, for half a second`() {
    tester.watch(add(MultiFingerHoldGestureRecognizer()), named: "hold", .touches)
    let places = [CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 50), CGPoint(x: 150, y: 50)]
    tester.tap(at: places, for: 0.4)
    tester.tap(at: places + [CGPoint(x: 200, y: 50)], for: 0.7)
    tester.tap(at: Array(places.prefix(2)), for: 0.7)
    tester.tap(at: places, for: 0.7)
    expect(
      """
      2.300 hold began 3
      2.500 hold ended 0
      """)
  }

  @Test func `Two-finger swipe: both the same way`() {
    tester.watch(add(TwoFingerSwipeGestureRecognizer()), named: "swipe") {
      "\($0.direction.map { "\($0)" } ?? "")"
    }
    func swipe(_ first: CGVector, _ second: CGVector) {
      let fingers = [tester.finger(), tester.finger()]
      tester.together {
        fingers[0].down(at: CGPoint(x: 100, y: 200))
        fingers[1].down(at: CGPoint(x: 180, y: 200))
      }
      for _ in 0..<10 {
        tester.advance(by: 0.01)
        tester.together {
          fingers[0].move(by: first.dx, first.dy)
          fingers[1].move(by: second.dx, second.dy)
        }
      }
      tester.together { for finger in fingers { finger.up() } }
    }
    swipe(CGVector(dx: 0, dy: -9), CGVector(dx: 1, dy: -8))
    swipe(CGVector(dx: 0, dy: -9), CGVector(dx: 0, dy: 9))
    swipe(CGVector(dx: 9, dy: 0), CGVector(dx: 6, dy: 2))
    expect(
      """
      0.050 swipe ended up
      0.270 swipe ended right
      """)
  }

  @Test func `Spiral: counts its turns, by the samples between the frames`() {
    var turns: CGFloat = 0
    let spiral = add(SpiralGestureRecognizer())
    tester.watch(spiral, named: "spiral")
    spiral.addAction { turns = $0.turns }
    let points = (0...96).map { step -> CGPoint in
      let angle = CGFloat(step) / 48 * 2 * .pi
      let radius = 40 + CGFloat(step)
      return CGPoint(x: 160 + radius * cos(angle), y: 240 + radius * sin(angle))
    }
    tester.draw(points, over: 1.6)
    #expect(abs(turns - 2) < 0.15)
    #expect(tester.transcript.lines.first?.hasSuffix("spiral began") == true)
    #expect(tester.transcript.lines.last == "1.600 spiral ended")
  }

  @Test func `Scratch: a long way in a small box`() {
    tester.watch(add(ScratchGestureRecognizer()), named: "scratch") {
      Transcript.text($0.scratchedRect.size.width)
    }
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    for _ in 0..<4 {
      finger.move(by: 40, 2)
      finger.move(by: -40, 2)
    }
    finger.up()
    expect(
      """
      0.000 scratch began 40
      0.000 scratch changed 40
      0.000 scratch changed 40
      0.000 scratch changed 40
      0.000 scratch changed 40
      0.000 scratch ended 40
      """)
  }

  @Test func `Zig-zag: in one go, and in time`() {
    tester.watch(add(ZigZagGestureRecognizer()), named: "zigzag")
    let zigzag = [
      CGPoint(x: 100, y: 100), CGPoint(x: 130, y: 200), CGPoint(x: 160, y: 120),
      CGPoint(x: 190, y: 220),
    ]
    tester.draw(zigzag, over: 0.6)
    expect("0.600 zigzag ended")
    tester.draw(zigzag, over: 1.5)
    tester.draw(Array(zigzag.prefix(3)), over: 0.6)
    expect("")
  }

  private final class Listener: DeepPressDelegate {
    var states: [String] = []

    func deepPress(
      _ recognizer: DeepPressGestureRecognizer, went state: UIGestureRecognizer.State
    ) {
      states.append(state.text)
    }
  }

  @Test func `Deep press: a subclass that overrides state sees every change of it`() {
    let press = add(DeepPressGestureRecognizer())
    let listener = Listener()
    press.listener = listener
    tester.hold(at: CGPoint(x: 50, y: 50), for: 0.5)
    #expect(listener.states == ["began", "changed", "ended", "possible"])
    listener.states = []
    tester.tap(at: CGPoint(x: 50, y: 50))
    #expect(listener.states == ["failed", "possible"])
  }

  @Test func `Pager: a flick is enough, a slow short drag is not, a drag down is not its own`() {
    let pager = add(PagerPanGestureRecognizer())
    var decisions: [String] = []
    pager.onDecision = { decisions.append($0.rawValue) }
    tester.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 180, y: 205), over: 0.1)
    tester.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 60, y: 205), over: 0.5)
    tester.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 300, y: 205), over: 2)
    tester.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 30, y: 400), over: 0.2)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    tester.view.addSubview(control)
    tester.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 100, y: 25), over: 0.1)
    #expect(decisions == ["next", "stay", "previous"])
  }

  @Test func `Immediate pan: begins at the touch-down, and a finger more changes nothing`() {
    tester.watch(add(ImmediatePanGestureRecognizer()), named: "pan", .translation)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 3, 0)
    finger.move(by: 4, 0)
    finger.up()
    expect(
      """
      0.000 pan began 0 0
      0.000 pan changed 3 0
      0.000 pan changed 7 0
      0.000 pan ended 7 0
      """)
  }

  @Test func `Forwarding: a recognizer on no view lives by the touches that it is handed`() {
    let view = ForwardingView(frame: tester.view.bounds)
    tester.view.addSubview(view)
    tester.watch(view.recognizer, named: "shake")
    for _ in 0..<2 {
      let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
      finger.move(by: 60, 0)
      finger.move(by: -60, 0)
      finger.move(by: 60, 0)
      finger.up()
    }
    tester.tap(at: CGPoint(x: 100, y: 100))
    expect(
      """
      0.000 shake began
      0.000 shake changed
      0.000 shake ended
      0.000 shake began
      0.000 shake changed
      0.000 shake ended
      """)
  }

  @Test func `Snapping tap: an override of location(in:) is what everybody reads`() {
    tester.watch(add(SnappingTapGestureRecognizer()), named: "tap", .location)
    tester.tap(at: CGPoint(x: 48, y: 133))
    expect("0.050 tap ended 40 140")
  }

  @Test func `Pencil stroke: a finger is not taken for a pencil`() {
    tester.watch(add(PencilStrokeGestureRecognizer()), named: "stroke") { "\($0.samples.count)" }
    tester.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 90, y: 10), over: 0.05)
    let pencil = tester.finger()
    pencil.kind = .pencil
    pencil.down(at: CGPoint(x: 10, y: 10))
    pencil.move(by: 10, 0)
    pencil.up()
    expect(
      """
      0.050 stroke began 1
      0.050 stroke changed 2
      0.050 stroke ended 3
      """)
  }

  @Test func `Rivals: a delegate's answers by class decide who waits`() {
    let rivals = RivalDelegate()
    let tap = tester.watch(add(UITapGestureRecognizer()), named: "tap")
    let tickle = tester.watch(add(TickleGestureRecognizer()), named: "tickle")
    tap.delegate = rivals
    tester.tap(at: CGPoint(x: 50, y: 50))
    expect("0.050 tap ended")
    #expect(tap.isKind(of: UIGestureRecognizer.self))
    #expect(!tap.isMember(of: UIGestureRecognizer.self))
    #expect(tap.isEqual(tap) && !tap.isEqual(tickle) && tap.hash != tickle.hash)
    #expect(tap.description.hasPrefix("<UITapGestureRecognizer: 0x"))
  }

  @Test func `Rotary control: a control that tracks one finger says its value`() {
    let knob = RotaryControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    tester.view.addSubview(knob)
    knob.addAction(
      UIAction { [transcript = tester.transcript] action in
        guard let knob = action.sender as? RotaryControl else { return }
        transcript.note("value \(Transcript.text(knob.value))")
      }, for: .valueChanged)
    let finger = tester.finger(downAt: CGPoint(x: 190, y: 150))
    #expect(knob.isTracking && knob.state == .highlighted)
    finger.move(to: CGPoint(x: 150, y: 190))
    finger.move(to: CGPoint(x: 110, y: 150))
    finger.up()
    #expect(!knob.isTracking && knob.state == .normal)
    knob.isContinuous = false
    tester.drag(from: CGPoint(x: 190, y: 150), to: CGPoint(x: 150, y: 190), over: 0.1)
    expect(
      """
      0.000 value 0.25
      0.000 value 0.5
      0.100 value 0.75
      """)
  }

  @Test func `Phases have names without a default`() {
    var seen: [String] = []
    let down = add(TouchDownGestureRecognizer())
    down.touchDown = { seen.append("down") }
    let probe = PhaseView(frame: tester.view.bounds)
    probe.onTouch = { seen.append($0.phaseText) }
    tester.view.addSubview(probe)
    down.cancelsTouchesInView = false
    let finger = tester.finger(downAt: CGPoint(x: 5, y: 5))
    finger.move(by: 5, 5)
    finger.cancel()
    #expect(seen == ["down", "began", "moved", "cancelled"])
  }
}

private final class PhaseView: UIView {
  var onTouch: (UITouch) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(onTouch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(onTouch)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(onTouch)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach(onTouch)
  }
}
