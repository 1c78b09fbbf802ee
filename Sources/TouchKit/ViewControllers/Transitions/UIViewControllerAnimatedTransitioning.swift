/// Carries a transition out by itself.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// In seconds. Asked when it starts: what runs alongside takes as long.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Puts the view that comes into the container and moves the views; calls
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end. Called once for each transition.
  ///
  /// The views may be anywhere: a transition that replaces another one begins where that one was.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator that carries the transition out, where that is one and not `UIView.animate`: with it a hand can hold
  /// the transition, move it to and fro and turn it round, as a `UIPercentDrivenInteractiveTransition` or a finger
  /// that lands on it does.
  ///
  /// Asked after ``animateTransition(using:)``, which starts that animator; answer the same one for as long as
  /// the transition lasts. Its completion calls
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)``, whichever end it has come to. An animator that has
  /// not been started stands for none, and that is the default.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// It is over, also where another transition has replaced it: then `true`, and the other one has the views. Nothing
  /// by default.
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
