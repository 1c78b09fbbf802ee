/// Moves the animations of a transition's animator to and fro, as far as a hand has come.
///
/// Return one from ``UIViewControllerTransitioningDelegate``, begin the presentation or the dismissal, and say how far
/// it is. What the animator begins with `UIView.animate` in `animateTransition(using:)` follows; its completions are
/// called at the end, with ``UIViewControllerContextTransitioning/transitionWasCancelled`` saying how it went.
///
/// Nothing happens before a transition has begun with it, nor after it is over.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private var transition: ViewControllerTransition?

  /// How far it has come, from 0 to 1.
  public private(set) final var percentComplete: CGFloat = 0

  /// How fast it goes to its end or back when it is let go of, as a multiple of the way from there in the animator's
  /// duration; 1 by default. What is not positive counts as 1.
  open var completionSpeed: CGFloat = 1

  /// False for a transition that begins by itself: the animator has it then. True by default.
  open var wantsInteractiveStart = true

  public init() {}

  deinit {}

  /// The animator's duration, in seconds; 0 where there is no transition.
  public final var duration: CGFloat {
    CGFloat(transition?.transitionDuration ?? 0)
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ViewControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    transition.isMovedByHand = true
    transition.whenOver { [self] in self.transition = nil }
    transition.animateHeld()
  }

  /// Says how far the hand has come, from 0 to 1; held between them. What is not a number changes nothing.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.motion?.show(self.percentComplete)
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// A hand has it again.
  open func pause() {
    guard let transition, !transition.isInteractive else { return }
    transition.motion?.hold()
    percentComplete = transition.motion?.share ?? percentComplete
    transition.pauseInteractiveTransition()
  }

  /// It goes back.
  open func cancel() {
    release(toEnd: false)
  }

  /// It goes on to its end.
  open func finish() {
    release(toEnd: true)
  }

  private func release(toEnd: Bool) {
    guard let transition, transition.isInteractive else { return }
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let time = max(transition.transitionDuration, 0.001)
    transition.settle(toEnd: toEnd, velocity: (toEnd ? 1 : -1) * speed / CGFloat(time))
  }
}
