import Testing
import TouchKit
import TouchTesting

/// Buttons and keys: who hears of them, and what recognizers make of them.
@Suite struct PressTests {
  /// Keeps presses to itself, or hands them on, and notes them.
  private final class Listener: UIView {
    var keeps = true
    var isWilling = true
    let transcript: Transcript
    let name: String

    init(_ name: String, in tester: TouchTester, on parent: UIView? = nil) {
      self.name = name
      transcript = tester.transcript
      super.init(frame: tester.view.bounds)
      (parent ?? tester.view).addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { isWilling }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("began", presses, event)
      if !keeps { super.pressesBegan(presses, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("changed", presses, event)
      if !keeps { super.pressesChanged(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("ended", presses, event)
      if !keeps { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      hear("cancelled", presses, event)
      if !keeps { super.pressesCancelled(presses, with: event) }
    }

    private func hear(_ what: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      let types = presses.map { "\($0.type)" }.sorted().joined(separator: "+")
      let isRight = presses.allSatisfy { "\($0.phase)" == what } && event?.type == .presses
      transcript.note("\(name) hears \(what) \(types)" + (isRight ? "" : " in a wrong phase"))
    }
  }

  /// Notes what it is given, and is recognized when told to.
  private final class Presser: UIGestureRecognizer {
    var onBegan: (Presser) -> Void = { _ in }
    private(set) var heard: [String] = []
    private(set) var event: UIPressesEvent?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      hear("began", presses, event)
      onBegan(self)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      hear("changed", presses, event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      hear("ended", presses, event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      hear("cancelled", presses, event)
    }
    private func hear(_ phase: String, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
      self.event = event
      for press in presses { heard.append("\(phase) \(press.type) \(press.force)") }
    }
  }

  private let tester = TouchTester()

  private func tap(_ types: UIPress.PressType..., taps: Int = 1) -> UITapGestureRecognizer {
    let tap = tester.watch(UITapGestureRecognizer(), named: taps == 1 ? "tap" : "double")
    tap.numberOfTapsRequired = taps
    tap.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
    tester.view.addGestureRecognizer(tap)
    return tap
  }

  private func send(_ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat = 1) {
    tester.window.send(presses: [
      PressSample(type: type, phase: phase, timestamp: tester.now, force: force)
    ])
  }

  // MARK: Recognizers

  @Test func `A tap recognizer recognizes a press of a button that it allows, and no other`() {
    let tap = tap(.select)
    tester.press(.menu)
    tester.press(.select)
    expect("0.200 tap ended")
    #expect(tap.numberOfTouches == 0)
    #expect(tap.location(in: nil) == CGPoint(x: 160, y: 240))
    #expect(tap.state == .possible)
    tester.settle()
    #expect(tester.window.clock.isIdle)
  }

  @Test func `Without allowed buttons a recognizer takes notice of none`() {
    _ = tap()
    tester.press(.select)
    expect("")
  }

  @Test func `A press that is held is no tap, and a long press`() {
    let tap = tap(.select)
    let press = tester.watch(UILongPressGestureRecognizer(), named: "press")
    press.allowedPressTypes = tap.allowedPressTypes
    tester.view.addGestureRecognizer(press)
    tester.press(.select)
    tester.press(.select, for: 2)
    expect(
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
    send(.playPause, .began)
    tester.window.cancelTouches()
    expect(
      """
      0.000 press began
      0.000 press cancelled
      """)
    #expect(press.state == .possible)
  }

  @Test func `A single press waits for the double press by the rules of taps`() {
    let single = tap(.select)
    let double = tap(.select, taps: 2)
    single.require(toFail: double)
    tester.press(.select)
    tester.advance(by: 1)
    tester.press(.select)
    tester.press(.select)
    tester.advance(by: 1)
    expect(
      """
      0.450 tap ended
      1.300 double ended
      """)
  }

  @Test func `Recognizers that share a press exclude each other, a touch beside it is not shared`()
  {
    let first = tap(.select)
    first.name = "first"
    let second = tester.watch(UITapGestureRecognizer(), named: "second")
    second.allowedPressTypes = first.allowedPressTypes
    tester.view.addGestureRecognizer(second)
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan")
    let corner = Listener("corner", in: tester)
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

  @Test func `Delegates are asked for each press, and a recognizer can be told of force`() {
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
    send(.select, .began, force: 0.25)
    send(.menu, .began)
    send(.select, .changed, force: 0.5)
    #expect(presser.event?.presses(for: presser).map(\.type) == [.select])
    #expect(presser.event?.allPresses.count == 2)
    #expect(presser.event?.allTouches == nil)
    send(.select, .ended)
    send(.menu, .cancelled)
    #expect(
      presser.heard == ["began select 0.25", "changed select 0.5", "ended select 1.0"])
    #expect(strict.asked == 2)
    // Nobody is asked about one that is switched off or decided.
    presser.isEnabled = false
    send(.select, .began)
    send(.select, .ended)
    presser.isEnabled = true
    presser.onBegan = { $0.state = .ended }
    send(.select, .began)
    send(.menu, .began)
    #expect(strict.asked == 3)
    send(.menu, .ended)
    send(.select, .ended)
    #expect(presser.event?.allPresses == [])
  }

  @Test func `A recognizer that is switched off in the middle hears no more of the press`() {
    let presser = Presser()
    presser.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    tester.view.addGestureRecognizer(presser)
    send(.select, .began)
    presser.isEnabled = false
    presser.isEnabled = true
    send(.select, .ended)
    #expect(presser.heard == ["began select 1.0"])
    #expect(presser.state == .possible)
  }

  // MARK: Responders

  @Test func `Presses go to what is in the middle, and up the responder chain`() {
    let outer = Listener("outer", in: tester)
    let inner = Listener("inner", in: tester, on: outer)
    inner.keeps = false
    send(.upArrow, .began)
    send(.upArrow, .changed)
    send(.upArrow, .ended)
    expect(
      """
      0.000 inner hears began upArrow
      0.000 outer hears began upArrow
      0.000 inner hears changed upArrow
      0.000 outer hears changed upArrow
      0.000 inner hears ended upArrow
      0.000 outer hears ended upArrow
      """)
  }

  @Test func `They go to the first responder where there is one, until it leaves the window`() {
    let front = Listener("front", in: tester)
    let back = Listener("back", in: tester)
    tester.view.sendSubviewToBack(back)
    back.isWilling = false
    #expect(!back.becomeFirstResponder())
    back.isWilling = true
    #expect(back.becomeFirstResponder())
    #expect(back.isFirstResponder && !front.isFirstResponder)
    tester.press(.select)
    #expect(front.becomeFirstResponder() && !back.isFirstResponder)
    #expect(back.becomeFirstResponder())
    back.removeFromSuperview()
    #expect(!back.isFirstResponder)
    tester.press(.menu)
    expect(
      """
      0.000 back hears began select
      0.100 back hears ended select
      0.100 front hears began menu
      0.200 front hears ended menu
      """)
    #expect(front.becomeFirstResponder() && front.resignFirstResponder())
    #expect(!front.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }

  @Test func `A recognized press is cancelled for its responder, or withheld from it`() {
    let view = Listener("view", in: tester)
    let tap = tap(.select)
    tester.press(.select)
    tap.cancelsTouchesInView = false
    tester.press(.select)
    tap.delaysTouchesBegan = true
    tester.press(.select, for: 0.1)
    tester.press(.select, for: 1)
    expect(
      """
      0.000 view hears began select
      0.100 view hears cancelled select
      0.100 tap ended
      0.100 view hears began select
      0.200 tap ended
      0.200 view hears ended select
      0.300 tap ended
      1.050 view hears began select
      1.300 view hears ended select
      """)
    _ = view
  }

  @Test func `A view that leaves has its presses cancelled`() {
    let view = Listener("view", in: tester)
    send(.select, .began)
    view.removeFromSuperview()
    send(.select, .ended)
    expect(
      """
      0.000 view hears began select
      0.000 view hears cancelled select
      """)
  }

  @Test func `A host is told whether somebody used the press`() {
    func isUsed(_ type: UIPress.PressType, _ phase: UIPress.Phase) -> Bool {
      tester.window.send(presses: [PressSample(type: type, phase: phase, timestamp: 0)])
    }
    #expect(!isUsed(.select, .began) && !isUsed(.select, .ended))
    _ = tap(.select)
    #expect(isUsed(.select, .began) && isUsed(.select, .ended))
    #expect(!isUsed(.menu, .began) && !isUsed(.menu, .ended))
    let view = Listener("view", in: tester)
    #expect(isUsed(.menu, .began) && isUsed(.menu, .ended))
    view.keeps = false
    #expect(!isUsed(.menu, .began) && !isUsed(.menu, .ended))
  }

  // MARK: Keys

  @Test func `A key says what it is and what it types, and stands for a button`() {
    let listener = KeyListener(frame: tester.view.bounds)
    tester.view.addSubview(listener)
    tester.press(KeySample(.keyboardA, characters: "A", modifierFlags: .shift))
    tester.press(KeySample(.keyboardReturnOrEnter))
    #expect(listener.heard == ["4 A shift keyboard", "40   select"])
    let pairs: [(UIKeyboardHIDUsage, UIPress.PressType)] = [
      (.keyboardUpArrow, .upArrow), (.keyboardDownArrow, .downArrow),
      (.keyboardLeftArrow, .leftArrow), (.keyboardRightArrow, .rightArrow),
      (.keyboardEscape, .menu), (.keypadEnter, .select), (.keyboardPageUp, .pageUp),
      (.keyboardPageDown, .pageDown), (.keyboardSpacebar, .keyboard),
    ]
    for (key, type) in pairs { #expect(UIPress.PressType(key) == type) }
  }

  private final class KeyListener: UIView {
    var heard: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        guard let key = press.key else { continue }
        let shift = key.modifierFlags.contains(.shift) ? "shift" : ""
        heard.append("\(key.keyCode.rawValue) \(key.characters) \(shift) \(press.type)")
      }
    }
  }

  // MARK: Faults

  @Test func `What cannot be is dropped and reported`() {
    let log = GestureLog(listeningTo: tester.window)
    let view = Listener("view", in: tester)
    send(.select, .ended)
    send(.select, .began, force: .nan)
    send(.select, .began)
    send(.select, .began)
    send(.select, .ended)
    #expect(
      log.lines == [
        "0.000 press of type 4: is not down, dropped",
        "0.000 press of type 4: a number is not finite, dropped",
        "0.000 press of type 4: began while it was down, dropped",
      ])
    expect(
      """
      0.000 view hears began select
      0.000 view hears ended select
      """)
    _ = view
  }

  @Test func `Touches and presses may be sent from within each other`() {
    let view = Listener("view", in: tester)
    let tap = tap(.select)
    tap.cancelsTouchesInView = false
    tap.addAction { [tester] _ in
      tester.window.send(presses: [
        PressSample(type: .menu, phase: .began, timestamp: tester.now),
        PressSample(type: .menu, phase: .ended, timestamp: tester.now),
      ])
    }
    tester.press(.select)
    expect(
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
    expect("")
  }

  @Test func `A timer that is due before a press fires before it`() {
    let view = Listener("view", in: tester)
    tester.window.clock.after(0.2) { [tester] in tester.transcript.note("timer") }
    tester.window.send(presses: [PressSample(type: .select, phase: .began, timestamp: 0.3)])
    expect(
      """
      0.200 timer
      0.300 view hears began select
      """)
    _ = view
  }

  @Test func `A responder that does not let go stays the first`() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let stubborn = Stubborn()
    tester.view.addSubview(stubborn)
    let other = Listener("other", in: tester)
    #expect(stubborn.becomeFirstResponder())
    #expect(!stubborn.resignFirstResponder() && !other.becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
    stubborn.removeFromSuperview()
    #expect(other.becomeFirstResponder())
  }

  @Test func `A press that its responder hears of late is over when that is told`() {
    final class Keeper: UIView {
      var kept: UIPress?
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        kept = presses.first
      }
    }
    let keeper = Keeper(frame: tester.view.bounds)
    tester.view.addSubview(keeper)
    let double = tap(.select, taps: 2)
    double.delaysTouchesBegan = true
    tester.press(.select)
    #expect(keeper.kept == nil)
    tester.advance(by: 1)
    #expect(keeper.kept?.phase == .ended)
    #expect(keeper.kept?.responder === keeper && keeper.kept?.window === tester.window)
    #expect(keeper.kept?.gestureRecognizers == [double])
    // And one that is still held is told late as what it was, and is down afterwards.
    send(.select, .began)
    tester.advance(by: 2)
    #expect(keeper.kept?.phase == .stationary)
    send(.select, .ended)
  }

  @Test func `Any number of presses may come, one after the other`() {
    let tap = tap(.select)
    var taps = 0
    tap.addAction { _ in taps += 1 }
    for _ in 1...100 { tester.press(.select) }
    #expect(taps == 100)
  }

  @Test func `A press that is ignored is nobody's rival, and an event can be refused as a whole`() {
    let presser = Presser()
    presser.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    presser.onBegan = { presser in
      for press in presser.event!.allPresses { presser.ignore(press, for: presser.event!) }
      presser.state = .ended
    }
    tester.view.addGestureRecognizer(presser)
    let tap = tap(.select)
    tester.press(.select)
    expect("0.100 tap ended")
    #expect(presser.heard == ["began select 1.0"])
    #expect(presser.state == .possible)
    let decider = Decider()
    decider.receivesEvent = { _, event in event.type == .touches }
    tap.delegate = decider
    tester.press(.select)
    tester.tap(at: .zero)
    #expect(tester.transcript.lines == ["0.100 tap ended", "0.250 tap ended"])
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
