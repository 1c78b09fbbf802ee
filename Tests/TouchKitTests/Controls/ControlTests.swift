import Testing
import TouchKit
import TouchTesting

@Suite struct ControlTests {
  let tester = TouchTester()
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  init() {
    tester.view.addSubview(control)
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("drag inside", .touchDragInside),
      ("drag outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
    ]
    for (name, event) in events {
      control.addAction(
        UIAction { [transcript = tester.transcript] _ in transcript.note(name) }, for: event)
    }
  }

  private func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
    tester.transcript.clear()
  }

  @Test func `A press`() {
    tester.tap(at: CGPoint(x: 120, y: 120))
    expect(
      """
      0.000 down
      0.050 up inside
      """)
  }

  @Test func `A second press at once is a repeat as well, sent once to an action for both events`()
  {
    control.addAction(
      UIAction { [transcript = tester.transcript] in
        transcript.note("any \($0.sender === control)")
      }, for: [.touchDown, .touchDownRepeat])
    tester.doubleTap(at: CGPoint(x: 120, y: 120))
    expect(
      """
      0.000 down
      0.000 any true
      0.050 up inside
      0.150 down
      0.150 repeat
      0.150 any true
      0.200 up inside
      """)
  }

  @Test func `A finger may leave by 70 points and is still inside; beyond, it is not highlighted`()
  {
    let finger = tester.finger(downAt: CGPoint(x: 125, y: 125))
    #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
    finger.move(to: CGPoint(x: 215, y: 125))
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 225, y: 125))
    #expect(control.isTracking && !control.isHighlighted && !control.isTouchInside)
    finger.move(to: CGPoint(x: 240, y: 125))
    finger.move(to: CGPoint(x: 120, y: 125))
    finger.move(to: CGPoint(x: 240, y: 125))
    finger.up()
    #expect(!control.isTracking && control.state == .normal)
    expect(
      """
      0.000 down
      0.000 drag inside
      0.000 exit
      0.000 drag outside
      0.000 drag outside
      0.000 enter
      0.000 drag inside
      0.000 exit
      0.000 drag outside
      0.000 up outside
      """)
  }

  @Test func `A recognizer that cancels the touch cancels the control's tracking`() {
    tester.view.addGestureRecognizer(UIPanGestureRecognizer())
    let finger = tester.finger(downAt: CGPoint(x: 125, y: 125))
    finger.move(by: 30, 0)
    #expect(!control.isTracking)
    finger.up()
    expect(
      """
      0.000 down
      0.000 cancel
      """)
  }

  @Test func `A disabled control ignores touches, and stops tracking`() {
    let finger = tester.finger(downAt: CGPoint(x: 125, y: 125))
    control.isEnabled = false
    #expect(control.state == .disabled)
    finger.up()
    tester.tap(at: CGPoint(x: 125, y: 125))
    expect(
      """
      0.000 down
      0.000 cancel
      """)
  }

  @Test func `Only the first of several fingers is followed`() {
    let first = tester.finger(downAt: CGPoint(x: 110, y: 110))
    tester.tap(at: CGPoint(x: 140, y: 140))
    first.up()
    expect(
      """
      0.000 down
      0.050 up inside
      """)
  }

  @Test func `A subclass may ignore a finger, or stop tracking it`() {
    let picky = PickyControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    tester.view.addSubview(picky)
    picky.begins = false
    tester.tap(at: CGPoint(x: 10, y: 10))
    picky.begins = true
    picky.continues = false
    tester.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 20, y: 10), over: 0.1)
    #expect(picky.log == ["begin", "begin", "continue", "end"])
    #expect(!picky.isTracking)
  }

  @Test func `A finger that lifts inside is inside until its actions are done`() {
    let asking = AskingControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    tester.view.addSubview(asking)
    asking.addAction(
      UIAction { [weak asking] _ in asking?.answers.append(asking?.isTouchInside == true) },
      for: [.touchUpInside, .touchUpOutside])
    tester.tap(at: CGPoint(x: 10, y: 10))
    #expect(asking.answers == [true, true] && !asking.isTouchInside)
    tester.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 300, y: 10), over: 0.1)
    #expect(asking.answers == [true, true, false, false])
  }

  private final class AskingControl: UIControl {
    var answers: [Bool] = []

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      answers.append(isTouchInside)
    }
  }

  private final class PickyControl: UIControl {
    var begins = true
    var continues = true
    var log: [String] = []

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue")
      return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log.append("end")
    }
  }

  @Test func `The actions of a move find the value that tracking has set`() {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    tester.view.addSubview(slider)
    var seen: [CGFloat] = []
    slider.addAction(UIAction { _ in seen.append(slider.value) }, for: .touchDragInside)
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 10))
    finger.move(to: CGPoint(x: 30, y: 10))
    finger.move(to: CGPoint(x: 50, y: 10))
    finger.up()
    #expect(seen == [30, 50])
  }

  @Test func `A control that is disabled by one of its actions sends no more of that move`() {
    let finger = tester.finger(downAt: CGPoint(x: 125, y: 125))
    control.addAction(
      UIAction { [control] _ in control.isEnabled = false }, for: .touchDragExit)
    finger.move(to: CGPoint(x: 300, y: 125))
    finger.up()
    expect(
      """
      0.000 down
      0.000 exit
      0.000 cancel
      """)
  }

  private final class Slider: UIControl {
    var value: CGFloat = 0

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      value = touch.location(in: self).x
      return true
    }
  }

  @Test func `Actions are added for more events, and removed for some or all`() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(count == 1)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
    control.sendActions(for: .valueChanged)
    control.removeAction(action, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(count == 2)
    control.sendAction(action)
    #expect(count == 3)
  }
}
