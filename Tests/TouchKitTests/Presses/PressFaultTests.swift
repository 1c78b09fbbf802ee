import Testing
import TouchKit
import TouchTesting

/// Presses that cannot be, come too late, or cross with touches.
@Suite struct PressFaultTests {
  private let rig = PressRig()
  private var tester: TouchTester { rig.tester }

  @Test func `What cannot be is dropped and reported`() {
    let log = GestureLog(listeningTo: tester.window)
    let view = PressListener("view", in: tester)
    rig.send(.select, .ended)
    rig.send(.select, .began, force: .nan)
    rig.send(.select, .began)
    rig.send(.select, .began)
    rig.send(.select, .ended)
    #expect(
      log.lines == [
        "0.000 press of type 4: is not down, dropped",
        "0.000 press of type 4: a number is not finite, dropped",
        "0.000 press of type 4: began while it was down, dropped",
      ])
    rig.expect(
      """
      0.000 view hears began select
      0.000 view hears ended select
      """)
    _ = view
  }

  @Test func `Touches and presses may be sent from within each other`() {
    let view = PressListener("view", in: tester)
    let tap = rig.tap(.select)
    tap.cancelsTouchesInView = false
    tap.addAction { [tester] _ in
      tester.window.send(presses: [
        PressSample(type: .menu, phase: .began, timestamp: tester.now),
        PressSample(type: .menu, phase: .ended, timestamp: tester.now),
      ])
    }
    tester.press(.select)
    rig.expect(
      """
      0.000 view hears began select
      0.100 tap ended
      0.100 view hears ended select
      0.100 view hears began menu
      0.100 view hears ended menu
      """)
    _ = view
  }

  @Test func `A button that comes up too soon is no long press, and leaves no timer behind`() {
    let press = tester.watch(UILongPressGestureRecognizer(), named: "press")
    press.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    tester.view.addGestureRecognizer(press)
    tester.press(.select)
    #expect(tester.window.clock.nextDue == nil)
    tester.advance(by: 1)
    rig.expect("")
  }

  @Test func `A timer that is due before a press fires before it`() {
    let view = PressListener("view", in: tester)
    tester.window.clock.after(0.2) { [tester] in tester.transcript.note("timer") }
    tester.window.send(presses: [PressSample(type: .select, phase: .began, timestamp: 0.3)])
    rig.expect(
      """
      0.200 timer
      0.300 view hears began select
      """)
    _ = view
  }

  @Test func `A responder that refuses to resign stays the first`() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let stubborn = Stubborn()
    tester.view.addSubview(stubborn)
    let other = PressListener("other", in: tester)
    #expect(stubborn.becomeFirstResponder())
    #expect(!stubborn.resignFirstResponder() && !other.becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
    stubborn.removeFromSuperview()
    #expect(other.becomeFirstResponder())
  }

  @Test func `A press that its responder gets late has ended by then`() {
    final class Keeper: UIView {
      var kept: UIPress?
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        kept = presses.first
      }
    }
    let keeper = Keeper(frame: tester.view.bounds)
    tester.view.addSubview(keeper)
    let double = rig.tap(.select, taps: 2)
    double.delaysTouchesBegan = true
    tester.press(.select)
    #expect(keeper.kept == nil)
    tester.advance(by: 1)
    #expect(keeper.kept?.phase == .ended)
    #expect(keeper.kept?.responder === keeper && keeper.kept?.window === tester.window)
    #expect(keeper.kept?.gestureRecognizers == [double])
    // And one that is still held is told late as what it was, and is down afterwards.
    rig.send(.select, .began)
    tester.advance(by: 2)
    #expect(keeper.kept?.phase == .stationary)
    rig.send(.select, .ended)
  }

  @Test func `Any number of presses may come, one after the other`() {
    let tap = rig.tap(.select)
    var taps = 0
    tap.addAction { _ in taps += 1 }
    for _ in 1...100 { tester.press(.select) }
    #expect(taps == 100)
  }

  @Test func `A press that is ignored is not shared, and an event can be refused as a whole`() {
    let presser = Presser()
    presser.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    presser.onBegan = { presser in
      for press in presser.event!.allPresses { presser.ignore(press, for: presser.event!) }
      presser.state = .ended
    }
    tester.view.addGestureRecognizer(presser)
    let tap = rig.tap(.select)
    tester.press(.select)
    rig.expect("0.100 tap ended")
    #expect(presser.heard == ["began select 1.0"])
    #expect(presser.state == .possible)
    let decider = Decider()
    decider.receivesEvent = { _, event in event.type == .touches }
    tap.delegate = decider
    tester.press(.select)
    tester.tap(at: .zero)
    #expect(tester.transcript.lines == ["0.100 tap ended", "0.250 tap ended"])
  }
}
