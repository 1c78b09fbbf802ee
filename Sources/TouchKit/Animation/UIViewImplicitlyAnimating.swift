/// What can be held, moved to and fro and let go again: see ``UIViewPropertyAnimator``, which is the one that there is.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
  /// Inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// True while it moves by itself.
  var isRunning: Bool { get }
  /// True where it goes back to the start.
  var isReversed: Bool { get set }
  /// How far it is, from 0 at the start to 1 at the end. Setting it holds it there.
  var fractionComplete: CGFloat { get set }

  /// Starts it, or lets it go on.
  func startAnimation()
  /// Holds it where it is.
  func pauseAnimation()
  /// Stops it where it is: for good, or to have ``finishAnimation(at:)`` called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation, and tells the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The same with changes of views, and with completions: what carries a transition out that can be interrupted.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, before it is started.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Told where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets it go on from where it is.
  func continueAnimation(withTimingParameters parameters: Never?, durationFactor: CGFloat)
}
