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
    var hidden: [String: Bool] = [:]
    for change in tester.collected() {
      guard case .accessibility(let number, let traits, _, _, _, _) = change else { continue }
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

  @Test
  func
    `Whatever is moved and hidden, those behind something modal are the ones that are not reached`()
  {
    var state: UInt64 = 11
    func below(_ most: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % most
    }
    let parents = [UIView(frame: .zero), UIView(frame: .zero)]
    let views = (0..<6).map { _ in UIView(frame: .zero) }
    for parent in parents { tester.view.addSubview(parent) }
    var reached = Set<Int32>()
    for _ in 0..<2000 {
      let view = views[below(views.count)]
      switch below(6) {
      case 0: view.isHidden.toggle()
      case 1: view.accessibilityViewIsModal.toggle()
      case 2: view.removeFromSuperview()
      case 3: view.superview?.bringSubviewToFront(view)
      case 4:
        parents[below(2)].exchangeSubview(at: below(3), withSubviewAt: below(3))
      default: parents[below(2)].insertSubview(view, at: below(4))
      }
      for change in tester.collected() {
        if case .created(let number, _) = change { reached.insert(number) }
        guard case .accessibility(let number, let traits, _, _, _, _) = change else { continue }
        if traits.contains(.elementsHidden) {
          reached.remove(number)
        } else {
          reached.insert(number)
        }
      }
      for view in views where view.superview != nil {
        let siblings = view.superview!.subviews
        let isBehind = siblings.drop { $0 !== view }.dropFirst()
          .contains { $0.accessibilityViewIsModal && !$0.isHidden }
        #expect(reached.contains(view.layerNumber) != isBehind)
      }
    }
  }
}

extension TouchTester {
  fileprivate func collected() -> [LayerChange] {
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
    return changes
  }
}
