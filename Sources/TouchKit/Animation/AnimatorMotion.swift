/// Moves an animator from its present progress to one of its ends.
final class AnimatorMotion: RootObject, FrameMotion {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private var home = BacklinkHome()

    var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  private let animator: UIViewPropertyAnimator
  private let timing: ViewAnimation.Timing
  private let velocity: CGVector
  private let from: CGFloat
  private let to: CGFloat
  private let share: CGFloat
  private let time: TimeInterval
  private let start: TimeInterval

  /// - Parameters:
  ///   - velocity: the initial one of a spring, in ways from `from` to `to` per second.
  ///   - share: of the animator's time, where it begins; it ends as the progress does.
  ///   - time: how long it takes, in seconds, from the time `start` on the clock.
  init(
    _ animator: UIViewPropertyAnimator, timing: ViewAnimation.Timing, velocity: CGVector,
    from: CGFloat, to: CGFloat, share: CGFloat, time: TimeInterval, start: TimeInterval
  ) {
    self.animator = animator
    self.timing = timing
    self.velocity = velocity
    self.from = from
    self.to = to
    self.share = share
    self.time = time
    self.start = start
  }

  func move(to now: TimeInterval) -> Bool {
    let elapsed = now - start
    guard elapsed >= 0 else { return true }
    guard elapsed < time else {
      animator.arrive()
      return false
    }
    let soon = elapsed + 0.001 * time
    let (here, there) = (progress(at: elapsed), progress(at: soon))
    let (push, pushSoon) = (push(at: elapsed), push(at: soon))
    func slope(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (b - a) / CGFloat(0.001 * time) }
    animator.show(
      here,
      pace: AnimationPace(
        progress: slope(here, there),
        push: CGVector(dx: slope(push.dx, pushSoon.dx), dy: slope(push.dy, pushSoon.dy))),
      push: push,
      at: AnimatorTime(
        share: share + (to - share) * CGFloat(elapsed / time), rate: (to - share) / CGFloat(time)))
    return true
  }

  private func progress(at elapsed: TimeInterval) -> CGFloat {
    from + (to - from) * timing.progress(at: elapsed, of: time)
  }

  private func push(at elapsed: TimeInterval) -> CGVector {
    guard velocity != .zero, case .spring(let spring) = timing else { return .zero }
    let push = (to - from) * spring.push(at: elapsed)
    return CGVector(dx: velocity.dx * push, dy: velocity.dy * push)
  }
}
