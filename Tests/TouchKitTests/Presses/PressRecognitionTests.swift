import Testing
import TouchKit
import TouchTesting

/// Buttons: what recognizers make of them.
@Suite struct PressRecognitionTests {
  private let rig = PressRig()
  private var tester: TouchTester { rig.tester }

  @Test func `A tap recognizer recognizes a press of a button that it allows, and no other`() {
    let tap = rig.tap(.select)
    tester.press(.menu)
    tester.press(.select)
    rig.expect("0.200 tap ended")
    #expect(tap.numberOfTouches == 0)
    #expect(tap.location(in: nil) == CGPoint(x: 160, y: 240))
    #expect(tap.state == .possible)
    tester.settle()
    #expect(tester.window.clock.isIdle)
  }

  @Test func `Without allowed buttons a recognizer ignores all`() {
    _ = rig.tap()
    tester.press(.select)
    rig.expect("")
  }

  @Test func `A press that stays down is no tap, but a long press`() {
    let tap = rig.tap(.select)
    let press = tester.watch(UILongPressGestureRecognizer(), named: "press")
    press.allowedPressTypes = tap.allowedPressTypes
    tester.view.addGestureRecognizer(press)
    tester.press(.select)
    tester.press(.select, for: 2)
    rig.expect(
      """
      0.100 tap ended
      0.600 press began
      2.100 press ended
      """)
  }

  @Test func `A long press of no time begins at once, and is cancelled with its button`() {
    let press = tester.watch(UILongPressGestureRecognizer(), named: "press")
    press.minimumPressDuration = 0
    press.allowedPressTypes = [NSNumber(value: UIPress.PressType.playPause.rawValue)]
    tester.view.addGestureRecognizer(press)
    rig.send(.playPause, .began)
    tester.window.cancelTouches()
    rig.expect(
      """
      0.000 press began
      0.000 press cancelled
      """)
    #expect(press.state == .possible)
  }

  @Test func `A hover recognizer follows no press, so no other one waits for it`() {
    let tap = rig.tap(.select)
    let hover = UIHoverGestureRecognizer()
    hover.allowedPressTypes = tap.allowedPressTypes
    tester.view.addGestureRecognizer(hover)
    tap.require(toFail: hover)
    tester.press(.select)
    rig.expect("0.100 tap ended")
    tester.settle()
    #expect(tester.window.clock.isIdle)
  }

  @Test func `A single press waits for the double press by the rules of taps`() {
    let single = rig.tap(.select)
    let double = rig.tap(.select, taps: 2)
    single.require(toFail: double)
    tester.press(.select)
    tester.advance(by: 1)
    tester.press(.select)
    tester.press(.select)
    tester.advance(by: 1)
    rig.expect(
      """
      0.450 tap ended
      1.300 double ended
      """)
  }

  @Test func `Recognizers that share a press exclude each other, a touch beside it is not shared`()
  {
    let first = rig.tap(.select)
    first.name = "first"
    let second = tester.watch(UITapGestureRecognizer(), named: "second")
    second.allowedPressTypes = first.allowedPressTypes
    tester.view.addGestureRecognizer(second)
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan")
    let corner = PressListener("corner", in: tester)
    corner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    corner.addGestureRecognizer(pan)
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 10))
    // The finger is on the view of the taps too; it has failed them before the press comes.
    finger.move(by: 50, 0)
    tester.press(.select)
    finger.move(by: 5, 0)
    finger.up()
    tester.press(.select)
    #expect(
      tester.transcript.lines == [
        "0.000 pan began", "0.100 pan changed", "0.100 pan ended", "0.200 tap ended",
      ])
  }

  @Test func `Delegates are asked for each press, and a recognizer gets its force`() {
    final class Strict: UIGestureRecognizerDelegate {
      var asked = 0
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
      ) -> Bool {
        asked += 1
        return press.type == .select
      }
    }
    let presser = Presser()
    let strict = Strict()
    presser.delegate = strict
    presser.allowedPressTypes = [UIPress.PressType.select, .menu].map {
      NSNumber(value: $0.rawValue)
    }
    tester.view.addGestureRecognizer(presser)
    rig.send(.select, .began, force: 0.25)
    rig.send(.menu, .began)
    rig.send(.select, .changed, force: 0.5)
    #expect(presser.event?.presses(for: presser).map(\.type) == [.select])
    #expect(presser.event?.allPresses.count == 2)
    #expect(presser.event?.allTouches == nil)
    rig.send(.select, .ended)
    rig.send(.menu, .cancelled)
    #expect(
      presser.heard == ["began select 0.25", "changed select 0.5", "ended select 1.0"])
    #expect(strict.asked == 2)
    // Nobody is asked about one that is switched off or decided.
    presser.isEnabled = false
    rig.send(.select, .began)
    rig.send(.select, .ended)
    presser.isEnabled = true
    presser.onBegan = { $0.state = .ended }
    rig.send(.select, .began)
    rig.send(.menu, .began)
    #expect(strict.asked == 3)
    rig.send(.menu, .ended)
    rig.send(.select, .ended)
    #expect(presser.event?.allPresses == [])
  }

  @Test func `A recognizer that is disabled in the middle gets no more of the press`() {
    let presser = Presser()
    presser.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    tester.view.addGestureRecognizer(presser)
    rig.send(.select, .began)
    presser.isEnabled = false
    presser.isEnabled = true
    rig.send(.select, .ended)
    #expect(presser.heard == ["began select 1.0"])
    #expect(presser.state == .possible)
  }
}
