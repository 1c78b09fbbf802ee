import Testing
import TouchKit
import TouchTesting

// Deprecated as a whole, as what it tests is.
private protocol Looks {
  @MainActor static func lengths(_ controller: UIViewController) -> [CGFloat]
}

private enum Look: Looks {
  @available(*, deprecated)
  static func lengths(_ controller: UIViewController) -> [CGFloat] {
    [controller.topLayoutGuide.length, controller.bottomLayoutGuide.length]
  }
}

@Suite struct LayoutSupportTests {
  private let looks: any Looks.Type = Look.self

  @Test func `The layout guides of before iOS 11 say what is covered of a controller's view`() {
    let tester = TouchTester()
    let controller = UIViewController()
    tester.window.rootViewController = controller
    tester.window.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(looks.lengths(controller) == [47, 34])
  }
}
