import Testing
import TouchKit
import TouchTesting

/// Slides up from below in half a second, by a property animator.
private final class Rise: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresentation: Bool
  private var animator: UIViewPropertyAnimator?

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let view = context.view(forKey: isPresentation ? .to : .from)!
    let below = context.containerView.bounds.offsetBy(dx: 0, dy: 480)
    if isPresentation {
      context.containerView.addSubview(view)
      view.frame = below
    }
    let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      view.frame = self.isPresentation ? context.containerView.bounds : below
    }
    made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}

private final class Rises: NSObject, UIViewControllerTransitioningDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Rise(isPresentation: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { Rise(isPresentation: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@Suite struct InterruptibleAnimatorTests {
  private let stage = Stage()
  private let rises = Rises()

  private func presenting() -> (Heard, Heard) {
    let (a, b) = (stage.root(), stage.controller("B"))
    b.transitioningDelegate = rises
    a.present(b, animated: true) { stage.note("completed") }
    return (a, b)
  }

  @Test func `Nobody touches it, and it goes to its end in its own time`() {
    let (a, b) = presenting()
    stage.tester.advance(by: 0.25)
    #expect(abs(b.view.frame.minY - 240) < 10)
    stage.tester.settle()
    #expect(b.view.frame.minY == 0 && a.transitionCoordinator == nil)
    #expect(
      stage.heard() == """
        B didLoad
        A willDisappear animated
        B willAppear animated
        B isAppearing animated
        B didAppear animated
        A didDisappear animated
        completed
        """)
  }

  @Test func `A finger catches it where it is, and reverses it`() {
    let (a, b) = presenting()
    stage.tester.advance(by: 0.25)
    let caught = b.view.frame.minY
    let finger = stage.tester.finger(downAt: CGPoint(x: 160, y: 400))
    stage.tester.advance(by: 1)
    #expect(b.view.frame.minY == caught)
    #expect(a.transitionCoordinator?.isInteractive == true)
    finger.drag(to: CGPoint(x: 160, y: 460), over: 0.1)
    #expect(abs(b.view.frame.minY - caught - 60) < 1)
    finger.up()
    #expect(a.transitionCoordinator?.isCancelled == true)
    stage.tester.settle()
    #expect(b.view.window == nil && a.presentedViewController == nil)
    #expect(
      stage.heard() == """
        B didLoad
        A willDisappear animated
        B willAppear animated
        B isAppearing animated
        B willDisappear animated
        A willAppear animated
        A isAppearing animated
        A didAppear animated
        B didDisappear animated
        completed
        """)
  }

  @Test func `It can be caught any number of times, and continues to its end`() {
    let (_, b) = presenting()
    for _ in 0..<3 {
      stage.tester.advance(by: 0.1)
      let caught = b.view.frame.minY
      let finger = stage.tester.finger(downAt: CGPoint(x: 160, y: 470))
      #expect(b.view.frame.minY == caught)
      finger.up()
    }
    stage.tester.settle()
    #expect(b.view.frame.minY == 0)
    #expect(stage.heard().hasSuffix("B didAppear animated\nA didDisappear animated\ncompleted"))
  }

  @Test func `A hand moves a dismissal from its beginning, and gives it up`() {
    let (a, b) = stage.presented(by: rises)
    let hand = UIPercentDrivenInteractiveTransition()
    rises.interaction = hand
    b.dismiss(animated: true) { stage.note("over") }
    stage.tester.advance(by: 1)
    #expect(b.view.frame.minY == 0)
    hand.update(0.25)
    #expect(b.view.frame.minY == 120)
    hand.cancel()
    stage.tester.settle()
    #expect(b.view.frame.minY == 0 && a.presentedViewController === b)
    #expect(b.last == "didAppear" && a.last == "didDisappear")

    b.dismiss(animated: true)
    hand.update(0.5)
    hand.finish()
    stage.tester.settle()
    #expect(a.presentedViewController == nil && a.last == "didAppear")
  }
}
