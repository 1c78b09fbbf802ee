import Testing
import TouchTesting

@testable import TouchKit

/// Changes that a delegate carries out, and those that meet others.
@Suite struct NavigationDelegateTests {
  let stage = Stage()
  let listener = NavigationListener()
  let outer = UINavigationController()

  private func show(_ names: String...) -> [Heard] {
    let inner = names.map { stage.controller($0) }
    outer.viewControllers = inner
    outer.delegate = listener
    stage.window.rootViewController = outer
    stage.tester.advance(by: 0.1)
    _ = stage.heard()
    listener.lines = []
    return inner
  }

  @Test func `The finger from the edge moves what a delegate's animator animates`() {
    let inner = show("A", "B")
    listener.animator = Fade()
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 5, y: 300))
    finger.drag(to: CGPoint(x: 165, y: 300), over: 0.3)
    #expect(abs(left(inner[1]) - 150) < 12 && inner[1].view.alpha < 0.7)
    finger.drag(to: CGPoint(x: 290, y: 300), over: 0.1)
    finger.up()
    stage.tester.settle()
    #expect(outer.viewControllers.count == 1 && inner[1].view.alpha == 1)
  }

  @Test func `An interaction controller has it alone, whichever finger lands on it`() {
    let inner = show("A", "B")
    let percent = UIPercentDrivenInteractiveTransition()
    (listener.animator, listener.interaction) = (Fade(), percent)
    outer.popViewController(animated: true)
    percent.update(0.5)
    let place = left(inner[1])
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 5, y: 300))
    finger.drag(to: CGPoint(x: 105, y: 300), over: 0.2)
    #expect(place == 160 && left(inner[1]) == 160)
    finger.up()
    percent.cancel()
    stage.tester.settle()
    #expect(outer.topViewController === inner[1] && inner[1].view.alpha == 1 && left(inner[1]) == 0)
    #expect(listener.lines == ["will 1 animated"])
  }

  @Test func `Back twice in one go leads back twice`() {
    let inner = show("A", "B", "C")
    outer.popViewController(animated: true)
    stage.tester.advance(by: 0.05)
    outer.popViewController(animated: true)
    #expect(inner[2].parent == nil && outer.viewControllers.count == 1)
    outer.popViewController(animated: true)
    outer.pushViewController(inner[0], animated: true)
    #expect(left(inner[1]) < 320 && inner[1].view.window != nil)
    stage.tester.settle()
    #expect(inner.map { $0.appearance.phase } == [.appeared, .disappeared, .disappeared])
    #expect(listener.lines.filter { $0.hasPrefix("did") }.count == 2)
  }

  @Test func `What is pushed while it is on its way out again comes back`() {
    let inner = show("A")
    let b = stage.controller("B")
    outer.pushViewController(b, animated: true)
    stage.tester.advance(by: 0.1)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 200, y: 300))
    finger.drag(to: CGPoint(x: 300, y: 300), over: 0.05)
    finger.up()
    stage.tester.advance(by: 0.02)
    #expect(outer.transitionCoordinator?.isCancelled == true)
    let place = left(b)
    outer.pushViewController(b, animated: true)
    #expect(abs(left(b) - place) < 1 && outer.viewControllers.count == 2)
    stage.tester.settle()
    #expect(left(b) == 0 && b.parent === outer && inner[0].view.window == nil)
    #expect(b.appearance.phase == .appeared)
  }

  @Test func `A push while a finger takes a pop back goes on from the one that stays`() {
    let inner = show("A", "B")
    let c = stage.controller("C")
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 5, y: 300))
    finger.drag(to: CGPoint(x: 85, y: 300), over: 0.2)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.advance(by: 0.02)
    outer.pushViewController(c, animated: true)
    #expect(outer.viewControllers.map { ($0 as? Heard)?.name } == ["A", "B", "C"])
    stage.tester.settle()
    #expect(inner[1].parent === outer && left(c) == 0 && outer.stage.subviews.count == 1)
  }

  @Test func `A controller that is taken out of it as a child is in the stack no more`() {
    let inner = show("A", "B")
    inner[1].willMove(toParent: nil)
    inner[1].removeFromParent()
    outer.pushViewController(stage.controller("C"), animated: false)
    #expect(outer.viewControllers.map { ($0 as? Heard)?.name } == ["A", "C"])
    #expect(inner[1].view.superview == nil)
  }

  @Test func `Who is told how fingers go on hears each time`() {
    _ = show("A", "B")
    var heard: [Bool] = []
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 5, y: 300))
    finger.drag(to: CGPoint(x: 105, y: 300), over: 0.2)
    outer.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(heard == [true])
  }

  @Test
  func
    `A list in it opens the sheet that it lies in, and the finger from the edge goes back there`()
  {
    let root = stage.root()
    let inner = [stage.controller("B"), stage.controller("C")]
    outer.viewControllers = inner
    outer.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(outer, animated: true)
    stage.tester.settle()
    let list = UIScrollView(frame: inner[1].view.bounds)
    list.contentSize = CGSize(width: 320, height: 2000)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner[1].view.addSubview(list)
    stage.tester.advance(by: 0.1)
    func top() -> CGFloat { outer.view.convert(CGPoint.zero, to: nil).y }
    #expect(top() == 245 && list.contentOffset.y == -44)
    let finger = stage.tester.finger(downAt: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 60), over: 0.5)
    stage.tester.advance(by: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(top() == 10 && list.contentOffset.y > 60)
    finger.down(at: CGPoint(x: 5, y: 300))
    finger.drag(to: CGPoint(x: 280, y: 300), over: 0.2)
    finger.up()
    stage.tester.settle()
    #expect(outer.viewControllers.count == 1 && top() == 10)
  }

  @Test func `Assistive technology hears where it is, and goes on reading there`() {
    let inner = show("A")
    let b = stage.controller("B")
    b.title = "Summer"
    var heard: [String] = []
    var places: [UIView] = []
    stage.window.clock.onAccessibilityNotification = { _, words, view in
      if let words { heard.append(words) }
      if let view { places.append(view) }
    }
    outer.pushViewController(b, animated: true)
    #expect(heard.isEmpty && places.isEmpty)
    stage.tester.settle()
    #expect(heard == ["Summer"] && places.map { $0 === b.view } == [true])
    inner[0].title = "Albums"
    outer.popViewController(animated: true)
    stage.tester.settle()
    #expect(heard == ["Summer", "Albums"] && places.last === inner[0].view)
  }

  @Test func `Half-way no words of the bar lie over each other`() {
    let inner = show("A", "B")
    (inner[0].title, inner[1].title) = ("Albums of mine", "Summer of 2024")
    stage.tester.advance(by: 0.1)
    let finger = stage.tester.finger()
    finger.down(at: CGPoint(x: 5, y: 300))
    finger.drag(to: CGPoint(x: 175, y: 300), over: 0.3)
    let contents = outer.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
    let middles = contents.map { content in
      content.subviews.compactMap { $0 as? UILabel }.map { $0.convert($0.bounds, to: nil).midX }
    }.joined().sorted()
    #expect(middles.count == 2 && (middles.last ?? 0) - (middles.first ?? 0) > 110)
    stage.tester.window.cancelTouches()
    stage.tester.settle()
    #expect(outer.viewControllers.count == 2)
  }
}

/// Moves the view that goes or comes by the width, and fades it.
private final class Fade: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to),
      let from = transitionContext.view(forKey: .from)
    else { return }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: {
        from.frame.origin.x = 320
        from.alpha = 0.2
      },
      completion: { _ in
        from.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
