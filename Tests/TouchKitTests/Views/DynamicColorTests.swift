import Testing

@testable import TouchKit

@Suite("Colors of light and dark")
struct DynamicColorTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))

  private func collect() -> [LayerChange] { window.nextChanges() }
  private func backgrounds() -> [UIColor] { window.nextBackgrounds() }

  private let twofold = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  @Test("a background is that of the window's style, and follows it")
  func follows() {
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    #expect(backgrounds() == [.white])
    window.clock.userInterfaceStyle = .dark
    #expect(backgrounds() == [.black])
    window.clock.userInterfaceStyle = .light
    #expect(backgrounds() == [.white])
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test("what has one color is not drawn anew")
  func stays() {
    view.backgroundColor = .red
    view.layer.borderWidth = 1
    let label = UILabel(frame: view.bounds)
    label.textColor = .blue
    view.addSubview(label)
    window.addSubview(view)
    _ = collect()
    window.clock.userInterfaceStyle = .dark
    #expect(collect().isEmpty)
  }

  @Test("texts, lines, borders, shadows and the window's own ground follow, too")
  func all() {
    let label = UILabel(frame: view.bounds)
    let path = PathView(frame: view.bounds)
    path.strokeColor = twofold
    view.layer.borderWidth = 1
    view.layer.borderColor = twofold.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowColor = twofold.cgColor
    view.addSubview(label)
    view.addSubview(path)
    window.addSubview(view)
    window.backgroundColor = twofold
    _ = collect()
    window.clock.userInterfaceStyle = .dark
    var colors: [String: UIColor] = [:]
    for change in collect() {
      switch change {
      case .textStyle(_, _, _, let color, _, _, _): colors["text"] = color
      case .path(_, _, _, let color): colors["path"] = color
      case .border(_, _, let color): colors["border"] = color
      case .shadow(_, let color, _, _): colors["shadow"] = color
      case .background(0, let color): colors["window"] = color
      default: Issue.record("\(change)")
      }
    }
    #expect(
      colors == [
        "text": .white, "path": .white, "border": .white,
        "shadow": .white.withAlphaComponent(0.5), "window": .white,
      ])
  }

  @Test("a view that comes into a dark window is dark, wherever it comes from")
  func moves() {
    let other = UIWindow(frame: window.frame)
    other.clock.userInterfaceStyle = .dark
    view.backgroundColor = twofold
    window.addSubview(view)
    #expect(backgrounds() == [.black])
    other.addSubview(view)
    var changes: [LayerChange] = []
    other.clock.advance(to: 1)
    other.collectChanges(into: &changes)
    #expect(changes.contains(.background(view.layerNumber, .white)))
  }

  @Test("an animation that is on its way when it becomes dark goes on in the dark")
  func animates() {
    view.backgroundColor = .red
    window.addSubview(view)
    _ = collect()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [self] in
      view.backgroundColor = twofold
    }
    window.clock.advance(to: window.clock.now + 0.5)
    let light = backgrounds().last
    window.clock.userInterfaceStyle = .dark
    let dark = backgrounds().last
    #expect((light?.green ?? 1) < 0.1 && (dark?.green ?? 0) > 0.4)
    window.clock.advance(to: window.clock.now + 1)
    #expect(backgrounds().last == .white)
    #expect(view.backgroundColor == twofold)
  }

  @Test("a color is resolved, made more transparent and nested in both of its colors")
  func values() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    let pale = twofold.withAlphaComponent(0.25)
    #expect(pale.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.25))
    let nested = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .systemRed }
    #expect(nested.resolvedColor(with: dark) == .black)
    #expect(nested.resolvedColor(with: light) == UIColor.systemRed.resolvedColor(with: light))
    #expect(UIColor(cgColor: twofold.cgColor) == twofold)
    #expect("\(UIColor.orange)" == "red 1.0, green 0.5, blue 0.0, alpha 1.0")
    #expect("\(twofold)".hasSuffix("; dark: red 1.0, green 1.0, blue 1.0, alpha 1.0"))
  }

  @Test("a tint that is dimmed is gray in both")
  func dimmed() {
    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    view.tintAdjustmentMode = .dimmed
    let dark = view.tintColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(abs(view.tintColor.red - 0.299) < 1e-9 && abs(dark.red - 0.587) < 1e-9)
  }
}
