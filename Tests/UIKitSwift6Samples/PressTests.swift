import Testing
import TouchTesting
import UIKit

/// Buttons and keys, in files as people write them for iOS.
@MainActor @Suite struct PressSampleTests {
  @Test func `Button hold: begins with the button, ends with it, and says how long it took`() {
    let tester = TouchTester()
    let hold = tester.watch(ButtonHoldGestureRecognizer(), named: "hold") {
      "\(($0.duration * 10).rounded() / 10)"
    }
    tester.view.addGestureRecognizer(hold)
    tester.press(.menu)
    tester.press(.select, for: 0.4)
    #expect(
      tester.transcript.difference(
        from: """
          0.100 hold began 0.0
          0.500 hold ended 0.4
          """) == nil)
  }

  @Test func `Cursor: arrow keys move the first responder, faster with shift`() {
    let tester = TouchTester()
    let cursor = CursorView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tester.view.addSubview(cursor)
    #expect(cursor.becomeFirstResponder())
    tester.press(KeySample(.keyboardRightArrow))
    tester.press(KeySample(.keyboardDownArrow, modifierFlags: .shift))
    tester.press(KeySample(.keyboardA, characters: "a"))
    #expect(cursor.center == CGPoint(x: 6, y: 15))
  }

  @Test func `A pan of a card follows a trackpad, and the roll of a pencil`() {
    let tester = TouchTester()
    let pan = tester.watch(TrackpadPanGestureRecognizer(), named: "pan", .translation)
    tester.view.addGestureRecognizer(pan)
    tester.scroll(by: CGPoint(x: 0, y: -5), at: CGPoint(x: 100, y: 100))
    tester.settle()
    #expect(
      tester.transcript.difference(
        from: """
          0.000 pan began 0 5
          0.150 pan ended 0 5
          """) == nil)
    let pencil = tester.finger()
    pencil.kind = .pencil
    pencil.down(at: CGPoint(x: 100, y: 100))
    pencil.roll = 0.5
    pencil.move(by: 20, 0)
    #expect(pan.roll == 0.5)
    pencil.up()
  }
}
