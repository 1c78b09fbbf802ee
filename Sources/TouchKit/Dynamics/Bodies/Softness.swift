/// How a constraint of velocities does what a damped spring would, in one step of a fixed length.
///
/// A spring of the angular frequency ω and the damping ratio ζ pulls a distance C together. Integrated implicitly over a step h it
/// asks for the impulse
///
///     λ = −massScale · m · (Ċ + biasRate · C) − impulseScale · Λ
///
/// where Λ is the impulse that this step has applied so far, and
///
///     a₁ = 2ζ + hω     a₂ = hω·a₁     biasRate = ω/a₁     massScale = a₂/(1 + a₂)     impulseScale = 1/(1 + a₂)
///
/// It is stable for any ω and ζ. (Erin Catto, *Soft Constraints*, GDC 2011, and *Solver2D*, 2024.) A spring of 1 Hz with ζ = 0.5 and
/// h = 1/240: a₁ = 1.026, biasRate = 6.12 per second, massScale = 0.026.
nonisolated struct Softness: Equatable {
  let biasRate: CGFloat
  let massScale: CGFloat
  let impulseScale: CGFloat

  /// - Parameters:
  ///   - frequency: in oscillations per second, more than 0.
  ///   - damping: the damping ratio: with 0 it swings for ever, from 1 on not at all.
  init(frequency: CGFloat, damping: CGFloat, step: CGFloat) {
    let omega = 2 * .pi * frequency
    let a1 = 2 * damping + step * omega
    let a2 = step * omega * a1
    biasRate = omega / a1
    massScale = a2 / (1 + a2)
    impulseScale = 1 / (1 + a2)
  }

  /// What an impulse adds to what the next one should change, as a part of 1/m: impulseScale/massScale.
  var give: CGFloat {
    impulseScale / massScale
  }

  private init() {
    (biasRate, massScale, impulseScale) = (0, 1, 0)
  }

  /// Only the velocity: nothing moves towards or away from the other.
  static let velocityAlone = Softness()

  /// What is rigid: as stiff as the step allows, without swinging.
  static let rigid = Softness(frequency: 60, damping: 2, step: RigidWorld.step)

  /// What pushes apart what overlaps.
  static let contact = Softness(frequency: 60, damping: 10, step: RigidWorld.step)
}
