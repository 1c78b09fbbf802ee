import Testing
import TouchKit
import TouchTesting

/// Controls with a value: switches, sliders and page controls.
@Suite struct ValueControlTests {
  private let tester = TouchTester()

  /// The values that a control has when it says that its value has changed.
  private final class Values<Control: UIControl, Value> {
    var all: [Value] = []

    init(_ control: Control, _ value: @escaping (Control) -> Value) {
      control.addAction(
        UIAction { [weak control] _ in if let control { self.all.append(value(control)) } },
        for: .valueChanged)
    }
  }

  private func add<Control: UIControl>(_ control: Control) -> Control {
    tester.view.addSubview(control)
    tester.settle()
    return control
  }

  // MARK: Switches

  private func thumb(_ control: UISwitch) -> CGFloat {
    control.subviews[1].center.x
  }

  @Test func `A tap turns a switch over, says so, and lets the thumb slide`() {
    let control = add(UISwitch(frame: CGRect(x: 100, y: 100, width: 7, height: 7)))
    let values = Values(control, \.isOn)
    #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    #expect(!control.isOn)
    let off = thumb(control)
    tester.tap(at: CGPoint(x: 120, y: 110))
    #expect(control.isOn && values.all == [true])
    tester.advance(by: 0.1)
    #expect(thumb(control) > off && thumb(control) < 51 - off)
    tester.settle()
    #expect(thumb(control) == 51 - off)
    tester.tap(at: CGPoint(x: 140, y: 110))
    #expect(!control.isOn && values.all == [true, false])
    tester.settle()
    #expect(thumb(control) == off)
  }

