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

  /// It is over, also where another transition has replaced it: then `true`, and the other one has the views. Nothing
  /// by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
