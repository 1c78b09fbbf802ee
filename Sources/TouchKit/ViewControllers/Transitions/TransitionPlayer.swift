/// Plays the animations of one transition, so that all of them can be held, moved to and fro, and turned round together.
///
/// Whatever an animator begins with `UIView.animate` while it is asked to carry the transition out belongs to it, and so
/// does the `UIViewPropertyAnimator` that it names as the interruptible one, if that has been started.
final class TransitionPlayer: FrameMotion {
  private enum State {
    /// As the animations themselves go.
    case playing
    /// Somebody's hand has it.
    case held
    /// On its way to one end on a spring that goes on with the hand's velocity.
    case settling(Spring, toEnd: Bool, since: TimeInterval)
    /// Over: the animations have ended.
    case over
  }

  @Backlink private var clock: FrameClock?
  private var animations: [ViewAnimation] = []
  private var animator: UIViewPropertyAnimator?
  private var state = State.held
  // Of the animator, or of the first animation; the others keep their distance from it.
  private(set) var share: CGFloat = 0
  private var shares: [CGFloat] = []

  /// Told how far it is after each step that a spring makes.
  var moved: (CGFloat) -> Void = { _ in }

  init(on clock: FrameClock) {
    _clock = Backlink(to: clock)
  }

  /// Has `body` begin animations, and keeps them.
  func record(_ body: () -> Void) {
    let outer = clock?.transitionPlayer
    clock?.transitionPlayer = self
    body()
    clock?.transitionPlayer = outer
  }

  func take(_ animation: ViewAnimation) {
    animations.append(animation)
  }

  /// An animator that is under way belongs to it.
  func take(_ animator: any UIViewImplicitlyAnimating) {
    guard animator.state == .active else { return }
    self.animator = animator as? UIViewPropertyAnimator
  }

  /// True where there is something to hold.
  var canBeHeld: Bool {
    if case .over = state { return false }
    return animator?.state == .active || animations.contains { !$0.isEmpty }
  }

  /// The animations go as they were made.
  func play() {
    // An animator moves by itself.
    if animator != nil { state = .playing }
    guard !animations.isEmpty else { return }
    state = .playing
    clock?.start(self)
  }

  /// It stays where it is.
  func hold() {
    guard canBeHeld else { return }
    switch state {
    case .playing:
      let now = clock?.now ?? 0
      shares = animations.map { min(max($0.share(at: now), 0), 1) }
    case .held, .settling, .over:
      if shares.isEmpty { shares = animations.map { _ in 0 } }
    }
    animator?.pauseAnimation()
    share = animator?.fractionComplete ?? shares.first ?? 0
    state = .held
    clock?.stop(self)
    show(share)
  }

  /// Moves it to a share of the way, while it is held.
  func show(_ new: CGFloat) {
    let way = new - share
    share = new
    animator?.fractionComplete = new
    for index in animations.indices {
      shares[index] = min(max(shares[index] + way, 0), 1)
      animations[index].show(shares[index], pace: 0)
    }
  }

  /// Lets go of it.
  ///
  /// - Parameter velocity: in ways per second.
  func settle(toEnd: Bool, velocity: CGFloat) {
    guard canBeHeld else {
      end(toEnd)
      return
    }
    if shares.isEmpty { shares = animations.map { _ in 0 } }
    let spring = Spring(
      distance: share - (toEnd ? 1 : 0), velocity: velocity,
      frequency: Constants.presentationFrequency
    ).withoutOvershoot
    animator?.pauseAnimation()
    let now = clock?.now ?? 0
    state = .settling(spring, toEnd: toEnd, since: now)
    clock?.start(self)
  }

  func move(to time: TimeInterval) -> Bool {
    switch state {
    case .playing:
      var isMoving = false
      for animation in animations where animation.move(to: time) { isMoving = true }
      if !isMoving, animator?.state != .active { state = .over }
      return isMoving
    case .settling(let spring, let toEnd, let since):
      let left = spring.distance(at: time - since)
      guard abs(left) > 0.001 || abs(spring.velocity(at: time - since)) > 0.01 else {
        end(toEnd)
        return false
      }
      show(left + (toEnd ? 1 : 0))
      moved(share)
      return true
    case .held, .over: return false
    }
  }

  private func end(_ toEnd: Bool) {
    if case .over = state { return }
    state = .over
    for animation in animations {
      animation.show(toEnd ? 1 : 0)
      animation.finish(true)
    }
    animator?.stopAnimation(false)
    animator?.finishAnimation(at: toEnd ? .end : .start)
  }

  /// How the middle of a view goes from the beginning to the end, in its superview's points.
  func way(of view: UIView) -> CGPoint {
    for animation in animations {
      if let way = animation.wayOfCenter(of: view) { return way }
    }
    return animator?.wayOfCenter(of: view) ?? .zero
  }
}
