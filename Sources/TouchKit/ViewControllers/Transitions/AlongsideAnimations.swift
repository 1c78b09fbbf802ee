/// Animations alongside a transition, and closures to call when its interaction changes or ends.
final class AlongsideAnimations {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var observers: [Handler] = []
  private var steered: Steered?
  private var make: ((TimeInterval) -> Steered)?
  private(set) var hasStarted = false

  /// - Parameter make: makes the animator of a duration, where the transition takes time.
  func add(
    _ animation: Handler?, _ completion: Handler?,
    by make: ((TimeInterval) -> Steered)? = nil
  ) {
    if let make { self.make = make }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

  func observe(_ handler: @escaping Handler) {
    observers.append(handler)
  }

  /// The transition starts: its animations begin, or wait for the first step.
  func start(_ context: any UIViewControllerTransitionCoordinatorContext, isInteractive: Bool) {
    hasStarted = true
    let waiting = animations
    animations = []
    guard !waiting.isEmpty else { return }
    guard context.isAnimated, context.transitionDuration > 0, let make else {
      for animation in waiting { animation(context) }
      return
    }
    let steered = make(context.transitionDuration)
    for animation in waiting { steered.animator.addAnimations { animation(context) } }
    self.steered = steered
    steered.animator.pauseAnimation()
    if !isInteractive { steered.animator.startAnimation() }
  }

  func show(_ share: CGFloat) {
    steered?.steering.course = share
  }

  func pause() {
    steered?.animator.pauseAnimation()
  }

  /// Continues without fingers.
  func release(isReversed: Bool) {
    steered?.animator.isReversed = isReversed
    steered?.animator.startAnimation()
  }

  func notifyInteractionChange(_ context: any UIViewControllerTransitionCoordinatorContext) {
    for observer in observers { observer(context) }
  }

  /// The transition has ended: all animations are at their end, or at their start.
  func finish(_ context: any UIViewControllerTransitionCoordinatorContext, completed: Bool) {
    hasStarted = true
    if let animator = steered?.animator, animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: completed ? .end : .start)
    }
    steered = nil
    let called = completions
    completions = []
    observers = []
    animations = []
    for completion in called { completion(context) }
  }

  /// Another transition replaces this one and continues from the visible state.
  func stop() {
    steered?.animator.stopAnimation(true)
    steered = nil
  }
}
