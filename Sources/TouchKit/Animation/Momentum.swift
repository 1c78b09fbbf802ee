/// The difference between a property's velocity when a new animation begins and the animation's own initial velocity;
/// it decays during the animation.
///
/// With the velocity v, t seconds after the start, an animation of the duration T is displaced by
///
///     v · t · (1 − t/T)²                          along a curve: at rest at the end
///     v · e^(−ζωt) · sin(ω_d·t)/ω_d               on a spring that overshoots: its response to a push
///     v · t · e^(−ωt)                             on one that does not overshoot
///
/// At 1,000 pt/s and T = 1 s along a curve it is 148.1 points after a third of a second, the
/// farthest, and 125 after half of one. UIKit adds animations up instead, so that the old one continues to its end
/// below the new one; both start in the same way.
nonisolated struct Momentum: Equatable {
  // Per second.
  private var velocity: AnimatedValue
  private let duration: TimeInterval
  private let spring: DampedSpring?

  /// `nil` where there is no velocity, or the animation was given one of its own.
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

  /// Some parts of it only: of a point the first two of a rectangle's.
  mutating func keep(_ parts: CGRect) {
    switch velocity {
    case .point(let old):
      velocity = .point(CGPoint(x: old.x * parts.origin.x, y: old.y * parts.origin.y))
    case .rect(var old):
      old.size.width *= parts.size.width
      old.size.height *= parts.size.height
      velocity = .rect(old)
    default: break
    }
  }

  /// The displacement after some seconds for a velocity of one.
  func displacement(at time: TimeInterval) -> CGFloat {
    guard time > 0, time < duration else { return 0 }
    let t = CGFloat(time)
    guard let spring else {
      let left = 1 - t / CGFloat(duration)
      return t * left * left
    }
    return spring.push(at: time)
  }

  func added(to value: AnimatedValue, at time: TimeInterval) -> AnimatedValue {
    let displacement = displacement(at: time)
    return displacement == 0 ? value : value.adding(displacement, of: velocity)
  }
}
