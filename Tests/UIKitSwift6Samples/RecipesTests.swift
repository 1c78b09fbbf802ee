import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct RecipesTests {
  private let tester = TouchTester()
  private let recipes = RecipesViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: recipes)
    tester.window.rootViewController = navigation
    tester.settle()
  }

  private func swipe(from start: CGPoint, to end: CGPoint) {
    let finger = tester.finger(downAt: start)
    finger.drag(to: end, over: 0.2)
    finger.up()
    tester.settle()
  }

  @Test func `A row opens its recipe, and a finger from the edge closes it, without the bar too`() {
    tester.tap(at: CGPoint(x: 160, y: 44 + 90))
    tester.settle()
    #expect(navigation.topViewController?.title == "Soup")
    tester.tap(at: CGPoint(x: 160, y: 300))
    tester.settle()
    #expect(navigation.isNavigationBarHidden)
    swipe(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 260, y: 300))
    #expect(navigation.topViewController === recipes && !navigation.isNavigationBarHidden)
    #expect(navigation.navigationBar.frame.minY == 0)
    #expect(navigation.interactivePopGestureRecognizer?.delegate == nil)
  }

  @Test func `Its buttons edit and add`() {
    tester.tap(at: CGPoint(x: 300, y: 22))
    tester.tap(at: CGPoint(x: 20, y: 22))
    tester.settle()
    #expect(recipes.names.count == 5 && recipes.rows.count == 5 && recipes.isEditing)
    #expect(recipes.navigationItem.leftBarButtonItem?.title == "Done")
  }

  @Test func `A pan of one's own goes back as far as it goes, with an animator of one's own`() {
    let push = GrowingPush(navigation)
    tester.tap(at: CGPoint(x: 160, y: 44 + 30))
    tester.settle()
    let recipe = navigation.topViewController
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 100))
    finger.drag(to: CGPoint(x: 160, y: 340), over: 0.3)
    let scale = recipe?.view.transform.a ?? 0
    #expect(abs(scale - 0.6) < 0.05 && navigation.transitionCoordinator?.isInteractive == true)
    finger.up()
    tester.settle()
    #expect(navigation.viewControllers.count == 1 && recipe?.view.transform.a == 1)
    withExtendedLifetime(push) {}
  }
}
