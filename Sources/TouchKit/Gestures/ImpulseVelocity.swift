/// The velocity of a body that is pushed along by a finger: the impulse method.
///
/// Between two samples the finger has the velocity vᵢ = (xᵢ − xᵢ₋₁) / (tᵢ − tᵢ₋₁). It pushes a body
/// of mass 1, and the work that it does on it, force times distance, is summed up:
///
///     W₁ = ½·v₁·|v₁|                       the body is brought from rest to v₁
///     Wᵢ = Wᵢ₋₁ + (vᵢ − uᵢ₋₁)·|vᵢ|          the push that changes uᵢ₋₁, over the distance of vᵢ
///     uᵢ = sgn(Wᵢ)·√(2·|Wᵢ|)                the body's velocity, from its kinetic energy
///
/// u after the last sample is the answer. It is that of the finger where the finger's is steady,
/// follows it within one sample where it grows, and a single late sample that hardly moves takes
/// little away: fingers that lift do that. Unlike a parabola fitted by least squares it never
/// points against the direction of the last samples when the finger slows down.
///
/// Worked example: 0, 10 and 30 points at 0, 10 and 20 ms. v₁ = 1000, W₁ = 500,000; v₂ = 2000, W₂ =
/// 500,000 + 1000·2000 = 2,500,000, u₂ = √5,000,000 ≈ 2236 points per second.
///
/// Source: the velocity tracker of Android (`VelocityTracker.cpp`,
/// `ImpulseVelocityTrackerStrategy`, 2017), its default for touches, and of Jetpack Compose.
nonisolated struct ImpulseVelocity {
  private var work: CGFloat = 0
  private var isMoving = false

  /// The velocity after what was added, in units per second; 0 before anything was.
  var value: CGFloat {
    work < 0 ? -(-2 * work).squareRoot() : (2 * work).squareRoot()
  }

  /// Adds a translation along the axis and its duration.
  ///
  /// - Parameter time: in seconds; a translation in no time is ignored.
  mutating func add(_ translation: CGFloat, in time: TimeInterval) {
    guard time > 0 else { return }
    let velocity = translation / CGFloat(time)
    work += isMoving ? (velocity - value) * abs(velocity) : velocity * abs(velocity) / 2
    isMoving = true
  }
}
