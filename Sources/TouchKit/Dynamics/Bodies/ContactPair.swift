/// Both points of two bodies that touch along a side, solved as one.
///
/// One after the other, each would turn the bodies for the other one to turn back, and what rubs meanwhile would push them sideways: what falls straight down would
/// not land where it fell.
///
///     k₁₁ p₁ + k₁₂ p₂ = −w₁        kᵢⱼ = 1/m + 1/m′ + (rᵢ × n)(rⱼ × n)/I + (r′ᵢ × n)(r′ⱼ × n)/I′
///     k₁₂ p₁ + k₂₂ p₂ = −w₂
///
/// where p are the pushes, w is the speed along the normal n that is too much without them, and r is from the center to the point, of one body and of the other one. A soft
/// contact gives way by what it pushes, which adds to kᵢᵢ (``Softness``).
nonisolated struct ContactPair {
  let k11: CGFloat
  let k12: CGFloat
  let k22: CGFloat

  /// The pushes that take a speed away; `nil` where one of them would be a pull, and where each point alone is enough: of what cannot turn, and of two points
  /// that are nearly one.
  func pushes(against w1: CGFloat, _ w2: CGFloat) -> (CGFloat, CGFloat)? {
    let determinant = k11 * k22 - k12 * k12
    guard determinant > 1e-3 * k11 * k22 else { return nil }
    let p1 = (k12 * w2 - k22 * w1) / determinant
    let p2 = (k12 * w1 - k11 * w2) / determinant
    return p1 >= 0 && p2 >= 0 ? (p1, p2) : nil
  }
}
