import Testing
import TouchTesting

@testable import TouchKit

@Suite struct KeyCommandTests {
  let tester = TouchTester()

  /// A view with commands, which notes the presses that it gets.
  private final class Pad: UIView, SelectorTarget {
    var commands: [UIKeyCommand] = []
    var heard: [String] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("began")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("ended")
    }
    func perform(_ action: Selector, with sender: AnyObject) {
      heard.append("\(action) \((sender as? UIKeyCommand)?.title ?? "")")
    }
  }

  private func pad() -> Pad {
    let pad = Pad(frame: tester.view.bounds)
    tester.view.addSubview(pad)
    return pad
  }

  private func fits(
    _ input: String, _ flags: UIKeyModifierFlags, _ code: UIKeyboardHIDUsage, _ characters: String,
    _ held: UIKeyModifierFlags
  ) -> Bool {
    UIKeyCommand(input: input, modifierFlags: flags) { _ in }
      .fits(KeySample(code, characters: characters, modifierFlags: held))
  }

  @Test func `A key that fits calls its closure, and nobody gets its press`() {
    let pad = pad()
    pad.commands = [
      UIKeyCommand(input: "f", modifierFlags: .command) { [weak pad] in
        pad?.heard.append("find \($0.input ?? "")")
      }
    ]
    let key = KeySample(.keyboardF, characters: "f", modifierFlags: .command)
    func send(_ phase: UIPress.Phase) -> Bool {
      tester.window.send(presses: [PressSample(key: key, phase: phase, timestamp: tester.now)])
    }
    #expect(send(.began) && send(.ended))
    #expect(pad.heard == ["find f"])
    #expect(send(.began) && send(.began) && send(.cancelled))
    #expect(pad.heard == ["find f", "find f", "find f"])
    tester.press(KeySample(.keyboardF, characters: "f"))
    #expect(pad.heard.suffix(2) == ["began", "ended"])
  }

  @Test func `A name is sent to the responder, or to the next one that carries names out`() {
    let pad = pad()
    let inner = Pad2(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    pad.addSubview(inner)
    tester.press(KeySample(.keyboardEscape))
    #expect(pad.heard == ["close Close"])
  }

  private final class Pad2: UIView {
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(title: "Close", action: "close", input: UIKeyCommand.inputEscape)]
    }
  }

  @Test func `The first responder comes first, and then those after it`() {
    let (outer, inner) = (pad(), Pad(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    outer.addSubview(inner)
    var heard: [String] = []
    func command(_ name: String, _ input: String) -> UIKeyCommand {
      UIKeyCommand(input: input, modifierFlags: []) { _ in heard.append(name) }
    }
    outer.commands = [command("outer up", UIKeyCommand.inputUpArrow), command("outer a", "a")]
    inner.commands = [command("inner a", "a"), command("never", "a")]
    let keys = [KeySample(.keyboardA, characters: "a"), KeySample(.keyboardUpArrow)]
    for key in keys { tester.press(key) }
    #expect(heard == ["outer a", "outer up"])
    inner.becomeFirstResponder()
    for key in keys { tester.press(key) }
    #expect(heard.suffix(2) == ["inner a", "outer up"])
  }

  @Test func `A controller's commands can be added and taken away`() {
    let controller = UIViewController()
    tester.window.rootViewController = controller
    var closed = 0
    let close = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { _ in closed += 1
    }
    #expect(controller.keyCommands == nil)
    controller.addKeyCommand(close)
    tester.view.removeFromSuperview()
    tester.press(KeySample(.keyboardEscape))
    #expect(closed == 1)
    controller.removeKeyCommand(close)
    tester.press(KeySample(.keyboardEscape))
    #expect(closed == 1 && controller.keyCommands == nil)
  }

  @Test func `The modifiers are those of the command, no more and no less`() {
    #expect(fits("z", .command, .keyboardZ, "z", .command))
    #expect(!fits("z", .command, .keyboardZ, "Z", [.command, .shift]))
    #expect(fits("z", [.command, .shift], .keyboardZ, "Z", [.command, .shift]))
    #expect(!fits("z", .command, .keyboardZ, "z", []))
    #expect(!fits("z", [], .keyboardZ, "z", .command))
    #expect(fits("Z", .command, .keyboardZ, "z", .command))
    #expect(fits("z", [], .keyboardZ, "Z", .alphaShift))
    #expect(!fits("z", .alphaShift, .keyboardZ, "z", []))
  }

  @Test func `A sign that is typed with Shift needs no Shift, and Option hides no letter`() {
    #expect(fits("?", [], UIKeyboardHIDUsage(rawValue: 0x38), "?", .shift))
    #expect(fits("+", .command, .keyboardEqualSign, "+", [.command, .shift]))
    #expect(fits("a", .alternate, .keyboardA, "å", .alternate))
    #expect(fits("1", .control, .keyboard1, "", .control))
    #expect(!fits("a", [], .keyboardA, "q", []))
    #expect(!fits("", [], .keyboardA, "", []))
  }

  @Test(arguments: [
    (UIKeyCommand.inputUpArrow, UIKeyboardHIDUsage.keyboardUpArrow),
    (UIKeyCommand.inputDownArrow, .keyboardDownArrow),
    (UIKeyCommand.inputLeftArrow, .keyboardLeftArrow),
    (UIKeyCommand.inputRightArrow, .keyboardRightArrow),
    (UIKeyCommand.inputEscape, .keyboardEscape),
    (UIKeyCommand.inputPageUp, .keyboardPageUp), (UIKeyCommand.inputPageDown, .keyboardPageDown),
    (UIKeyCommand.inputHome, .keyboardHome), (UIKeyCommand.inputEnd, .keyboardEnd),
    (UIKeyCommand.inputDelete, .keyboardDeleteForward), ("\u{8}", .keyboardDeleteOrBackspace),
    ("\r", .keyboardReturnOrEnter), ("\t", .keyboardTab),
  ])
  func `Keys that type nothing have names`(input: String, code: UIKeyboardHIDUsage) {
    #expect(fits(input, [], code, "", []))
    #expect(fits(input, .shift, code, "", [.shift, .numericPad]))
    #expect(!fits(input, [], code, "", .shift))
    #expect(!fits(input, [], .keyboardA, "a", []))
  }

  @Test func `Keys that are down when everything is cancelled are forgotten`() {
    let pad = pad()
    pad.commands = [UIKeyCommand(input: "f", modifierFlags: []) { _ in }]
    let key = KeySample(.keyboardF, characters: "f")
    tester.window.send(presses: [PressSample(key: key, phase: .began, timestamp: tester.now)])
    tester.window.cancelTouches()
    pad.commands = []
    tester.press(key)
    #expect(pad.heard == ["began", "ended"])
  }
}
