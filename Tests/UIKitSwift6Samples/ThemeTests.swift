import Testing
import TouchTesting
import UIKit

@testable import TouchKit

@MainActor @Suite struct ThemeTests {
  private let tester = TouchTester()

  // Of what the host has not drawn yet.
  private func changes() -> [LayerChange] {
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    return changes
  }

  @Test func `A plate has the colors of light and dark, also those that its program sets anew`() {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    tester.view.addSubview(badge)
    _ = changes()
    tester.window.clock.userInterfaceStyle = .dark
    var colors: [UIColor] = []
    for change in changes() {
      switch change {
      case .background(_, let color): colors.append(color)
      case .textStyle(_, _, _, let color, _, _, _): colors.append(color)
      case .border(_, _, let color): colors.append(color)
      default: break
      }
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let expected = [UIColor.secondarySystemBackground, .separator, UIColor(hex: 0x8ab4f8)]
    #expect(colors == expected.map { $0.resolvedColor(with: dark) })
  }

  @Test func `What an overridden opacity sets in an animation is animated, too`() {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    tester.view.addSubview(badge)
    tester.advance(by: 1 / 60)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { badge.alpha = 0.25 }
    tester.advance(by: 0.5)
    #expect(abs(badge.alpha - 0.625) < 0.02 && abs(badge.label.alpha - 0.75) < 0.02)
    tester.advance(by: 0.6)
    #expect(badge.alpha == 0.25 && badge.label.alpha == 0.5)
  }

  @Test func `Views may hear of their visibility, and controllers refuse to go`() {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var seen: [Bool] = []
    badge.onVisibility = { seen.append($0) }
    for isHidden in [true, true, false] { badge.isHidden = isHidden }
    #expect(seen == [false, true])
    badge.alpha = 0.25
    #expect(badge.label.alpha == 0.5)

    let root = UIViewController()
    tester.window.rootViewController = root
    let draft = DraftController()
    root.present(draft, animated: false)
    tester.advance(by: 1 / 60)
    draft.dismiss(animated: false)
    #expect(draft.asked == 1 && root.presentedViewController === draft)
    #expect(draft.view.traitCollection.userInterfaceStyle == .dark)
    draft.overrideUserInterfaceStyle = .light
    #expect(changes().contains { if case .background(_, .white) = $0 { true } else { false } })
    #expect(draft.styles == [.dark, .light])
    draft.isSaved = true
    draft.dismiss(animated: false)
    tester.advance(by: 1 / 60)
    #expect(root.presentedViewController == nil)
  }
}
