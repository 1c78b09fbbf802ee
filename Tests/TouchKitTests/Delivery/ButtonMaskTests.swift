import Testing
import TouchKit
import TouchTesting

/// The buttons of a mouse.
@Suite struct ButtonMaskTests {
  let tester = TouchTester()
  let mouse: Finger

  init() {
    mouse = tester.finger()
    mouse.kind = .indirectPointer
  }

  @Test func `A tap wants the primary button, unless it asks for another one; a finger taps both`()
  {
    let click = tester.watch(UITapGestureRecognizer(), named: "click")
    let menu = tester.watch(UITapGestureRecognizer(), named: "menu")
    menu.buttonMaskRequired = .secondary
    var masks: [UIEvent.ButtonMask] = []
    menu.addAction { masks.append($0.buttonMask) }
    tester.view.addGestureRecognizer(click)
    tester.view.addGestureRecognizer(menu)
    mouse.tap(at: CGPoint(x: 100, y: 100))
    tester.advance(by: 1)
    mouse.buttonMask = .secondary
    mouse.tap(at: CGPoint(x: 100, y: 100))
    tester.advance(by: 1)
    mouse.buttonMask = [.primary, .secondary]
    mouse.tap(at: CGPoint(x: 100, y: 100))
    tester.advance(by: 1)
    tester.view.removeGestureRecognizer(click)
    tester.finger().tap(at: CGPoint(x: 100, y: 100))
    #expect(
      tester.transcript.difference(
        from: """
          0.050 click ended
          1.100 menu ended
          2.150 click ended
          3.200 menu ended
          """) == nil)
    #expect(masks == [.secondary, []])
  }

  @Test func `The event and the recognizer say which buttons are down`() {
    final class Seen: UIView {
      var masks: [UIEvent.ButtonMask] = []
      func see(_ event: UIEvent?) { masks.append(event?.buttonMask ?? []) }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { see(event) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { see(event) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { see(event) }
    }
    let view = Seen(frame: tester.view.bounds)
    tester.view.addSubview(view)
    var said: [UIEvent.ButtonMask] = []
    let press = UILongPressGestureRecognizer()
    press.cancelsTouchesInView = false
    press.minimumPressDuration = 0
    press.addAction { said.append($0.buttonMask) }
    view.addGestureRecognizer(press)
    #expect(press.buttonMask.isEmpty)
    mouse.buttonMask = .secondary
    mouse.down(at: CGPoint(x: 50, y: 50))
    mouse.buttonMask = [.secondary, .button(3)]
    mouse.move(by: 1, 0)
    mouse.buttonMask = []
    mouse.up()
    let all: UIEvent.ButtonMask = [.secondary, .button(3)]
    #expect(view.masks == [.secondary, all, all] && said == [.secondary, all, []])
    view.masks = []
    let finger = tester.finger()
    finger.buttonMask = .secondary
    finger.tap(at: CGPoint(x: 50, y: 50))
    #expect(view.masks == [[], []])
  }

  @Test func `Each button counts its own taps`() {
    final class Counting: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { counts.append(touch.tapCount) }
      }
    }
    let view = Counting(frame: tester.view.bounds)
    tester.view.addSubview(view)
    for buttons in [UIEvent.ButtonMask.primary, .secondary, .secondary, .primary] {
      mouse.buttonMask = buttons
      mouse.tap(at: CGPoint(x: 50, y: 50))
      tester.advance(by: 0.02)
    }
    #expect(view.counts == [1, 1, 2, 2])
  }

  @Test func `Buttons have numbers`() {
    #expect(UIEvent.ButtonMask.button(1) == .primary && .button(2) == UIEvent.ButtonMask.secondary)
    #expect(UIEvent.ButtonMask.button(0).isEmpty && UIEvent.ButtonMask.button(-5).isEmpty)
    #expect(UIEvent.ButtonMask.button(33).isEmpty)
  }

  @Test func `The second button presses no control and selects no cell`() {
    var count = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    button.addAction(UIAction { _ in count += 1 }, for: [.touchDown, .touchUpInside])
    tester.view.addSubview(button)
    mouse.buttonMask = .secondary
    mouse.tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 0)
    mouse.buttonMask = .primary
    mouse.tap(at: CGPoint(x: 50, y: 50))
    #expect(count == 2)
    let numbers = Numbers([10], ColumnGridLayout(columns: 2))
    let other = numbers.tester.finger()
    other.kind = .indirectPointer
    other.buttonMask = .secondary
    other.tap(at: CGPoint(x: 50, y: 50))
    #expect(numbers.view.indexPathsForSelectedItems == [])
    other.buttonMask = .primary
    other.tap(at: CGPoint(x: 50, y: 50))
    numbers.tester.settle()
    #expect(numbers.view.indexPathsForSelectedItems?.count == 1)
  }
}
