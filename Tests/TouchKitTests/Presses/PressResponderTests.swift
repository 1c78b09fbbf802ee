import Testing
import TouchKit
import TouchTesting

/// Buttons and keys: which views hear of them.
@Suite struct PressResponderTests {
  private let rig = PressRig()
  private var tester: TouchTester { rig.tester }

  @Test func `Presses go to what is in the middle, and up the responder chain`() {
    let outer = PressListener("outer", in: tester)
    let inner = PressListener("inner", in: tester, on: outer)
    inner.keeps = false
    rig.send(.upArrow, .began)
    rig.send(.upArrow, .changed)
    rig.send(.upArrow, .ended)
    rig.expect(
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
    let front = PressListener("front", in: tester)
    let back = PressListener("back", in: tester)
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
    rig.expect(
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

  @Test func `A view ends what is edited in it, and what refuses only where that is forced`() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let (form, beside, field) = (UIView(), UIView(), PressListener("field", in: tester))
    for view in [form, beside] { tester.view.addSubview(view) }
    form.addSubview(field)
    #expect(form.endEditing(false) && field.becomeFirstResponder())
    #expect(beside.endEditing(true) && field.isFirstResponder)
    #expect(form.endEditing(false) && !field.isFirstResponder)
    let stubborn = Stubborn()
    form.addSubview(stubborn)
    #expect(stubborn.becomeFirstResponder())
    #expect(!form.endEditing(false) && stubborn.isFirstResponder)
    #expect(form.endEditing(true) && !stubborn.isFirstResponder)
  }

  @Test func `A recognized press is cancelled for its responder, or withheld from it`() {
    let view = PressListener("view", in: tester)
    let tap = rig.tap(.select)
    tester.press(.select)
    tap.cancelsTouchesInView = false
    tester.press(.select)
    tap.delaysTouchesBegan = true
    tester.press(.select, for: 0.1)
    tester.press(.select, for: 1)
    rig.expect(
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
    let view = PressListener("view", in: tester)
    rig.send(.select, .began)
    view.removeFromSuperview()
    rig.send(.select, .ended)
    rig.expect(
      """
      0.000 view hears began select
      0.000 view hears cancelled select
      """)
  }

  @Test func `A host gets whether the press was used`() {
    func isUsed(_ type: UIPress.PressType, _ phase: UIPress.Phase) -> Bool {
      tester.window.send(presses: [PressSample(type: type, phase: phase, timestamp: 0)])
    }
    #expect(!isUsed(.select, .began) && !isUsed(.select, .ended))
    _ = rig.tap(.select)
    #expect(isUsed(.select, .began) && isUsed(.select, .ended))
    #expect(!isUsed(.menu, .began) && !isUsed(.menu, .ended))
    let view = PressListener("view", in: tester)
    #expect(isUsed(.menu, .began) && isUsed(.menu, .ended))
    view.keeps = false
    #expect(!isUsed(.menu, .began) && !isUsed(.menu, .ended))
  }

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
}
