import UIKit

/// The motion of a number to its target on a spring; the gallery's photos move on it, too.
///
/// With the distance d₀ from the goal and the velocity v₀ at time 0, the angular frequency ω and
/// the damping ratio ζ ≤ 1, and σ = ζω,
///
///     ζ < 1      d(t) = e^(−σt) · (d₀·cos(ω_d·t) + B·sin(ω_d·t))      ω_d = ω·√(1 − ζ²),  B = (v₀ + σ·d₀)/ω_d
///     ζ = 1      d(t) = e^(−ωt) · (d₀ + (v₀ + ω·d₀)·t)
///
/// From 0 to 100 at rest with ω = 10: 26.42 after 0.1 s with ζ = 1, 29.82 with ζ = 0.75. Started at rest it goes
/// over its target by e^(−πζ/√(1 − ζ²)) of the distance: 2 % with ζ = 0.78.
nonisolated package struct ZoomSpring: Equatable {
  package var goal: CGFloat
  /// The distance from the goal, and the velocity per second, at time 0.
  var distance: CGFloat
  var velocity: CGFloat
  var frequency: CGFloat
  var damping: CGFloat

  package init(from start: CGFloat, to goal: CGFloat, velocity: CGFloat, _ kind: Kind) {
    let (frequency, damping) = kind.numbers
    self.init(
      from: start, to: goal, velocity: velocity, frequency: frequency, damping: damping)
  }

  /// - Parameters:
  ///   - velocity: per second.
  ///   - frequency: ω, in rad/s.
  ///   - damping: ζ, clamped to 0 … 1.
  package init(
    from start: CGFloat, to goal: CGFloat, velocity: CGFloat, frequency: CGFloat, damping: CGFloat
  ) {
    self.goal = goal
    distance = start - goal
    self.velocity = velocity
    self.frequency = frequency
    self.damping = min(max(damping, 0), 1)
  }

  /// Its direction.
  package enum Kind {
    /// Out of the source: does not swing over. ω and ζ of iOS 18, observed.
    case opening
    /// Into the source: 2 % over.
    case closing
    /// Back to its position after a pull. ω and ζ of iOS 18, observed.
    case returning

    var numbers: (frequency: CGFloat, damping: CGFloat) {
      switch self {
      case .opening: (19, 1)
      case .closing: (19, 0.78)
      case .returning: (15, 0.75)
      }
    }
  }

  /// Where it is, and how fast, after some seconds.
  package func state(at time: TimeInterval) -> (value: CGFloat, velocity: CGFloat) {
    let t = CGFloat(time)
    let sigma = damping * frequency
    let decay = exp(-sigma * t)
    guard damping < 1 else {
      let slope = velocity + frequency * distance
      return (
        goal + decay * (distance + slope * t), decay * (velocity - frequency * slope * t)
      )
    }
    let swing = frequency * (1 - damping * damping).squareRoot()
    let b = (velocity + sigma * distance) / swing
    let (c, s) = (cos(swing * t), sin(swing * t))
    return (
      goal + decay * (distance * c + b * s),
      decay * ((b * swing - sigma * distance) * c - (distance * swing + sigma * b) * s)
    )
  }
}
