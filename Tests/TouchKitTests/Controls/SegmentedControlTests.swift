import Testing
import TouchKit
import TouchTesting

@Suite struct SegmentedControlTests {
  private let tester = TouchTester()
  // Each 80 points wide.
  private let control = UISegmentedControl(items: ["New", "Old", "Name"])
  private let log = Log()

  private final class Log {
    var chosen: [Int] = []
  }

  init() {
    control.frame = CGRect(x: 20, y: 100, width: 240, height: 32)
    control.addAction(
      UIAction { [log, control] _ in log.chosen.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    tester.view.addSubview(control)
    tester.settle()
  }

  private var thumb: UIView { control.subviews[0] }
  private var labels: [UILabel] { control.subviews.compactMap { $0 as? UILabel } }

  private func tap(_ segment: Int) {
    tester.tap(at: CGPoint(x: 60 + 80 * CGFloat(segment), y: 116))
  }

  @Test func `A tap chooses a segment, says so once, and the thumb slides there`() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && thumb.alpha == 0)
    tap(0)
    #expect(control.selectedSegmentIndex == 0 && log.chosen == [0])
    tester.settle()
    #expect(thumb.frame == CGRect(x: 2, y: 2, width: 76, height: 28) && thumb.alpha == 1)
    tap(2)
    #expect(log.chosen == [0, 2])
    tester.advance(by: 0.1)
    #expect(thumb.center.x > 45 && thumb.center.x < 195)
    tester.settle()
    #expect(thumb.center.x == 200)
    tap(2)
    #expect(log.chosen == [0, 2])
  }

  @Test func `A finger draws the thumb, and has chosen where it lifts`() {
    control.selectedSegmentIndex = 0
    let finger = tester.finger(downAt: CGPoint(x: 60, y: 116))
    finger.drag(to: CGPoint(x: 230, y: 116), over: 0.2)
    tester.advance(by: 0.3)
    #expect(control.selectedSegmentIndex == 0 && log.chosen == [])
    #expect(thumb.center.x == 200)
    finger.drag(to: CGPoint(x: 140, y: 116), over: 0.2)
    finger.up()
    tester.settle()
    #expect(control.selectedSegmentIndex == 1 && log.chosen == [1] && thumb.center.x == 120)
    #expect(thumb.transform == .identity)
  }

  @Test func `What lifts far away, or is cancelled, chooses nothing`() {
    control.selectedSegmentIndex = 0
    let far = tester.finger(downAt: CGPoint(x: 140, y: 116))
    far.drag(to: CGPoint(x: 140, y: 400), over: 0.2)
    far.up()
    let drawn = tester.finger(downAt: CGPoint(x: 60, y: 116))
    drawn.drag(to: CGPoint(x: 230, y: 116), over: 0.2)
    drawn.cancel()
    tester.settle()
    #expect(control.selectedSegmentIndex == 0 && log.chosen == [] && thumb.center.x == 40)
    // Only the finger that lifts counts, not where it came down.
    let other = tester.finger(downAt: CGPoint(x: 140, y: 116))
    other.drag(to: CGPoint(x: 230, y: 116), over: 0.2)
    other.up()
    #expect(log.chosen == [2])
  }

  @Test func `The program chooses without an event, and may choose none`() {
    control.selectedSegmentIndex = 1
    #expect(thumb.center.x == 120)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && thumb.alpha == 0)
    #expect(log.chosen == [])
  }

  @Test func `A segment that is not enabled is passed over, as is the whole control`() {
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
    #expect(!control.isEnabledForSegment(at: 9))
    tap(1)
    #expect(log.chosen == [])
    let finger = tester.finger(downAt: CGPoint(x: 60, y: 116))
    finger.drag(to: CGPoint(x: 140, y: 116), over: 0.1)
    finger.up()
    #expect(log.chosen == [])
    control.isEnabled = false
    tap(2)
    #expect(log.chosen == [] && control.selectedSegmentIndex == 0)
  }

  @Test func `A momentary one has chosen only while it says so`() {
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    tap(2)
    tap(2)
    #expect(log.chosen == [2, 2])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `Segments come and go, and the chosen one stays chosen`() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "First", at: 0, animated: true)
    #expect(control.numberOfSegments == 4 && control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 0) == "First" && control.titleForSegment(at: 2) == "Old")
    tester.settle()
    #expect(labels.map(\.frame.width) == [60, 60, 60, 60] && labels.allSatisfy { $0.alpha == 1 })
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1 && thumb.center.x == 120)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeSegment(at: 5, animated: false)
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "Last")
    control.setTitle("Z", forSegmentAt: 2)
    #expect(control.titleForSegment(at: 2) == "Z" && control.titleForSegment(at: 3) == nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && labels.isEmpty)
    tap(0)
    #expect(log.chosen == [])
  }

  @Test func `A width that is set is kept, and the others share what is left`() {
    control.setWidth(100, forSegmentAt: 0)
    #expect(labels.map(\.frame.width) == [100, 70, 70])
    #expect(control.widthForSegment(at: 0) == 100 && control.widthForSegment(at: 1) == 0)
    #expect(control.intrinsicContentSize.height == 32)
  }

  @Test func `Where one reads from the right the first one is at the right`() {
    control.semanticContentAttribute = .forceRightToLeft
    tester.settle()
    tap(0)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func `For assistive technology segments are buttons, of which the chosen one is selected`()
  {
    control.selectedSegmentIndex = 1
    #expect(
      labels.map(\.accessibilityTraits) == [.button, [.button, .selected], .button])
    #expect(labels[2].accessibilityActivate())
    #expect(control.selectedSegmentIndex == 2 && log.chosen == [2])
    control.setEnabled(false, forSegmentAt: 0)
    #expect(labels[0].accessibilityTraits == [.button, .notEnabled])
    #expect(!labels[0].accessibilityActivate())
  }

  @Test func `A tap on it is none for a recognizer of a view around it`() {
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.addAction { _ in taps += 1 }
    tester.view.addGestureRecognizer(recognizer)
    tap(1)
    tester.settle()
    #expect(taps == 0 && log.chosen == [1])
  }
}
