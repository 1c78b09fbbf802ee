import Testing
import TouchTesting

@testable import TouchKit

/// A window of 320 × 480 points without a safe area: the bar is 44 points high.
@Suite struct NavigationTests {
  let stage = Stage()
  let listener = NavigationListener()

  /// A navigation controller with one, two or three controllers, which is the root and has appeared.
  private func shown(_ names: String...) -> (UINavigationController, [Heard]) {
    let inner = names.map { stage.controller($0) }
    let outer = UINavigationController()
    outer.viewControllers = inner
    outer.delegate = listener
    stage.window.rootViewController = outer
    stage.tester.advance(by: 0.1)
    _ = stage.heard()
    listener.lines = []
    return (outer, inner)
  }

  private var edge: CGPoint { CGPoint(x: 5, y: 300) }

  // MARK: Coming and going

  @Test func `The last of a stack is shown below a bar, and only its view is made`() {
    let (outer, inner) = shown("A", "B")
    #expect(outer.topViewController === inner[1] && !inner[0].isViewLoaded)
    #expect(inner[1].view.window === stage.window && inner[1].view.frame == outer.view.bounds)
    #expect(inner[1].view.safeAreaInsets.top == 44)
    #expect(outer.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(inner[1].navigationController === outer && inner[0].parent === outer)
  }

