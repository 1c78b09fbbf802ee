import Testing
import TouchKit
import TouchTesting

/// Modifier keys that are down while something else happens.
@Suite struct ModifierTests {
  @Test func `Events and recognizers say which are down at that moment`() {
    let tester = TouchTester()
    let view = Heard(frame: tester.window.bounds)
    tester.view.addSubview(view)
    let tap = UITapGestureRecognizer()
    var flags: [UIKeyModifierFlags] = []
    tap.addAction { flags.append($0.modifierFlags) }
    view.addGestureRecognizer(tap)
    #expect(tap.modifierFlags == [] && UITapGestureRecognizer().modifierFlags == [])
    tester.tap(at: CGPoint(x: 50, y: 50))
    tester.window.modifierFlags = [.shift, .command]
    tester.tap(at: CGPoint(x: 50, y: 50))
    tester.window.modifierFlags = []
    tester.tap(at: CGPoint(x: 50, y: 50))
    #expect(flags == [[], [.shift, .command], []])
    #expect(view.heard == flags)
  }

  @Test func `A key that is pressed says it too, until it comes up`() {
    let tester = TouchTester()
    func press(_ phase: UIPress.Phase, _ flags: UIKeyModifierFlags, at time: TimeInterval) {
      var key = KeySample(.keyboardLeftShift)
      key.modifierFlags = flags
      tester.window.send(presses: [PressSample(key: key, phase: phase, timestamp: time)])
    }
    press(.began, [.shift, .numericPad], at: 0.1)
    #expect(tester.window.modifierFlags == .shift)
    press(.ended, [], at: 0.2)
    #expect(tester.window.modifierFlags == [])
  }

  @Test func `A step of a wheel is an event with them`() {
    let tester = TouchTester()
    let pan = Asked()
    pan.allowedScrollTypesMask = .all
    tester.view.addGestureRecognizer(pan)
    tester.window.modifierFlags = .alternate
    _ = tester.window.scroll(
      by: CGPoint(x: 0, y: 7), at: CGPoint(x: 50, y: 50), time: tester.now)
    #expect(pan.heard == [.alternate])
  }

  @Test func `Two windows have their own`() {
    let (first, second) = (TouchTester(), TouchTester())
    first.window.modifierFlags = .control
    #expect(second.window.modifierFlags == [])
  }

  private final class Heard: UIView {
    var heard: [UIKeyModifierFlags] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append(event?.modifierFlags ?? .alphaShift)
    }
  }

  private final class Asked: UIPanGestureRecognizer {
    var heard: [UIKeyModifierFlags] = []
    override func shouldReceive(_ event: UIEvent) -> Bool {
      heard.append(event.modifierFlags)
      return super.shouldReceive(event)
    }
  }
}
