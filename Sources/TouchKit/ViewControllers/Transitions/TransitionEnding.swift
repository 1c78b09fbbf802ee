/// How a transition that was let go of goes to one of its ends.
nonisolated enum TransitionEnding {
  /// As fast as a finger has left it.
  case spring(Spring)
  /// In a time, from a progress: what an interaction controller says.
  case timed(ViewAnimation.Timing, from: CGFloat, duration: TimeInterval)

  /// The progress some seconds after it was let go of; `nil` once it is there.
  func progress(at time: TimeInterval, toEnd: Bool) -> CGFloat? {
    let end: CGFloat = toEnd ? 1 : 0
    switch self {
    case .spring(let spring):
      let left = spring.distance(at: time)
      guard abs(left) > 0.001 || abs(spring.velocity(at: time)) > 0.01 else { return nil }
      return left + end
    case .timed(let timing, let start, let duration):
      guard time < duration else { return nil }
      return start + (end - start) * timing.progress(at: time, of: duration)
    }
  }
}
