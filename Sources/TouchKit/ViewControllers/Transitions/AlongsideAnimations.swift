/// Animations alongside a transition, and closures to call when its interaction changes or ends.
final class AlongsideAnimations {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var observers: [Handler] = []
  private var animator: UIViewPropertyAnimator?
  private(set) var hasStarted = false

  func add(_ animation: Handler?, _ completion: Handler?) {
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
    guard context.isAnimated, context.transitionDuration > 0 else {
      for animation in waiting { animation(context) }
      return
    }
    let animator = UIViewPropertyAnimator(
      duration: context.transitionDuration, curve: .easeInOut)
    for animation in waiting { animator.addAnimations { animation(context) } }
    self.animator = animator
    animator.pauseAnimation()
    if !isInteractive { animator.startAnimation() }
  }

  func show(_ share: CGFloat) {
    animator?.course = share
  }

  func pause() {
    animator?.pauseAnimation()
  }

  /// Continues without fingers.
  func release(isReversed: Bool) {
    animator?.isReversed = isReversed
    animator?.startAnimation()
  }

  func notifyInteractionChange(_ context: any UIViewControllerTransitionCoordinatorContext) {
    for observer in observers { observer(context) }
  }

  /// The transition has ended: all animations are at their end, or at their start.
  func finish(_ context: any UIViewControllerTransitionCoordinatorContext, completed: Bool) {
    hasStarted = true
    if let animator, animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: completed ? .end : .start)
    }
    animator = nil
    let called = completions
    completions = []
    observers = []
    animations = []
    for completion in called { completion(context) }
  }

  /// Another transition replaces this one and continues from the visible state.
  func stop() {
    animator?.stopAnimation(true)
    animator = nil
  }
}
