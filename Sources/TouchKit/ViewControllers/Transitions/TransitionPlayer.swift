/// Plays the animations of one transition, so that all of them can be paused, scrubbed and reversed together.
///
/// What an animator begins in `animateTransition(using:)` belongs to it, with `UIView.animate` as with each `UIViewPropertyAnimator` that it starts
/// there, and so does its interruptible one.
final class TransitionPlayer: FrameMotion {
  private enum State {
    /// The animations run by themselves.
    case playing
    /// Fingers or an interaction controller move it.
    case paused
    /// Moves to one end.
    case settling(TransitionEnding, toEnd: Bool, since: TimeInterval)
    /// The animations have ended.
    case over
  }

  @Backlink private var clock: FrameClock?
  private var animations: [ViewAnimation] = []
  private var animators: [Steered] = []
  private var state = State.paused
  // The progress of the animator, or of the first animation; the others keep their difference to it.
  private(set) var progress: CGFloat = 0
  private var progresses: [CGFloat] = []

  /// Called with the progress after each step towards an end.
  var onProgress: (CGFloat) -> Void = { _ in }

  init(on clock: FrameClock) {
    _clock = Backlink(to: clock)
  }

  /// Runs `body` and collects the animations that it begins.
  func record(_ body: () -> Void) {
    let outer = clock?.transitionPlayer
    clock?.transitionPlayer = self
    body()
    clock?.transitionPlayer = outer
  }

  func add(_ animation: ViewAnimation) {
    animations.append(animation)
  }

  /// Adds an animator that has been started.
  func add(_ animator: any UIViewImplicitlyAnimating) {
    guard animator.state == .active, !animators.contains(where: { $0.animator === animator }),
      let new = Steered(animator)
    else { return }
    animators.append(new)
  }

  /// True where there is an animation to pause.
  var canBePaused: Bool {
    if case .over = state { return false }
    for own in animators where own.animator.isRunning && !own.steering.canBePaused { return false }
    return hasActiveAnimator || animations.contains { !$0.isEmpty }
  }

  private var hasActiveAnimator: Bool {
    animators.contains { $0.animator.state == .active }
  }

  /// The animations run as they were made.
  func play() {
    // Property animators move by themselves.
    if !animators.isEmpty { state = .playing }
    guard !animations.isEmpty else { return }
    state = .playing
    clock?.start(self)
  }

  /// Pauses it where it is.
  func pause() {
    guard canBePaused else { return }
    switch state {
    case .playing:
      let now = clock?.now ?? 0
      progresses = animations.map { min(max($0.progress(at: now), 0), 1) }
    case .paused, .settling, .over:
      if progresses.isEmpty { progresses = animations.map { _ in 0 } }
    }
    for own in animators { own.animator.pauseAnimation() }
    progress = animators.first?.steering.course ?? progresses.first ?? 0
    state = .paused
    clock?.stop(self)
    show(progress)
  }

  /// Moves it to a progress, while it is paused.
  func show(_ new: CGFloat) {
    let step = new - progress
    progress = new
    for (index, own) in animators.enumerated() {
      own.steering.course = index == 0 ? new : min(max(own.steering.course + step, 0), 1)
    }
    for index in animations.indices {
      progresses[index] = min(max(progresses[index] + step, 0), 1)
      animations[index].show(progresses[index], pace: AnimationPace())
    }
  }

  /// Releases it: it settles at one end.
  ///
  /// - Parameter velocity: of the progress, per second.
  func settle(toEnd: Bool, velocity: CGFloat) {
    let spring = Spring(
      distance: progress - (toEnd ? 1 : 0), velocity: velocity,
      frequency: Constants.presentationFrequency)
    settle(toEnd: toEnd, .spring(spring.withoutOvershoot))
  }

  /// Releases it: it goes to one end along a timing.
  ///
  /// - Parameter duration: in seconds; 0 ends it at once.
  func settle(toEnd: Bool, _ timing: ViewAnimation.Timing, in duration: TimeInterval) {
    settle(toEnd: toEnd, .timed(timing, from: progress, duration: duration))
  }

  private func settle(toEnd: Bool, _ ending: TransitionEnding) {
    guard canBePaused else {
      end(toEnd)
      return
    }
    if progresses.isEmpty { progresses = animations.map { _ in 0 } }
    for own in animators { own.animator.pauseAnimation() }
    state = .settling(ending, toEnd: toEnd, since: clock?.now ?? 0)
    clock?.start(self)
  }

  /// Another one takes the views over, where they are and as fast as they are.
  func letGo() {
    for animation in animations { animation.isReplaced = true }
  }

  func move(to time: TimeInterval) -> Bool {
    switch state {
    case .playing:
      var isMoving = false
      for animation in animations where animation.move(to: time) { isMoving = true }
      if !isMoving, !hasActiveAnimator { state = .over }
      return isMoving
    case .settling(let ending, let toEnd, let since):
      guard let next = ending.progress(at: time - since, toEnd: toEnd) else {
        end(toEnd)
        return false
      }
      show(next)
      onProgress(progress)
      return true
    case .paused, .over: return false
    }
  }

  private func end(_ toEnd: Bool) {
    if case .over = state { return }
    state = .over
    for animation in animations {
      animation.show(toEnd ? 1 : 0)
      animation.finish(true)
    }
    for own in animators {
      own.animator.stopAnimation(false)
      own.animator.finishAnimation(at: toEnd ? .end : .start)
    }
  }

  /// The translation of a view's center from start to end, in its superview's points.
  func translation(of view: UIView) -> CGPoint {
    for animation in animations {
      if let translation = animation.translationOfCenter(of: view) { return translation }
    }
    for own in animators {
      if let translation = own.steering.translationOfCenter(of: view) { return translation }
    }
    return .zero
  }
}
