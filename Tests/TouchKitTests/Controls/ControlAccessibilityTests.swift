import Testing
import TouchKit
import TouchTesting

/// What controls are for those who do not see them.
@Suite struct ControlAccessibilityTests {
  private let tester = TouchTester()

  /// What is told of a view since the last time, without what else changes.
  private func told(_ view: UIView) -> [LayerChange] {
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    return changes.filter {
      guard case .accessibility(let number, _, _, _, _, _) = $0 else { return false }
      return number == view.layerNumber
    }
  }

  private func add<Control: UIControl>(_ control: Control) -> Control {
    tester.view.addSubview(control)
    tester.settle()
    return control
  }

  @Test func `A switch tells whether it is on, when a finger or the program turns it over`() {
    let control = add(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    control.accessibilityLabel = "Grid"
    func now(_ value: String) -> [LayerChange] {
      [
        .accessibility(
          control.layerNumber, traits: [.button, .toggleButton], label: "Grid", value: value)
      ]
    }
    #expect(told(control) == now("0"))
    tester.tap(at: CGPoint(x: 120, y: 110))
    #expect(told(control) == now("1"))
    control.isOn = true
    #expect(told(control) == [])
    control.setOn(false, animated: true)
    #expect(told(control) == now("0"))
    control.accessibilityValue = "quiet"
    #expect(told(control) == now("quiet"))
    control.accessibilityValue = nil
    #expect(control.accessibilityValue == "0")
  }

  @Test func `A slider tells its share, and a step is a tenth of the way`() {
    let control = add(UISlider(frame: CGRect(x: 40, y: 100, width: 228, height: 34)))
    var values: [Float] = []
    control.addAction(
      UIAction { [weak control] _ in if let control { values.append(control.value) } },
      for: .valueChanged)
    control.maximumValue = 8
    #expect(control.accessibilityTraits == .adjustable && control.accessibilityValue == "0%")
    control.accessibilityDecrement()
    #expect(values == [])
    control.value = 3.9
    control.accessibilityIncrement()
    #expect(abs(control.value - 4.7) < 1e-5 && values == [control.value])
    #expect(
      told(control) == [
        .accessibility(control.layerNumber, traits: .adjustable, label: "", value: "59%")
      ])
    tester.settle()
    tester.window.layoutIfNeeded()
    #expect(told(control) == [])
    for _ in 0..<7 { control.accessibilityIncrement() }
    #expect(control.value == 8 && control.accessibilityValue == "100%" && values.count == 6)
    // As far from each other as numbers can be.
    control.minimumValue = -.greatestFiniteMagnitude
    control.maximumValue = .greatestFiniteMagnitude
    control.accessibilityDecrement()
    #expect(control.accessibilityValue == "40%" && control.subviews[2].center.x.isFinite)
  }

  @Test func `A page control tells which of how many, and a step is a page`() {
    let control = add(UIPageControl(frame: CGRect(x: 0, y: 100, width: 320, height: 26)))
    #expect(control.accessibilityValue == nil)
    control.numberOfPages = 5
    var pages: [Int] = []
    control.addAction(
      UIAction { [weak control] _ in if let control { pages.append(control.currentPage) } },
      for: .valueChanged)
    control.accessibilityDecrement()
    control.accessibilityIncrement()
    #expect(pages == [1])
    #expect(
      told(control) == [
        .accessibility(control.layerNumber, traits: .adjustable, label: "", value: "2 / 5")
      ])
    control.currentPage = 4
    control.accessibilityIncrement()
    #expect(pages == [1] && control.accessibilityValue == "5 / 5")
  }

  @Test func `One that is not enabled says so, and takes no step`() {
    let slider = add(UISlider(frame: CGRect(x: 40, y: 100, width: 228, height: 34)))
    let pages = add(UIPageControl(frame: CGRect(x: 0, y: 200, width: 320, height: 26)))
    pages.numberOfPages = 5
    for control in [slider, pages] {
      control.isEnabled = false
      #expect(control.accessibilityTraits == [.adjustable, .notEnabled])
      control.accessibilityIncrement()
    }
    #expect(slider.value == 0 && pages.currentPage == 0)
    slider.isEnabled = true
    #expect(slider.accessibilityTraits == .adjustable)
  }

  @Test func `A view of the program's own is asked for a step and says its value`() {
    final class Knob: UIView {
      var turn = 40
      override func accessibilityIncrement() {
        turn += 10
        accessibilityValue = "\(turn) degrees"
      }
    }
    let knob = Knob(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    knob.accessibilityTraits = .adjustable
    tester.view.addSubview(knob)
    tester.settle()
    _ = told(knob)
    knob.accessibilityDecrement()
    #expect(told(knob) == [])
    knob.accessibilityIncrement()
    #expect(
      told(knob) == [
        .accessibility(knob.layerNumber, traits: .adjustable, label: "", value: "50 degrees")
      ])
  }

  @Test func `A selected control says so, and not any more once it is not`() {
    let control = add(UIButton(frame: CGRect(x: 40, y: 100, width: 100, height: 40)))
    let before = control.accessibilityTraits
    control.isSelected = true
    #expect(control.accessibilityTraits == before.union(.selected))
    control.isSelected = false
    #expect(control.accessibilityTraits == before)
  }

  @Test func `A hint is told beside the label, once`() {
    let view = add(UIControl(frame: CGRect(x: 40, y: 100, width: 100, height: 40)))
    view.accessibilityLabel = "Heart"
    view.accessibilityHint = "Marks the photo as a favourite"
    #expect(
      told(view) == [
        .accessibility(
          view.layerNumber, traits: .none, label: "Heart",
          hint: "Marks the photo as a favourite")
      ])
    view.accessibilityHint = "Marks the photo as a favourite"
    #expect(told(view) == [])
  }
}
