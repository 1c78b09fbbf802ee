/// A critically damped spring: the fastest one that does not overshoot.
///
/// With the distance x₀ from rest and the velocity v₀ at time 0,
///
///     x(t) = (x₀ + (v₀ + ω·x₀)·t) · e^(−ω·t)
///     v(t) = (v₀ − ω·(v₀ + ω·x₀)·t) · e^(−ω·t)
///
/// From x₀ = 100 at rest with ω = 10: x(0.1) = 73.58, x(0.5) = 4.04, x(1) = 0.05. It passes its
/// position of rest only if its velocity towards it is above ω·x₀, after
///
///     t = −x₀ / (v₀ + ω·x₀)
nonisolated struct Spring: Equatable {
  var distance: CGFloat
  var velocity: CGFloat
  var frequency: CGFloat

  func distance(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    return (distance + (velocity + frequency * distance) * t) * exp(-frequency * t)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    let slope = velocity + frequency * distance
    return (velocity - frequency * slope * t) * exp(-frequency * t)
  }

  /// When it passes its position of rest; `nil` for one that only approaches it, or that starts there.
  var crossing: TimeInterval? {
    let slope = velocity + frequency * distance
    guard distance * slope < 0 else { return nil }
    return TimeInterval(-distance / slope)
  }

  /// The same spring, as stiff as is needed not to overshoot.
  var withoutOvershoot: Spring {
    guard distance * velocity < 0 else { return self }
    return Spring(
      distance: distance, velocity: velocity, frequency: max(frequency, abs(velocity / distance)))
  }

  /// True once it is so near and so slow that its motion is not visible.
  func isAtRest(at time: TimeInterval) -> Bool {
    abs(distance(at: time)) < Constants.springRest
      && abs(velocity(at: time)) < Constants.decelerationStop
  }
}
