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
    UIViewPropertyAnimator(duration: 0, curve: .linear)
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
