/// A change of layout that goes to one of its ends by itself, on a critically damped spring.
nonisolated struct TransitionSettling {
  let toTarget: Bool
  private let start: TimeInterval
  private let way: CGFloat
  private let spring: Spring
  // Of the frame that was shown last.
  private var time: TimeInterval

  /// - Parameters:
  ///   - speed: with which it begins, in parts of the way per second. More than the spring can
  ///     brake would swing over the end, and less than none would leave the way: it is held between.
  ///   - way: how much progress there is to go, with its sign.
  init(toTarget: Bool, speed: CGFloat, way: CGFloat, at time: TimeInterval) {
    self.toTarget = toTarget
    self.way = way
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

  /// The part of the way that has gone; `nil` where it has arrived.
  var part: CGFloat? {
    let left = spring.distance(at: time - start)
    return left > Constants.transitionRest ? 1 - left : nil
  }

  /// In progress per second.
  var velocity: CGFloat {
    -spring.velocity(at: time - start) * way
  }
}
