import Testing
import TouchKit
import TouchTesting

/// What controls keep from the recognizers of the views above them.
@Suite final class ControlsBelowRecognizersTests {
  private let tester = TouchTester()
  private var told: [String] = []

  private func add<Control: UIControl>(_ control: Control, _ event: UIControl.Event) -> Control {
    tester.view.addSubview(control)
    control.addAction(UIAction { [weak self] _ in self?.told.append("control") }, for: event)
    tester.settle()
    return control
  }

  private func listen<R: UIGestureRecognizer>(_ recognizer: R, on view: UIView? = nil) -> R {
    recognizer.addAction { [weak self] in
      if $0.state == .began || $0.state == .ended { self?.told.append("recognizer") }
    }
    (view ?? tester.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func `A tap on a button is the button's, beside it the recognizer's`() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let button = add(UIButton(frame: frame), .touchUpInside)
    _ = listen(UITapGestureRecognizer())
    tester.tap(at: CGPoint(x: 50, y: 25))
    #expect(told == ["control"])
    tester.tap(at: CGPoint(x: 50, y: 150))
    #expect(told == ["control", "recognizer"])
    button.isEnabled = false
    tester.tap(at: CGPoint(x: 50, y: 25))
    #expect(told == ["control", "recognizer", "recognizer"])
  }

  @Test func `A recognizer of the button itself gets the tap`() {
    let button = add(
      UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), .touchUpInside)
    _ = listen(UITapGestureRecognizer(), on: button)
    tester.tap(at: CGPoint(x: 50, y: 25))
    #expect(told == ["recognizer"])
  }

  @Test func `A recognizer that cancels nothing hears of the tap as well`() {
    _ = add(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), .touchUpInside)
    listen(UITapGestureRecognizer()).cancelsTouchesInView = false
    tester.tap(at: CGPoint(x: 50, y: 25))
    #expect(told == ["recognizer", "control"])
  }

  @Test func `A button of one's own may give its tap away, and another view keep one`() {
    final class Giving: UIButton {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
    }
    final class Keeping: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    _ = add(Giving(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), .touchUpInside)
    tester.view.addSubview(Keeping(frame: CGRect(x: 0, y: 100, width: 100, height: 50)))
    _ = listen(UITapGestureRecognizer())
    tester.tap(at: CGPoint(x: 50, y: 125))
    #expect(told == [])
    tester.tap(at: CGPoint(x: 50, y: 25))
    #expect(told == ["recognizer"])
  }

  @Test func `Double taps, two fingers and a long press on a button are the recognizer's`() {
    _ = add(UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), .touchDragExit)
    let double = listen(UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    _ = listen(UILongPressGestureRecognizer())
    tester.doubleTap(at: CGPoint(x: 50, y: 25))
    #expect(told == ["recognizer"])
    tester.advance(by: 1)
    let finger = tester.finger(downAt: CGPoint(x: 50, y: 25))
    tester.advance(by: 1)
    #expect(told == ["recognizer", "recognizer"])
    finger.up()
  }

  @Test func `A plain control loses its tap, as in UIKit`() {
    _ = add(UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), .touchUpInside)
    _ = listen(UITapGestureRecognizer())
    tester.tap(at: CGPoint(x: 50, y: 25))
    #expect(told == ["recognizer"])
  }

  @Test func `A page control turns by a tap, and a switch turns over, with a tap recognizer above`()
  {
    let pages = add(
      UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), .valueChanged)
    pages.numberOfPages = 5
    let toggle = add(UISwitch(frame: CGRect(x: 0, y: 100, width: 0, height: 0)), .valueChanged)
    _ = listen(UITapGestureRecognizer())
    tester.tap(at: CGPoint(x: 190, y: 20))
    tester.tap(at: CGPoint(x: 25, y: 115))
    #expect(told == ["control", "control"] && pages.currentPage == 1 && toggle.isOn)
  }

  @Test func `A finger draws a switch over, where a pan above would have it`() {
    let toggle = add(UISwitch(frame: CGRect(x: 50, y: 100, width: 0, height: 0)), .valueChanged)
    _ = listen(UIPanGestureRecognizer())
    tester.drag(from: CGPoint(x: 60, y: 115), to: CGPoint(x: 110, y: 115), over: 0.3)
    #expect(toggle.isOn && told == ["control"])
    tester.drag(from: CGPoint(x: 60, y: 115), to: CGPoint(x: 60, y: 215), over: 0.3)
    #expect(told == ["control", "recognizer", "recognizer"] && toggle.isOn)
    // A mouse moves by single points.
    toggle.isOn = false
    told = []
    tester.drag(from: CGPoint(x: 60, y: 115), to: CGPoint(x: 110, y: 115), over: 50.0 / 60)
    #expect(toggle.isOn && told == ["control"])
  }

  @Test func `A swipe along a slider by its thumb is the slider's, beside it the recognizer's`() {
    let slider = add(
      UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 34)), .touchUpInside)
    let swipe = listen(UISwipeGestureRecognizer())
    swipe.direction = .right
    tester.drag(from: CGPoint(x: 14, y: 117), to: CGPoint(x: 214, y: 117), over: 0.1)
    #expect(told == ["control"] && slider.value > 0.7)
    slider.value = 0
    tester.drag(from: CGPoint(x: 100, y: 117), to: CGPoint(x: 280, y: 117), over: 0.1)
    #expect(told == ["control", "recognizer"] && slider.value == 0)
  }
}
