import Testing
import TouchKit
import TouchTesting

/// Puts both views into the container, as most animators for iOS do.
private final class Push: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      context.completeTransition(false)
      return
    }
    container.addSubview(from)
    container.addSubview(to)
    to.frame = container.bounds.offsetBy(dx: 320, dy: 0)
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: {
        to.frame = container.bounds
        from.frame = container.bounds.offsetBy(dx: -320, dy: 0)
      }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

private final class Pushes: NSObject, UIViewControllerTransitioningDelegate {
  var hand: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Push() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { Push() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}

@Suite struct PresenterViewTests {
  private let stage = Stage()
  private let pushes = Pushes()
  private let whole = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func expectHome(_ a: Heard, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(a.view.superview === stage.window, sourceLocation: sourceLocation)
    #expect(stage.window.subviews.first === a.view, sourceLocation: sourceLocation)
    #expect(a.view.frame == whole, sourceLocation: sourceLocation)
  }

  @Test func `The view of a presenter that animators put into the container is seen at the end`() {
    let (a, b) = stage.presented(by: pushes)
    #expect(a.view.window == nil && b.view.window != nil && b.view.frame == whole)
    b.dismiss(animated: true)
    stage.tester.advance(by: 0.25)
    #expect(a.view.superview === b.view.superview && a.view.frame.minX == 160)
    stage.tester.settle()
    expectHome(a)
    #expect(b.view.superview == nil && stage.window.subviews.count == 1)
    a.present(b, animated: false)
    #expect(a.view.window == nil)
    b.dismiss(animated: false)
    expectHome(a)
  }

  @Test func `It is where it was after a presentation that is cancelled, too`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    b.transitioningDelegate = pushes
    let hand = UIPercentDrivenInteractiveTransition()
    pushes.hand = hand
    a.present(b, animated: true)
    hand.update(0.5)
    #expect(a.view.frame.minX == -160)
    hand.cancel()
    stage.tester.settle()
    expectHome(a)
    #expect(a.presentedViewController == nil && stage.window.subviews.count == 1)
  }

  @Test func `After a dismissal that is cancelled it is covered, and comes back with the next one`()
  {
    let (a, b) = stage.presented(by: pushes)
    let hand = UIPercentDrivenInteractiveTransition()
    pushes.hand = hand
    b.dismiss(animated: true)
    hand.update(0.5)
    hand.cancel()
    stage.tester.settle()
    #expect(a.view.window == nil && b.view.frame == whole && b.view.window != nil)
    pushes.hand = nil
    b.dismiss(animated: true)
    stage.tester.settle()
    expectHome(a)
  }

  @Test func `A presentation on top of another one leaves the view of the middle one in its place`()
  {
    let (a, b) = stage.presented(by: pushes)
    let c = stage.controller("C")
    c.transitioningDelegate = pushes
    let place = b.view.superview
    b.present(c, animated: true)
    stage.tester.settle()
    #expect(b.view.window == nil)
    c.dismiss(animated: true)
    stage.tester.settle()
    #expect(b.view.superview === place && b.view.frame == whole)
    b.present(c, animated: true)
    stage.tester.advance(by: 0.25)
    a.dismiss(animated: true)
    stage.tester.settle()
    expectHome(a)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `A dismissal in the middle of a presentation brings it back`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    b.transitioningDelegate = pushes
    a.present(b, animated: true)
    stage.tester.advance(by: 0.25)
    b.dismiss(animated: true)
    stage.tester.settle()
    expectHome(a)
    stage.tester.window.rootViewController = nil
    #expect(stage.window.subviews.isEmpty)
  }

  @Test func `A dismissal that a finger takes back, and that is asked for again, leads away`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    a.present(b, animated: true)
    stage.tester.settle()
    a.dismiss(animated: true)
    stage.tester.advance(by: 0.1)
    let finger = stage.tester.finger(downAt: CGPoint(x: 160, y: 400))
    finger.drag(to: CGPoint(x: 160, y: 260), over: 0.05)
    finger.up()
    stage.tester.advance(by: 0.02)
    #expect(b.transitionCoordinator?.isCancelled == true)
    a.dismiss(animated: true)
    stage.tester.settle()
    #expect(a.presentedViewController == nil && b.view.window == nil)
  }
}
