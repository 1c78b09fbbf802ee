import Testing
import TouchTesting
import UIKit

// What follows fingers: pans, swipes, turns.
@MainActor @Suite final class DragRecognizerTests: RecognizerStage {
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
}
