import Testing
import TouchTesting

@testable import TouchKit

@Suite struct VisualEffectTests {
  private let tester = TouchTester(size: CGSize(width: 320, height: 480))

  private func shown(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    tester.view.addSubview(view)
    tester.advance(by: 0.02)
    return view
  }

  private func backdrop(_ view: UIVisualEffectView) -> UIView { view.subviews[0] }

  @Test func `Behind the contents lies a fill of the style's color, through which the host blurs`()
  {
    let view = shown(UIBlurEffect(style: .dark))
    let title = UILabel()
    view.contentView.addSubview(title)
    view.frame.size = CGSize(width: 200, height: 60)
    let backdrop = backdrop(view)
    #expect(backdrop.layerKind == .backdrop && backdrop.frame == view.bounds)
    #expect(view.contentView.frame == view.bounds && view.subviews[1] === view.contentView)
    #expect(backdrop.backgroundColor == UIColor(white: 0.12, alpha: 0.7) && backdrop.alpha == 1)
    // Touches beside the contents are the view's.
    let hit = tester.window.hitTest(CGPoint(x: 100, y: 30), with: nil)
    #expect(hit === view.contentView)
  }

  @Test func `Made without an effect it has none, and a place for contents`() {
    let view = UIVisualEffectView()
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(view.effect == nil && view.contentView.frame == view.bounds)
    let other = UIVisualEffectView(frame: CGRect(x: 5, y: 6, width: 30, height: 20))
    #expect(other.effect == nil && other.contentView.frame == other.bounds)
    other.effect = UIBlurEffect(style: .light)
    #expect(backdrop(other).alpha == 1)
  }

  @Test func `A host is told of a layer of a kind of its own`() {
    _ = shown(nil)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    tester.view.addSubview(view)
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    let kinds = changes.compactMap { change -> LayerKind? in
      if case .created(_, let kind) = change { kind } else { nil }
    }
    #expect(kinds.filter { $0 == .backdrop }.count == 1)
  }

  @Test func `An effect fades to nothing and from nothing, and the contents stay`() {
    let view = shown(UIBlurEffect(style: .systemMaterial))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    tester.advance(by: 0.25)
    #expect(abs(backdrop(view).alpha - 0.75) < 0.01 && view.contentView.alpha == 1)
    tester.settle()
    #expect(backdrop(view).alpha == 0 && view.effect == nil)
    // From nothing it comes in its own color at once.
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .dark)
    }
    tester.advance(by: 0.5)
    #expect(backdrop(view).backgroundColor == UIColor(white: 0.12, alpha: 0.7))
    #expect(abs(backdrop(view).alpha - 0.5) < 0.01)
    tester.settle()
    // Without an animation it is there, or gone, at once.
    view.effect = nil
    #expect(backdrop(view).alpha == 0)
    view.effect = UIBlurEffect(style: .light)
    #expect(backdrop(view).alpha == 1)
  }

  @Test func `Materials are light or dark as around them, or as their names say`() {
    func fill(_ style: UIBlurEffect.Style, dark: Bool) -> UIColor {
      UIBlurEffect(style: style).fill.resolvedColor(
        with: UITraitCollection(userInterfaceStyle: dark ? .dark : .light))
    }
    for style in [UIBlurEffect.Style.regular, .prominent, .systemThinMaterial] {
      #expect(fill(style, dark: false).red > 0.9 && fill(style, dark: true).red < 0.2)
    }
    #expect(fill(.systemChromeMaterialLight, dark: true).red > 0.9)
    #expect(fill(.systemUltraThinMaterialDark, dark: false).red < 0.2)
    // The thinner, the more is seen through it.
    let raw = [6, 7, 8, 9, 10].compactMap { UIBlurEffect.Style(rawValue: $0) }
    let shares = raw.map { fill($0, dark: false).alpha }
    #expect(shares == shares.sorted() && Set(shares).count == 5)
    for number in 0...20 where number != 3 {
      let style = UIBlurEffect.Style(rawValue: number)
      #expect(style.map { fill($0, dark: true).alpha > 0.3 } == true, "\(number)")
    }
  }

  @Test func `A copy of a view that is not to be touched shows the fill as well`() throws {
    let view = shown(UIBlurEffect(style: .dark))
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    func kinds(_ view: UIView) -> [LayerKind] {
      [view.layerKind] + view.subviews.flatMap { kinds($0) }
    }
    #expect(kinds(copy).contains(.backdrop))
  }
}
