import Testing
import TouchTesting
import UIKit

// Taps, presses and holds.
@MainActor @Suite final class TouchRecognizerTests: RecognizerStage {
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

  @Test func `Snapping tap: an override of location(in:) is what everybody reads`() {
    tester.watch(add(SnappingTapGestureRecognizer()), named: "tap", .location)
    tester.tap(at: CGPoint(x: 48, y: 133))
    expect("0.050 tap ended 40 140")
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
