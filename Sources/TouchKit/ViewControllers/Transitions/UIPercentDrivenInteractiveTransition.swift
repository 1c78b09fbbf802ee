/// Scrubs the animations of a transition's animator, as fingers move.
///
/// Return one from ``UIViewControllerTransitioningDelegate``, begin the presentation or the dismissal, and call
/// ``update(_:)``. The animations of `animateTransition(using:)` follow; their completions are called at the end, and
/// ``UIViewControllerContextTransitioning/transitionWasCancelled`` says which end it was.
///
/// Does nothing before its transition has begun or after it has ended.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private var transition: ViewControllerTransition?
  // True from the call that finishes or cancels it until the next pause.
  private var isReleased = false

  #if hasFeature(Embedded)
    /// The progress, from 0 to 1.
    public final var percentComplete: CGFloat { progress }
  #else
    /// The progress, from 0 to 1.
    open var percentComplete: CGFloat { progress }
  #endif

  private final var progress: CGFloat = 0

  /// How fast what is left goes by after the fingers lift: the rest of the ``duration`` is divided by it. 1 by default; a value that is not positive
  /// counts as 1. It takes (1 − p) · duration / speed to the end from a progress p, and p · duration / speed back.
  open var completionSpeed: CGFloat = 1

  /// The curve along which what is left goes by, from the progress at which the fingers lift to the end or the start; slow at both ends by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The same, for curves of your own and springs; `nil` by default, which leaves it to ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?

  /// False for a transition that begins without fingers: its animator runs at once, and ``pause()`` catches it where it is. True by default.
  open var wantsInteractiveStart = true

  /// A transition that is not driven yet.
  public init() {}

  deinit {}

  /// The animator's duration, in seconds; 0 where there is no transition.
  open var duration: CGFloat {
    CGFloat(transition?.transitionDuration ?? 0)
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ViewControllerTransition else { return }
    self.transition = transition
    progress = 0
    isReleased = false
    transition.hasInteractionController = true
    transition.whenOver { [self] in self.transition = nil }
    transition.startAnimator()
  }

  /// Sets the progress, from 0 to 1; clamped. NaN changes nothing, and nothing happens while the transition runs by itself.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive, percentComplete.isFinite else { return }
    progress = min(max(percentComplete, 0), 1)
    transition.motion?.show(progress)
    transition.updateInteractiveTransition(progress)
  }

  /// Pauses it where it is, also one that began without fingers: from now on ``update(_:)`` moves it, until it is finished or cancelled.
  open func pause() {
    guard let transition, !transition.isInteractive else { return }
    isReleased = false
    transition.motion?.pause()
    progress = transition.motion?.progress ?? progress
    transition.pauseInteractiveTransition()
  }

  /// Runs it back to its start. One that began without fingers turns round where it is.
  open func cancel() {
    if !isReleased { pause() }
    release(toEnd: false)
  }

  /// Runs it to its end.
  open func finish() {
    release(toEnd: true)
  }

  private func release(toEnd: Bool) {
    guard let transition, transition.isInteractive else { return }
    isReleased = true
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let left = toEnd ? 1 - progress : progress
    let rest = transition.transitionDuration * TimeInterval(left / speed)
    transition.settle(
      toEnd: toEnd, timingCurve?.timing(lasting: rest) ?? .curve(completionCurve.timing), in: rest)
  }
}
