/// One part of what an animator animates, which ends with the whole.
///
/// Changes that are added while it is active have the rest of the way: with the progress p and the progress p₀ at which they came,
///
///     own progress = (p − p₀) / (1 − p₀)
///
/// Those with a delay have the rest of the time, along the whole of the timing: with the share t of the time and the share t₀ after which
/// they begin,
///
///     own progress = timing((t − t₀) / (1 − t₀))       0 before it
struct AnimatorPart {
  let animation: ViewAnimation
  private let begin: Begin

  private enum Begin {
    /// At a progress of the animator.
    case progress(CGFloat)
    /// At a share of its time, for so many seconds.
    case time(CGFloat, ViewAnimation.Timing, TimeInterval)
  }

  init(_ animation: ViewAnimation, from progress: CGFloat) {
    self.animation = animation
    begin = .progress(min(max(progress, 0), 1))
  }

  init(
    _ animation: ViewAnimation, from share: CGFloat, timing: ViewAnimation.Timing,
    length: TimeInterval
  ) {
    self.animation = animation
    begin = .time(share, timing, length)
  }

  /// Shows it.
  ///
  /// - Parameters:
  ///   - progress: of the animator, changing at a pace, with what an initial velocity has added to it.
  ///   - time: of the animator.
  func show(
    _ progress: CGFloat, pace: AnimationPace, push: CGVector, at time: AnimatorTime
  ) {
    switch begin {
    case .progress(0):
      animation.show(progress, pace: pace, push: push)
    case .progress(let start):
      let rest = 1 - start
      let own = rest > 0 ? max(0, (progress - start) / rest) : 1
      animation.show(
        own, pace: AnimationPace(progress: own > 0 && rest > 0 ? pace.progress / rest : 0))
    case .time(let start, let timing, let length):
      func own(_ share: CGFloat) -> CGFloat {
        guard share < 1, start < 1, length > 0 else { return share < 1 ? 0 : 1 }
        let part = (share - start) / (1 - start)
        return part > 0 ? timing.progress(at: TimeInterval(part) * length, of: length) : 0
      }
      let step: CGFloat = 0.001
      let slope = (own(time.share + step) - own(time.share)) / step
      animation.show(own(time.share), pace: AnimationPace(progress: slope * time.rate))
    }
  }
}

/// How much of an animator's time has passed, from 0 to 1, and how fast it passes, per second.
nonisolated struct AnimatorTime: Equatable {
  var share: CGFloat = 0
  var rate: CGFloat = 0

  /// Where it is when the progress is moved by hand: both arrive at their ends together.
  func moved(from old: CGFloat, to new: CGFloat) -> AnimatorTime {
    let (old, new) = (min(max(old, 0), 1), min(max(new, 0), 1))
    if new >= old {
      return AnimatorTime(share: old < 1 ? share + (1 - share) * (new - old) / (1 - old) : 1)
    }
    return AnimatorTime(share: share * new / old)
  }
}
