/// An animation that can be paused, scrubbed and continued: ``UIViewPropertyAnimator`` is one.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
  /// Inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// True while it moves by itself.
  var isRunning: Bool { get }
  /// True where it runs back to the start.
  var isReversed: Bool { get set }
  /// The progress, from 0 where it came from to 1 where it goes to. Setting it pauses there.
  var fractionComplete: CGFloat { get set }

  /// Starts or continues it.
  func startAnimation()
  /// Pauses it where it is.
  func pauseAnimation()
  /// Stops it where it is: for good, or to have ``finishAnimation(at:)`` called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The same with changes of views and completions, for transitions that can be interrupted.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, before it is started.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin after a part of the time that is left, from 0 to 1, and end with the others.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called at the end, with the position reached.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues it from where it is, along a timing of its own where one is given.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
