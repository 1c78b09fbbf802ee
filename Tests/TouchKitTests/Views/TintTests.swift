import Testing
import TouchKit
import TouchTesting

@Suite struct TintTests {
  private final class Tinted: UIView {
    let name: String
    var heard: (Tinted) -> Void = { _ in }

    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() { heard(self) }
  }

  private let tester = TouchTester()
  private let top = Tinted("top")
  private let middle = Tinted("middle")
  private let bottom = Tinted("bottom")
  private var all: [Tinted] { [top, middle, bottom] }

  init() {
    tester.view.addSubview(top)
    top.addSubview(middle)
    middle.addSubview(bottom)
  }

  /// Who is told meanwhile, in this order.
  private func told(_ change: () -> Void) -> [String] {
    var names: [String] = []
    for view in all { view.heard = { names.append($0.name) } }
    change()
    for view in all { view.heard = { _ in } }
    return names
  }

  @Test func `A tint is that of the nearest view upwards that has one, or else blue`() {
    let blue = UIButton(type: .system).currentTitleColor
    #expect(bottom.tintColor == blue)
    tester.window.tintColor = .green
    #expect(bottom.tintColor == .green)
    top.tintColor = .red
    #expect(middle.tintColor == .red && bottom.tintColor == .red)
    middle.tintColor = .orange
    #expect(bottom.tintColor == .orange && top.tintColor == .red)
    middle.tintColor = nil
    #expect(bottom.tintColor == .red)
    top.removeFromSuperview()
    top.tintColor = nil
    #expect(bottom.tintColor == blue)
  }

  @Test func `Those that take a new tint over are told from the top down, and nobody else`() {
    #expect(told { top.tintColor = .red } == ["top", "middle", "bottom"])
    #expect(told { top.tintColor = .red } == [])
    #expect(told { middle.tintColor = .red } == [])
    #expect(told { top.tintColor = .green } == ["top"])
    #expect(told { middle.tintColor = nil } == ["middle", "bottom"])
  }

  @Test func `A dimmed tint is a gray of the same lightness, as far down as nobody says otherwise`()
  {
    top.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(bottom.tintAdjustmentMode == .normal)
    #expect(told { top.tintAdjustmentMode = .dimmed } == ["top", "middle", "bottom"])
    #expect(bottom.tintAdjustmentMode == .dimmed)
    #expect(bottom.tintColor == UIColor(white: 0.299, alpha: 0.5))
    #expect(told { middle.tintAdjustmentMode = .normal } == ["middle", "bottom"])
    #expect(bottom.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(told { top.tintAdjustmentMode = .automatic } == ["top"])
    #expect(told { middle.tintAdjustmentMode = .automatic } == [])
  }

  @Test func `A view with a tint of its own still hears that it is dimmed`() {
    middle.tintColor = .green
    #expect(told { top.tintAdjustmentMode = .dimmed } == ["top", "middle", "bottom"])
    #expect(told { top.tintColor = .red } == ["top"])
  }

  @Test func `A view that comes under another tint is told, and one under the same is not`() {
    top.tintColor = .red
    let other = Tinted("other")
    other.tintColor = .green
    tester.view.addSubview(other)
    #expect(told { other.addSubview(middle) } == ["middle", "bottom", "middle", "bottom"])
    #expect(told { top.addSubview(bottom) } == ["bottom", "bottom"])
    bottom.tintColor = .red
    #expect(told { other.addSubview(bottom) } == [])
  }

  @Test func `Whoever is taken away while it is told is told once, where it is then`() {
    var names: [String] = []
    top.heard = { [bottom] in
      names.append($0.name)
      bottom.removeFromSuperview()
    }
    middle.heard = { names.append($0.name) }
    bottom.heard = { names.append("\($0.name) \($0.superview == nil)") }
    top.tintColor = .red
    #expect(names == ["top", "bottom true", "middle"])
  }

  @Test func `A system button has letters of the tint, and others keep theirs`() {
    let system = UIButton(type: .system)
    let custom = UIButton(type: .custom)
    for button in [system, custom] {
      button.setTitle("Undo", for: .normal)
      top.addSubview(button)
    }
    top.tintColor = .red
    #expect(system.titleLabel?.textColor == .red && system.currentTitleColor == .red)
    #expect(custom.titleLabel?.textColor == .white)
    system.setTitleColor(.black, for: .normal)
    top.tintColor = .green
    #expect(system.titleLabel?.textColor == .black)
  }

  @Test func `A direction is that of the program unless it is forced, and lays the view out anew`()
  {
    let view = Layouts(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    top.addSubview(view)
    tester.settle()
    let before = view.count
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    tester.settle()
    #expect(view.count == before + 1)
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
          == .leftToRight)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
  }

  private final class Layouts: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  @Test func `Where one reads from the right the vertical bar is at the left`() {
    let rig = ScrollRig(content: CGSize(width: 320, height: 2000))
    rig.scrollView.semanticContentAttribute = .forceRightToLeft
    let finger = rig.tester.finger(downAt: CGPoint(x: 100, y: 400))
    finger.move(by: 0, -20)
    let bar = rig.scrollView.subviews.last { $0 !== rig.content }
    #expect(bar?.frame.minX == 3)
    finger.up()
  }
}