  @Test func `A thumb that is drawn to the other side turns it over when the finger lifts`() {
    let control = add(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    let values = Values(control, \.isOn)
    let finger = tester.finger(downAt: CGPoint(x: 112, y: 110))
    finger.drag(to: CGPoint(x: 145, y: 110), over: 0.1)
    tester.advance(by: 0.3)
    #expect(!control.isOn && thumb(control) > 25)
    finger.drag(to: CGPoint(x: 105, y: 110), over: 0.1)
    finger.up()
    #expect(!control.isOn && values.all == [])
    let other = tester.finger(downAt: CGPoint(x: 112, y: 110))
    other.drag(to: CGPoint(x: 145, y: 110), over: 0.1)
    other.up()
    tester.settle()
    #expect(control.isOn && values.all == [true])
  }

  @Test func `A program turns it without an event; what is cancelled or beside it does nothing`() {
    let control = add(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    let values = Values(control, \.isOn)
    control.setOn(true, animated: true)
    #expect(control.isOn)
    tester.settle()
    let finger = tester.finger(downAt: CGPoint(x: 120, y: 110))
    finger.move(to: CGPoint(x: 122, y: 300))
    finger.up()
    let cancelled = tester.finger(downAt: CGPoint(x: 120, y: 110))
    cancelled.cancel()
    control.isEnabled = false
    tester.tap(at: CGPoint(x: 120, y: 110))
    #expect(control.isOn && values.all == [])
    tester.settle()
    control.onTintColor = .red
    #expect(control.subviews[0].backgroundColor == .red)
    control.isOn = false
    #expect(control.subviews[0].backgroundColor != .red)
  }

  @Test func `Where one reads from the right a switch is on at the left`() {
    let control = add(UISwitch())
    let off = thumb(control)
    control.semanticContentAttribute = .forceRightToLeft
    tester.settle()
    #expect(thumb(control) == 51 - off)
    let finger = tester.finger(downAt: CGPoint(x: 40, y: 15))
    finger.drag(to: CGPoint(x: 5, y: 15), over: 0.1)
    finger.up()
    tester.settle()
    #expect(control.isOn && thumb(control) == off)
  }

  // MARK: Sliders

  private func slider() -> UISlider {
    add(UISlider(frame: CGRect(x: 0, y: 100, width: 228, height: 34)))
  }

  @Test func `A finger draws the thumb by as much as it moves, and a value comes with each move`() {
    let control = slider()
    control.maximumValue = 4
    let values = Values(control, \.value)
    let finger = tester.finger(downAt: CGPoint(x: 24, y: 117))
    #expect(values.all == [])
    finger.move(to: CGPoint(x: 74, y: 117))
    finger.move(to: CGPoint(x: 124, y: 300))
    finger.move(to: CGPoint(x: 500, y: 117))
    finger.move(to: CGPoint(x: 600, y: 117))
    finger.up()
    #expect(values.all == [1, 2, 4] && control.value == 4)
    #expect(control.subviews[2].center == CGPoint(x: 214, y: 17))
    #expect(control.subviews[0].frame.width == 214)
  }

  @Test func `A finger that lands elsewhere on the line draws nothing`() {
    let control = slider()
    let values = Values(control, \.value)
    tester.drag(from: CGPoint(x: 120, y: 117), to: CGPoint(x: 200, y: 117), over: 0.2)
    #expect(values.all == [] && control.value == 0)
  }

  @Test func `One that is not continuous says so once, when the finger lifts`() {
    let control = slider()
    control.isContinuous = false
    let values = Values(control, \.value)
    let finger = tester.finger(downAt: CGPoint(x: 14, y: 117))
    finger.move(to: CGPoint(x: 64, y: 117))
    finger.move(to: CGPoint(x: 114, y: 117))
    #expect(values.all == [] && control.value == 0.5)
    finger.up()
    #expect(values.all == [0.5])
    tester.tap(at: CGPoint(x: 114, y: 117))
    #expect(values.all == [0.5])
  }

  @Test func `Its limits take the value, and each other, along`() {
    let control = slider()
    control.value = 7
    #expect(control.value == 1)
    control.value = .nan
    #expect(control.value == 1)
    control.minimumValue = 3
    #expect(control.maximumValue == 3 && control.value == 3)
    control.maximumValue = 5
    control.setValue(4, animated: false)
    #expect(control.subviews[2].center.x == 114)
    control.maximumValue = 2
    #expect(control.minimumValue == 2 && control.value == 2)
    control.minimumValue = .infinity
    #expect(control.minimumValue == 2)
  }

  @Test func `A value that is set while a finger draws is where it goes on from`() {
    let control = slider()
    let finger = tester.finger(downAt: CGPoint(x: 14, y: 117))
    finger.move(to: CGPoint(x: 64, y: 117))
    control.value = 0.75
    finger.move(to: CGPoint(x: 84, y: 117))
    #expect(abs(control.value - 0.85) < 1e-5)
    finger.up()
  }

  @Test func `Its line has the tint on the side of the smallest value, on whichever side that is`()
  {
    let control = slider()
    control.value = 0.25
    tester.view.tintColor = .red
    #expect(control.subviews[0].backgroundColor == .red)
    #expect(control.subviews[0].frame.minX == 0 && control.subviews[0].frame.width == 64)
    control.semanticContentAttribute = .forceRightToLeft
    tester.settle()
    #expect(control.subviews[0].frame.maxX == 228 && control.subviews[0].frame.width == 64)
    let finger = tester.finger(downAt: CGPoint(x: 164, y: 117))
    finger.move(to: CGPoint(x: 114, y: 117))
    #expect(control.value == 0.5)
    finger.up()
    control.minimumTrackTintColor = .green
    #expect(control.subviews[0].backgroundColor == .green)
  }

  // MARK: Pages

  private func pages(_ count: Int, width: CGFloat = 160) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 100, width: width, height: 26))
    control.numberOfPages = count
    return add(control)
  }

  private func current(_ control: UIPageControl) -> Int? {
    tester.settle()
    return control.subviews.firstIndex { $0.backgroundColor == .white }
  }

  @Test func `A tap goes one page on or back, as far as there are pages`() {
    let control = pages(3)
    let values = Values(control, \.currentPage)
    #expect(control.subviews.count == 3 && current(control) == 0)
    tester.tap(at: CGPoint(x: 20, y: 113))
    for _ in 0..<3 { tester.tap(at: CGPoint(x: 140, y: 113)) }
    #expect(values.all == [1, 2] && current(control) == 2)
    tester.tap(at: CGPoint(x: 20, y: 113))
    #expect(values.all == [1, 2, 1] && control.currentPage == 1)
    let finger = tester.finger(downAt: CGPoint(x: 140, y: 113))
    finger.move(to: CGPoint(x: 140, y: 400))
    finger.up()
    #expect(values.all == [1, 2, 1])
  }

  @Test func `A finger along the dots goes to the page below it, unless that is not allowed`() {
    let control = pages(10)
    let values = Values(control, \.currentPage)
    let finger = tester.finger(downAt: CGPoint(x: 8, y: 113))
    finger.move(to: CGPoint(x: 40, y: 113))
    finger.move(to: CGPoint(x: 42, y: 113))
    finger.move(to: CGPoint(x: 72, y: 113))
    finger.move(to: CGPoint(x: 300, y: 113))
    finger.up()
    #expect(values.all == [2, 4, 9] && current(control) == 9)
    control.allowsContinuousInteraction = false
    tester.drag(from: CGPoint(x: 150, y: 113), to: CGPoint(x: 8, y: 113), over: 0.2)
    #expect(values.all == [2, 4, 9, 8])
  }

  @Test func `A page that is not there is the nearest, and the current one stays among them`() {
    let control = pages(5)
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -3
    #expect(control.currentPage == 0)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    control.numberOfPages = 1
    tester.settle()
    #expect(control.subviews.count == 1)
    control.hidesForSinglePage = true
    tester.settle()
    #expect(control.subviews.isEmpty)
    #expect(control.sizeThatFits(.zero).width == 0)
    #expect(control.size(forNumberOfPages: 4) == CGSize(width: 64, height: 26))
  }

  @Test func `Of a million pages those are shown that fit, around the current one`() {
    let control = pages(1_000_000)
    control.currentPage = 500_000
    tester.settle()
    #expect(control.subviews.count == 10 && current(control) == 5)
    control.currentPage = 999_999
    #expect(current(control) == 9)
  }

  @Test func `Where one reads from the right the first page is at the right`() {
    let control = pages(4)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(current(control) == 0)
    #expect(control.subviews[0].center.x > control.subviews[3].center.x)
    tester.tap(at: CGPoint(x: 20, y: 113))
    #expect(control.currentPage == 1)
  }
}
