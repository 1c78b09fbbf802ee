/// The velocity that a property has when an animation takes it over, beyond what the animation
/// itself begins with: it dies away beside it.
///
/// With the velocity v, t seconds after the start, an animation of the duration T is off its own way by
///
///     v · t · (1 − t/T)²                          along a curve: at rest at the end
///     v · e^(−ζωt) · sin(ω_d·t)/ω_d               on a spring that swings: what the spring makes of a push
///     v · t · e^(−ωt)                             on one that does not
///
/// At 1,000 pt/s and T = 1 s along a curve it is 148.1 points after a third of a second, the
/// farthest, and 125 after half of one. UIKit adds animations up instead, so that the old one goes
/// on to its end below the new one; what is seen starts in the same way.
nonisolated struct Momentum: Equatable {
  // Per second.
  private let velocity: AnimatedValue
  private let duration: TimeInterval
  private let spring: DampedSpring?

  /// `nil` where there is nothing to hand over, or the animation was told a velocity to begin with.
  init?(
    _ velocity: AnimatedValue?, from start: AnimatedValue, to end: AnimatedValue,
    _ timing: ViewAnimation.Timing, _ duration: TimeInterval
  ) {
    guard let velocity, duration > 0 else { return nil }
    self.duration = duration
    switch timing {
    case .spring(let spring):
      guard spring.velocity == 0 else { return nil }
      self.spring = spring
      self.velocity = velocity
    case .curve(let curve):
      spring = nil
      let own = curve.slopeAtStart / CGFloat(duration)
      self.velocity = velocity.adding(-own, of: end.adding(-1, of: start))
    }
  }

  /// How far a velocity of one has gone after some seconds.
  func give(at time: TimeInterval) -> CGFloat {
    guard time > 0, time < duration else { return 0 }
    let t = CGFloat(time)
    guard let spring else {
      let left = 1 - t / CGFloat(duration)
      return t * left * left
    }
    return spring.push(at: time)
  }

  func added(to value: AnimatedValue, at time: TimeInterval) -> AnimatedValue {
    let give = give(at: time)
    return give == 0 ? value : value.adding(give, of: velocity)
  }
}
