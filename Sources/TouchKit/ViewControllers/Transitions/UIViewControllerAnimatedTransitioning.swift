/// Animates a transition.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The duration, in seconds, also of the animations alongside. Called when the transition starts.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Adds the new view to the container and animates the views; has to call
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end. Called once for each transition.
  ///
  /// The views may be anywhere: a transition that replaces another one begins where that one stopped.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The property animator of the transition, if it uses one instead of `UIView.animate`: then fingers and a
  /// `UIPercentDrivenInteractiveTransition` can pause, scrub and reverse it.
  ///
  /// Asked after ``animateTransition(using:)``, which starts that animator; return the same one during the whole
  /// transition. Its completion calls ``UIViewControllerContextTransitioning/completeTransition(_:)``, at either end.
  /// An animator that has not been started, the default, stands for none.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// The transition has ended. Also called, with `true`, where another transition has replaced it. Does nothing by
  /// default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    NoAnimator()
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for no animator: it is never started, and a module in which nobody makes a ``UIViewPropertyAnimator`` is without that.
private final class NoAnimator: UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  func addAnimations(_ animation: @escaping () -> Void) {}
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
