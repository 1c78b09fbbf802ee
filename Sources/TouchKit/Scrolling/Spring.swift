/// A critically damped spring: the quickest way to rest without swinging over.
///
/// With the distance x₀ from rest and the velocity v₀ at time 0,
///
///     x(t) = (x₀ + (v₀ + ω·x₀)·t) · e^(−ω·t)
///     v(t) = (v₀ − ω·(v₀ + ω·x₀)·t) · e^(−ω·t)
///
/// From x₀ = 100 at rest with ω = 10: x(0.1) = 73.58, x(0.5) = 4.04, x(1) = 0.05.
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
}