  @Test func `The root appears with its navigation controller`() {
    let a = stage.controller("A")
    stage.window.rootViewController = UINavigationController(rootViewController: a)
    stage.tester.advance(by: 0.1)
    #expect(
      stage.heard()
        == "A willMove nil\nA didMove nil\nA didLoad\nA willAppear\nA isAppearing\nA didAppear")
  }

  @Test
  func `What is pushed comes from the side over the other one, which goes a third of the way`() {
    let (outer, inner) = shown("A")
    let b = stage.controller("B")
    outer.pushViewController(b, animated: true)
    #expect(outer.viewControllers.count == 2 && left(b) == 320 && b.isMovingToParent)
    stage.tester.advance(by: 0.1)
    #expect(left(b) < 300 && left(b) > 20)
    #expect(abs(left(inner[0]) + 0.3 * (320 - left(b))) < 0.5)
    #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    stage.tester.settle()
    #expect(left(b) == 0 && inner[0].view.window == nil && !b.isMovingToParent)
    #expect(
      stage.heard() == """
        B willMove nil
        B didLoad
        A willDisappear animated
        B willAppear animated
        B isAppearing animated
        A didDisappear animated
        B didAppear animated
        B didMove nil
        """)
    #expect(listener.lines == ["will 2 animated", "did 2 animated"])
  }

  @Test func `What is popped goes back to the side, and is nobody's child any more`() {
    let (outer, inner) = shown("A", "B")
    #expect(outer.popViewController(animated: true) === inner[1])
    #expect(outer.viewControllers.count == 1 && inner[1].isMovingFromParent)
    stage.tester.advance(by: 0.1)
    #expect(left(inner[1]) > 20 && left(inner[1]) < 300 && left(inner[0]) < 0)
    stage.tester.settle()
    #expect(left(inner[0]) == 0 && inner[1].view.window == nil && inner[1].parent == nil)
    #expect(
      stage.heard() == """
        B willMove nil
        A didLoad
        B willDisappear animated
        A willAppear animated
        A isAppearing animated
        B didDisappear animated
        A didAppear animated
        B didMove nil
        """)
    #expect(outer.popViewController(animated: true) == nil)
  }

  @Test func `Without an animation everything is there at once`() {
    let (outer, inner) = shown("A", "B", "C")
    #expect(outer.popToRootViewController(animated: false)?.count == 2)
    #expect(left(inner[0]) == 0 && inner[0].appearance.phase == .appeared)
    #expect(inner[1].parent == nil && inner[2].parent == nil && inner[2].view.window == nil)
    outer.pushViewController(inner[2], animated: false)
    #expect(inner[2].appearance.phase == .appeared && inner[0].appearance.phase == .disappeared)
    #expect(listener.lines == ["will 1", "did 1", "will 2", "did 2"])
  }

  @Test func `Another stack comes as a push, or as a pop where its last one was in it`() {
    let (outer, inner) = shown("A", "B", "C")
    let d = stage.controller("D")
    outer.setViewControllers([inner[0], d], animated: true)
    stage.tester.advance(by: 0.1)
    #expect(left(d) > 20 && left(inner[2]) < 0)
    stage.tester.settle()
    #expect(inner[1].parent == nil && outer.viewControllers.count == 2)
    outer.setViewControllers([d, inner[0]], animated: true)
    stage.tester.advance(by: 0.1)
    #expect(left(d) > 20 && left(inner[0]) < 0)
    stage.tester.settle()
    #expect(outer.topViewController === inner[0] && d.parent === outer)
    // Only what lies below changes.
    _ = stage.heard()
    outer.setViewControllers([inner[1], inner[0]], animated: true)
    #expect(left(inner[0]) == 0 && d.parent == nil && inner[1].parent === outer)
    #expect(!stage.heard().contains("ppear"))
  }

  @Test func `What cannot be in it is left out`() {
    let (outer, inner) = shown("A")
    outer.pushViewController(inner[0], animated: false)
    outer.setViewControllers([inner[0], outer, inner[0]], animated: false)
    #expect(outer.viewControllers.count == 1)
    #expect(outer.popToViewController(stage.controller("B"), animated: false) == nil)
    #expect(outer.popToViewController(inner[0], animated: false)?.isEmpty == true)
    outer.viewControllers = []
    #expect(outer.topViewController == nil && inner[0].parent == nil && inner[0].view.window == nil)
    outer.pushViewController(inner[0], animated: true)
    #expect(inner[0].view.window === stage.window && left(inner[0]) == 0)
  }

  // MARK: Fingers

  @Test func `A finger from the edge draws the view away, and lets it go`() {
    let (outer, inner) = shown("A", "B")
    let finger = stage.tester.finger()
    finger.down(at: edge)
    finger.drag(to: CGPoint(x: 105, y: 300), over: 0.2)
    #expect(abs(left(inner[1]) - 90) < 12 && outer.viewControllers.count == 1)
    #expect(outer.transitionCoordinator?.initiallyInteractive == true)
    finger.drag(to: CGPoint(x: 240, y: 300), over: 0.1)
    finger.up()
    stage.tester.settle()
    #expect(inner[1].parent == nil && left(inner[0]) == 0)
    #expect(listener.lines == ["will 1 animated", "did 1 animated"])
  }

  @Test func `Let go of near the edge it comes back, with the appearance calls of one that stays`()
  {
    let (outer, inner) = shown("A", "B")
    let finger = stage.tester.finger()
    finger.down(at: edge)
    finger.drag(to: CGPoint(x: 105, y: 300), over: 0.2)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(outer.topViewController === inner[1] && left(inner[1]) == 0)
    #expect(inner[0].view.window == nil && inner[1].parent === outer && inner[0].parent === outer)
    #expect(!inner[1].isMovingFromParent && outer.transitionCoordinator == nil)
    #expect(
      stage.heard() == """
        B willMove nil
        A didLoad
        B willDisappear animated
        A willAppear animated
        A isAppearing animated
        A willDisappear animated
        B willAppear animated
        A didDisappear animated
        B isAppearing animated
        B didAppear animated
        B willMove nil
        B didMove nil
        """)
    #expect(listener.lines == ["will 1 animated"])
  }

  @Test func `A finger that lands on what moves catches it, and turns it round`() {
    let (outer, inner) = shown("A")
    let b = stage.controller("B")
    outer.pushViewController(b, animated: true)
    stage.tester.advance(by: 0.1)
    let place = left(b)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 200, y: 300))
    stage.tester.advance(by: 0.3)
    #expect(abs(left(b) - place) < 12)
    let caught = left(b)
    finger.drag(to: CGPoint(x: 260, y: 300), over: 0.1)
    #expect(abs(left(b) - caught - 60) < 1)
    finger.up()
    stage.tester.settle()
    #expect(outer.viewControllers.count == 1 && b.parent == nil && left(inner[0]) == 0)
    #expect(inner[0].appearance.phase == .appeared && b.appearance.phase == .disappeared)
  }

  @Test func `Back, pressed on the way, goes on from where the views are`() {
    let (outer, inner) = shown("A")
    let b = stage.controller("B")
    outer.pushViewController(b, animated: true)
    stage.tester.advance(by: 0.1)
    let place = left(b)
    outer.popViewController(animated: true)
    #expect(abs(left(b) - place) < 1 && outer.viewControllers.count == 1)
    stage.tester.settle()
    #expect(b.parent == nil && left(inner[0]) == 0 && inner[0].appearance.phase == .appeared)
  }

  @Test func `Pushed twice in one go, the second one is shown`() {
    let (outer, inner) = shown("A")
    let (b, c) = (stage.controller("B"), stage.controller("C"))
    outer.pushViewController(b, animated: true)
    stage.tester.advance(by: 0.1)
    outer.pushViewController(c, animated: true)
    stage.tester.advance(by: 0.1)
    outer.popToRootViewController(animated: true)
    stage.tester.settle()
    #expect(left(inner[0]) == 0 && b.view.window == nil && c.view.window == nil)
    #expect(
      [inner[0], b, c].map { $0.appearance.phase } == [.appeared, .disappeared, .disappeared])
    #expect(outer.stage.subviews.count == 1)
  }

  @Test func `What scrolls in the view waits for the finger from the edge, and only there`() {
    let (outer, inner) = shown("A", "B")
    let scroll = UIScrollView(frame: inner[1].view.bounds)
    scroll.contentSize = CGSize(width: 900, height: 900)
    inner[1].view.addSubview(scroll)
    stage.tester.advance(by: 0.1)
    #expect(scroll.contentOffset.y == -44)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.drag(to: CGPoint(x: 100, y: 300), over: 0.2)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    let offset = scroll.contentOffset.x
    #expect(offset > 80)
    finger.down(at: edge)
    finger.drag(to: CGPoint(x: 300, y: 300), over: 0.2)
    #expect(scroll.contentOffset.x == offset && left(inner[1]) > 200)
    finger.up()
    stage.tester.settle()
    #expect(outer.topViewController === inner[0])
  }

  @Test func `A finger along the edge scrolls`() {
    let (outer, inner) = shown("A", "B")
    let scroll = UIScrollView(frame: inner[1].view.bounds)
    scroll.contentSize = CGSize(width: 320, height: 900)
    inner[1].view.addSubview(scroll)
    stage.tester.advance(by: 0.1)
    let finger = stage.tester.finger()
    finger.down(at: edge)
    finger.drag(to: CGPoint(x: 5, y: 200), over: 0.2)
    #expect(scroll.contentOffset.y > 20 && left(inner[1]) == 0)
    finger.up()
    stage.tester.settle()
    #expect(outer.topViewController === inner[1])
  }

  @Test func `Where no button leads back no finger does, unless a delegate says so`() {
    let (outer, inner) = shown("A", "B")
    func swipe() -> CGFloat {
      let finger = stage.tester.finger()
      finger.down(at: edge)
      finger.drag(to: CGPoint(x: 105, y: 300), over: 0.2)
      let found = left(inner[1])
      stage.tester.advance(by: 0.2)
      finger.up()
      stage.tester.settle()
      return found
    }
    #expect(swipe() > 60)
    inner[1].navigationItem.hidesBackButton = true
    #expect(swipe() == 0)
    let decider = Decider()
    outer.interactivePopGestureRecognizer?.delegate = decider
    #expect(swipe() > 60)
    outer.interactivePopGestureRecognizer?.delegate = nil
    inner[1].navigationItem.hidesBackButton = false
    outer.isNavigationBarHidden = true
    #expect(swipe() == 0)
    outer.isNavigationBarHidden = false
    #expect(swipe() > 60)
    outer.viewControllers = [inner[1]]
    #expect(swipe() == 0)
  }

  @Test func `Where one reads from the right everything is mirrored`() {
    stage.window.semanticContentAttribute = .forceRightToLeft
    let (outer, inner) = shown("A", "B")
    outer.view.semanticContentAttribute = .forceRightToLeft
    outer.view.subviews.first?.semanticContentAttribute = .forceRightToLeft
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 315, y: 300))
    finger.drag(to: CGPoint(x: 215, y: 300), over: 0.2)
    #expect(left(inner[1]) < -60 && left(inner[0]) > 0)
    finger.drag(to: CGPoint(x: 60, y: 300), over: 0.1)
    finger.up()
    stage.tester.settle()
    #expect(outer.topViewController === inner[0])
  }

  @Test func `With less motion one fades into the other`() {
    let (outer, _) = shown("A")
    stage.window.isReduceMotionEnabled = true
    let b = stage.controller("B")
    outer.pushViewController(b, animated: true)
    stage.tester.advance(by: 0.1)
    #expect(left(b) == 0 && b.view.alpha > 0.01 && b.view.alpha < 0.99)
    stage.tester.settle()
    #expect(b.view.alpha == 1)
  }

  @Test func `Escape goes back`() {
    let (outer, inner) = shown("A", "B")
    #expect(outer.accessibilityPerformEscape())
    stage.tester.settle()
    #expect(outer.topViewController === inner[0] && !outer.accessibilityPerformEscape())
  }

  // MARK: Ends

  @Test func `A window that goes in the middle ends it where it was going`() {
    let (outer, inner) = shown("A", "B")
    outer.popViewController(animated: true)
    stage.tester.advance(by: 0.1)
    stage.window.rootViewController = nil
    #expect(outer.transitionCoordinator == nil && inner[1].parent == nil)
    #expect(inner.map { $0.appearance.phase } == [.disappeared, .disappeared])
    stage.window.rootViewController = outer
    stage.tester.settle()
    #expect(left(inner[0]) == 0 && inner[0].appearance.phase == .appeared)
  }

  @Test func `Let go of in the middle it leaves nothing behind`() {
    weak var gone: UINavigationController?
    weak var pushed: UIViewController?
    do {
      let outer = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = outer
      stage.tester.advance(by: 0.1)
      let b = UIViewController()
      outer.pushViewController(b, animated: true)
      stage.tester.advance(by: 0.1)
      (gone, pushed) = (outer, b)
      stage.window.rootViewController = nil
    }
    stage.tester.settle()
    #expect(gone == nil && pushed == nil)
  }

  @Test func `Who is called may change the stack again`() {
    let (outer, inner) = shown("A")
    let (b, c) = (stage.controller("B"), stage.controller("C"))
    b.onNote = { if $0 == "willAppear" { outer.pushViewController(c, animated: true) } }
    outer.pushViewController(b, animated: true)
    stage.tester.settle()
    #expect(outer.viewControllers.map { ($0 as? Heard)?.name } == ["A", "B", "C"])
    #expect(left(c) == 0 && c.appearance.phase == .appeared)
    #expect(inner[0].appearance.phase == .disappeared && b.appearance.phase == .disappeared)
  }
}
