/// Content beyond its edge, moving back to it.
///
/// With the distance d₀ from the edge and the velocity v at time 0,
///
///     d(t) = d₀ · e^(−a·t) + v · (e^(−a·t) − e^(−b·t)) / (b − a)
///
/// where a = 10/s and b = 12/s are ``Constants/bounceRates``. That is a spring of stiffness a·b and
/// damping a + b, but one that is already moving: content released at rest moves towards its edge with
/// the velocity a·d₀ at once, and v is added to that. It is over once |d| < ``Constants/bounceRest``.
///
/// From d₀ = 0, v is what is left of the velocity where the content crosses its edge: of 3,000 pt/s
/// the content goes 3,000 · 0.0335 = 100.5 points beyond it, after 91 ms, and is back after 0.777 s.
/// From d₀ = 100 at rest it is at 36.8 after 0.1 s, and back after 0.530 s. Measured in traces of iOS
/// 26.1, which it fits within 0.28 points.
nonisolated struct Bounce: Equatable {
  /// d₀, in points; negative before the start of the content.
  var distance: CGFloat
  /// v, in points per second.
  var velocity: CGFloat

  private static let (slow, fast) = Constants.bounceRates

  func distance(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(time)
    let (slow, fast) = (exp(-Bounce.slow * t), exp(-Bounce.fast * t))
    return distance * slow + velocity * (slow - fast) / (Bounce.fast - Bounce.slow)
  }

  /// How fast the distance changes.
  func velocity(at time: TimeInterval) -> CGFloat {
    velocity * exp(-Bounce.fast * CGFloat(time)) - Bounce.slow * distance(at: time)
  }

  /// The velocity v with which a bounce that begins at this time, at the present distance, continues
  /// this one.
  func remaining(at time: TimeInterval) -> CGFloat {
    velocity * exp(-Bounce.fast * CGFloat(time))
  }

  /// When it passes the edge; `nil` for one that only approaches it, or that starts there.
  ///
  ///     t = −ln(1 + d₀·(b − a) / v) / (b − a)
  var crossing: TimeInterval? {
    guard distance * velocity < 0 else { return nil }
    let difference = Bounce.fast - Bounce.slow
    let power = 1 + distance * difference / velocity
    return power > 0 ? TimeInterval(-log(power) / difference) : nil
  }

  /// True once it stays near its edge: not while it moves away from it.
  func isAtRest(at time: TimeInterval) -> Bool {
    let distance = distance(at: time)
    guard abs(distance) < Constants.bounceRest else { return false }
    let velocity = velocity(at: time)
    return distance == 0 ? velocity == 0 : distance * velocity < 0
  }
}
