import Testing
import TouchKit
import TouchTesting

/// A hand that ends the transition while it is asked whether fingers begin it.
private final class HastyHand: UIPercentDrivenInteractiveTransition {
  var context: (any UIViewControllerContextTransitioning)?

  override var wantsInteractiveStart: Bool {
    get {
      context?.completeTransition(true)
      context = nil
      return true
    }
    set {}
  }
}

/// Moves a dismissal by a hand, a new one for each, which nobody else keeps.
private final class Hands: UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var isHasty = false
  private(set) var ended: [Bool] = []
  private(set) var made: [Weak<UIPercentDrivenInteractiveTransition>] = []
  private var context: (any UIViewControllerContextTransitioning)?

  struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let hand = isHasty ? HastyHand() : UIPercentDrivenInteractiveTransition()
    made.append(Weak(object: hand))
    return hand
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    (made.last?.object as? HastyHand)?.context = transitionContext
    return 0.5
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .from)
    UIView.animate(withDuration: 0.5) {
      view?.alpha = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@Suite struct DismissalWithinTests {
  private let stage = Stage()
  private let hands = Hands()

  @Test
  func `Who dismisses on hearing that a presentation was cut short begins the only dismissal`() {
    let (a, b) = (stage.root(), stage.controller("B"))
    b.transitioningDelegate = hands
    a.present(b, animated: true) { [stage] in
      stage.note("presented")
      b.dismiss(animated: true) { stage.note("dismissed within") }
    }
    stage.tester.advance(by: 0.1)
    _ = stage.heard()
    b.dismiss(animated: true) { [stage] in stage.note("dismissed") }
    hands.made.last?.object?.finish()
    stage.tester.settle()
    #expect(a.presentedViewController == nil)
    #expect(hands.ended == [true])
    #expect(
      stage.heard() == """
        B didAppear animated
        A didDisappear animated
        presented
        B willDisappear animated
        A willAppear animated
        A isAppearing animated
        A didAppear animated
        B didDisappear animated
        dismissed within
        dismissed
        """)
    #expect(hands.made.allSatisfy { $0.object == nil })
  }

  @Test func `A transition that ends while its hand is asked how it begins is over`() {
    let (a, b) = stage.presented(by: hands)
    hands.isHasty = true
    b.dismiss(animated: true) { [stage] in stage.note("dismissed") }
    #expect(a.presentedViewController == nil)
    #expect(hands.ended == [true])
    #expect(stage.heard().hasSuffix("dismissed"))
    stage.tester.settle()
    #expect(hands.made.allSatisfy { $0.object == nil })
  }
}
