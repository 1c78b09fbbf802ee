import Testing
import TouchTesting

@testable import TouchKit

@Suite struct AccessibilityIdentifierTests {
  private let tester = TouchTester()

  /// The identifiers, and what else is said, of the next frame.
  private func said() -> [String] {
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    return changes.compactMap {
      guard case .accessibility(_, _, let label, _, _, let identifier) = $0 else { return nil }
      return "\(identifier): \(label)"
    }
  }

  @Test
  func `An identifier reaches the host with the label, alone, and where nobody hears the view`() {
    let (named, silent, hidden) = (UIView(), UIView(), UILabel())
    named.accessibilityIdentifier = "save"
    named.accessibilityLabel = "Save"
    silent.accessibilityIdentifier = "card"
    hidden.accessibilityIdentifier = "total"
    hidden.accessibilityElementsHidden = true
    for view in [named, silent, hidden] { tester.view.addSubview(view) }
    #expect(named.accessibilityIdentifier == "save")
    #expect(said().filter { $0 != ": " } == ["save: Save", "card: ", "total: "])
    #expect(said().isEmpty)
    silent.accessibilityIdentifier = "panel"
    hidden.accessibilityElementsHidden = false
    #expect(said() == ["panel: ", "total: "])
    silent.accessibilityIdentifier = nil
    #expect(said() == [": "] && silent.accessibilityIdentifier == nil)
  }

  @Test func `A view without one is as it was, and does not become an element that is read`() {
    let view = UIView()
    view.accessibilityIdentifier = nil
    #expect(view.rareSettings == nil && view.accessibilityIdentifier == nil)
    view.accessibilityIdentifier = "card"
    #expect(!view.isAccessibilityElement)
  }
}
