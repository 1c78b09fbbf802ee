/// A change of layout that settles in one of its ends, on a critically damped spring.
nonisolated struct TransitionSettling {
  let toTarget: Bool
  private let start: TimeInterval
  private let remaining: CGFloat
  private let spring: Spring
  // Of the frame that was shown last.
  private var time: TimeInterval

  /// - Parameters:
  ///   - speed: with which it begins, in progress per second. More than the spring can brake
  ///     would overshoot the end, and less than 0 would move away from it: it is clamped.
  ///   - remaining: the progress that is left, with its sign.
  init(toTarget: Bool, speed: CGFloat, remaining: CGFloat, at time: TimeInterval) {
    self.toTarget = toTarget
    self.remaining = remaining
    self.time = time
    start = time
    let frequency = Constants.transitionFrequency
    spring = Spring(
      distance: 1, velocity: -min(max(speed, 0), frequency), frequency: frequency)
  }

  /// A frame. Time only moves forward.
  mutating func advance(to new: TimeInterval) {
    time = max(time, new)
  }

  /// From 0, where it began, to 1; `nil` where it has ended.
  var fraction: CGFloat? {
    let left = spring.distance(at: time - start)
    return left > Constants.transitionRest ? 1 - left : nil
  }

  /// In progress per second.
  var velocity: CGFloat {
    -spring.velocity(at: time - start) * remaining
  }
}
