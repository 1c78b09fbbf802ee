/// What moves alongside a transition, and who wants to hear of it.
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

  /// The transition starts: what has been handed over begins, or waits for the first step.
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
    animator?.fractionComplete = share
  }

  func hold() {
    animator?.pauseAnimation()
  }

  /// Goes on by itself.
  func release(isReversed: Bool) {
    animator?.isReversed = isReversed
    animator?.startAnimation()
  }

  func tell(_ context: any UIViewControllerTransitionCoordinatorContext) {
    for observer in observers { observer(context) }
  }

  /// The transition is over: everything is at its end, or at its beginning.
  func finish(_ context: any UIViewControllerTransitionCoordinatorContext, completed: Bool) {
    hasStarted = true
    if let animator, animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: completed ? .end : .start)
    }
    animator = nil
    let told = completions
    completions = []
    observers = []
    animations = []
    for completion in told { completion(context) }
  }

  /// Another transition takes over what is seen.
  func stop() {
    animator?.stopAnimation(true)
    animator = nil
  }
}
