/// Content that was flung and slows down.
///
/// After each millisecond a share d of the velocity is left, and the content moves by what is left
/// of it, so that with the position x₀ and the velocity v₀ at time 0
///
///     v(t) = v₀ · d^(1000·t)
///     x(t) = x₀ + v₀ · r · (1 − d^(1000·t))          r = d / (1000 · (1 − d))
///
/// It stops where it has become slower than v_s = ``Constants/decelerationStop``, after
///
///     x(stop) = x₀ + (v₀ ∓ v_s) · r
///
/// At d = 0.998, r is 0.499 s: a fling of 750 pt/s from 5074 is at 5093.3 after 26.45 ms, at 5137.67
/// after 93.15 ms, and stops after 2.157 s at 5443.26. The rates are documented. The form, and r for
/// d = 0.998, were measured in traces of iOS 26.1, which it fits within a third of a point; that r
/// follows from d by this formula for other rates too is our conclusion.
///
/// What is announced before the content moves is computed with the integral of v(t) instead, whose
/// r is −1 / (1000 · ln d) = 1 / 2.002: the content stops 1.5 points short of it at 3,000 pt/s.
nonisolated struct Deceleration: Equatable {
  var start: CGFloat
  var velocity: CGFloat
  /// 1000 · ln d: what the velocity loses, as a multiple of itself in a second. Negative.
  private var slope: CGFloat
  /// r: how far the content goes in all, for each point per second, in seconds.
  private var reach: CGFloat

  /// - Parameter rate: d, above 0 and below 1.
  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    slope = 1000 * log(rate)
    reach = rate / (1000 * (1 - rate))
  }

  private var stop: CGFloat {
    velocity < 0 ? -Constants.decelerationStop : Constants.decelerationStop
  }

  private var moves: Bool {
    abs(velocity) > Constants.decelerationStop
  }

  /// Where it stops; where it is, if it is too slow to start.
  var rest: CGFloat {
    moves ? start + (velocity - stop) * reach : start
  }

  /// Where it is announced to stop; a little beyond ``rest``.
  var announced: CGFloat {
    moves ? start - (velocity - stop) / slope : start
  }

  /// The same start and the same velocity, slowing down at the rate that stops at `target`; `nil`
  /// where that lies against the velocity, or more than twice as far as this deceleration leads.
  func aimed(at target: CGFloat) -> Deceleration? {
    let distance = target - start
    let natural = rest - start
    guard distance * natural > 0, abs(distance) <= 2 * abs(natural) else { return nil }
    var aimed = self
    aimed.reach = distance / (velocity - stop)
    aimed.slope = slope * reach / aimed.reach
    return aimed
  }

  func position(at time: TimeInterval) -> CGFloat {
    start + velocity * reach * (1 - exp(slope * CGFloat(time)))
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    velocity * exp(slope * CGFloat(time))
  }

  /// When the content passes a position; `nil` where it stops before it, or moves away from it.
  func time(passing position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let power = 1 - (position - start) / (velocity * reach)
    guard power > 0, power <= 1 else { return nil }
    return TimeInterval(log(power) / slope)
  }

  /// How long it takes to stop.
  var duration: TimeInterval {
    guard moves else { return 0 }
    return TimeInterval(log(Constants.decelerationStop / abs(velocity)) / slope)
  }
}
