/// A spring from 0 to 1 that has settled after a given time: `UIView.animate` with a damping ratio.
///
/// With the damping ratio ζ, the angular frequency ω and the distance d(0) = 1 that is left, d'(0) = −v₀,
///
///     ζ < 1      d(t) = e^(−ζωt) · (cos(ω_d·t) + (ζω − v₀)/ω_d · sin(ω_d·t))          ω_d = ω·√(1 − ζ²)
///     ζ = 1      d(t) = (1 + (ω − v₀)·t) · e^(−ωt)
///
/// UIKit has a duration, not a frequency. ω is chosen so that a thousandth of the distance is left after it: ζωT = ln
/// 1000 = 6.908 for a spring that overshoots, and (1 + ωT)·e^(−ωT) = 0.001, ωT = 9.233, for one that does not. A ratio
/// above 1 counts as 1.
nonisolated struct DampedSpring: Equatable {
  var damping: CGFloat
  /// The initial velocity: total distances per second.
  var velocity: CGFloat
  var frequency: CGFloat

  init(damping: CGFloat, velocity: CGFloat, duration: TimeInterval) {
    self.damping = min(max(damping, 0.05), 1)
    self.velocity = velocity
    let time = max(CGFloat(duration), 0.001)
    frequency = self.damping < 1 ? 6.908 / (self.damping * time) : 9.233 / time
  }

  /// A spring with an angular frequency in radians per second, at rest at first.
  init(damping: CGFloat, frequency: CGFloat) {
    self.damping = min(max(damping, 0.05), 1)
    self.frequency = frequency
    velocity = 0
  }

  /// A spring as one perceives it, at rest at first.
  ///
  /// - Parameters:
  ///   - duration: the period without damping, ω = 2π / duration.
  ///   - bounce: 1 − ζ. Below 0 it would be 1 / ζ − 1; such a spring is one without overshoot that takes ζ + √(ζ² − 1) times as long, as its
  ///     slower part does.
  init(duration: TimeInterval, bounce: CGFloat) {
    let time = max(CGFloat(duration), 0.001)
    let frequency = 2 * CGFloat.pi / time
    guard bounce < 0 else {
      self.init(damping: 1 - min(bounce, 1), frequency: frequency)
      return
    }
    let ratio = 1 / (1 + max(bounce, -0.95))
    self.init(damping: 1, frequency: frequency / (ratio + (ratio * ratio - 1).squareRoot()))
  }

  /// The seconds until a thousandth of the distance is left.
  var settlingDuration: TimeInterval {
    TimeInterval(damping < 1 ? 6.908 / (damping * frequency) : 9.233 / frequency)
  }

  /// The displacement after some seconds that a velocity of one per second causes.
  func push(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    guard t > 0 else { return 0 }
    if damping == 1 { return t * exp(-frequency * t) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    return exp(-damping * frequency * t) * sin(swing * t) / swing
  }

  /// The progress after some seconds: 1 at rest, more where it overshoots.
  func progress(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    guard t > 0 else { return 0 }
    if damping == 1 { return 1 - (1 + (frequency - velocity) * t) * exp(-frequency * t) }
    let swing = frequency * (1 - damping * damping).squareRoot()
    let slope = (damping * frequency - velocity) / swing
    return 1 - exp(-damping * frequency * t) * (cos(swing * t) + slope * sin(swing * t))
  }
}
