import Testing
import TouchTesting

@testable import TouchKit

/// What assistive technology does not reach while something modal lies beside it.
@Suite struct ModalityTests {
  let tester = TouchTester()
  let behind = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() {
    behind.accessibilityLabel = "Behind"
    card.accessibilityLabel = "Card"
    tester.view.addSubview(behind)
    tester.settle()
  }

  /// Which of the views are hidden, of those that something has been told of.
  private func told() -> [String: Bool] {
    var changes: [LayerChange] = []
    tester.window.collectChanges(into: &changes)
    var hidden: [String: Bool] = [:]
    for change in changes {
      guard case .accessibility(let number, let traits, _, _, _) = change else { continue }
      for view in [behind, card] where view.layerNumber == number && number > 0 {
        hidden[view.accessibilityLabel ?? ""] = traits.contains(.elementsHidden)
      }
    }
    return hidden
  }

  @Test func `Siblings of a modal view are not reached while it is there and not hidden`() {
    _ = told()
    card.accessibilityViewIsModal = true
    tester.view.addSubview(card)
    #expect(told() == ["Behind": true, "Card": false])
    card.isHidden = true
    #expect(told()["Behind"] == false)
    card.isHidden = false
    #expect(told()["Behind"] == true)
    card.accessibilityViewIsModal = false
    #expect(told()["Behind"] == false)
    card.accessibilityViewIsModal = true
    #expect(told()["Behind"] == true)
    card.removeFromSuperview()
    #expect(told() == ["Behind": false])
  }

  @Test func `What comes while something modal is there is reached in front of it only`() {
    card.accessibilityViewIsModal = true
    tester.view.addSubview(card)
    behind.removeFromSuperview()
    _ = told()
    tester.view.insertSubview(behind, at: 0)
    #expect(told()["Behind"] == true)
    tester.view.bringSubviewToFront(behind)
    #expect(told()["Behind"] == false)
    tester.view.sendSubviewToBack(behind)
    #expect(told()["Behind"] == true)
    #expect(behind.isBehindModal && !card.isBehindModal)
  }

  @Test func `Of two modal views the one in front is reached`() {
    for view in [behind, card] { view.accessibilityViewIsModal = true }
    tester.view.addSubview(card)
    #expect(behind.isBehindModal && !card.isBehindModal)
    tester.view.bringSubviewToFront(behind)
    #expect(!behind.isBehindModal && card.isBehindModal)
    #expect(told() == ["Behind": false, "Card": true])
  }

  @Test
  func `Behind what a controller presents nothing is reached, and everything is again afterwards`()
  {
    let root = UIViewController()
    tester.window.rootViewController = root
    let shown = UIViewController()
    shown.modalPresentationStyle = .overFullScreen
    root.present(shown, animated: false)
    tester.settle()
    #expect(root.view.isBehindModal && behind.window != nil)
    shown.dismiss(animated: false)
    tester.settle()
    #expect(!root.view.isBehindModal)
  }
}
