import Testing
import TouchKit
import TouchTesting

@Suite struct ButtonTests {
  let tester = TouchTester()
  let button = UIButton(type: .system)

  init() {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    tester.view.addSubview(button)
  }

  @Test func `A tap does what was added, and then the primary action`() {
    var done: [String] = []
    button.addAction(UIAction { _ in done.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in done.append("primary") }, for: .primaryActionTriggered)
    tester.tap(at: CGPoint(x: 50, y: 20))
    #expect(done == ["up", "primary"])
  }

  @Test func `A primary action brings its title`() {
    var count = 0
    let made = UIButton(
      frame: CGRect(x: 0, y: 100, width: 100, height: 44),
      primaryAction: UIAction(title: "Undo") { _ in count += 1 })
    tester.view.addSubview(made)
    #expect(made.currentTitle == "Undo")
    #expect(made.accessibilityLabel == "Undo")
    tester.tap(at: CGPoint(x: 50, y: 120))
    #expect(count == 1)
  }

  @Test func `Each state shows what was set for it, or what the normal one shows, paler`() {
    button.setTitle("Go", for: .normal)
    button.setTitleColor(.red, for: .disabled)
    #expect(button.titleLabel?.text == "Go")
    let finger = tester.finger(downAt: CGPoint(x: 50, y: 20))
    #expect(button.isHighlighted)
    #expect(button.titleLabel?.alpha == Constants.paleButton)
    finger.up()
    #expect(button.titleLabel?.alpha == 1)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.titleLabel?.alpha == 1)
    button.isEnabled = true
    button.setTitle("Going", for: .highlighted)
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "Going")
    #expect(button.titleLabel?.alpha == 1)
    #expect(button.title(for: .selected) == nil)
    button.setTitle(nil, for: .highlighted)
    #expect(button.currentTitle == "Go")
  }

  @Test func `A picture gives a button its size`() {
    button.setImage(UIImage(source: 1, size: CGSize(width: 20, height: 30)), for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 20, height: 30))
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == button.bounds)
  }
}
