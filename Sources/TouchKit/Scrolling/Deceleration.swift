/// Content that was flung and slows down.
///
/// After each millisecond a share d of the velocity is left, so that with the position x₀ and the
/// velocity v₀ at time 0
///
///     v(t) = v₀ · d^(1000·t)
///     x(t) = x₀ + v₀ · (d^(1000·t) − 1) / (1000 · ln d)
///
/// It stops where it has become slower than v_s = ``Constants/decelerationStop``, after
///
///     x(stop) = x₀ − (v₀ ∓ v_s) / (1000 · ln d)
///
/// At d = 0.998 a fling of 1,000 pt/s is at 432.0 points after 1 s and stops at 494.5. The rates
/// are documented; the form was observed.
nonisolated struct Deceleration: Equatable {
  var start: CGFloat
  var velocity: CGFloat
  /// 1000 · ln d: what the velocity loses, as a multiple of itself in a second. Negative.
  var slope: CGFloat

  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    slope = 1000 * log(rate)
  }

  private var stop: CGFloat {
    velocity < 0 ? -Constants.decelerationStop : Constants.decelerationStop
  }

  /// Where it stops; where it is, if it is too slow to start.
  var rest: CGFloat {
    abs(velocity) > Constants.decelerationStop ? start - (velocity - stop) / slope : start
  }

  /// The same start and the same velocity with the rate that stops at `place`; `nil` where the way
  /// there is against the velocity, or longer than twice the way that it would go by itself.
  func aimed(at place: CGFloat) -> Deceleration? {
    let way = place - start
    let natural = rest - start
    guard way * natural > 0, abs(way) <= 2 * abs(natural) else { return nil }
    var aimed = self
    aimed.slope = -(velocity - stop) / way
    return aimed
  }

  func position(at time: TimeInterval) -> CGFloat {
    start + velocity * (exp(slope * CGFloat(time)) - 1) / slope
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    velocity * exp(slope * CGFloat(time))
  }

  /// When the content passes a place; `nil` where it would never get there, or goes the other way.
  func time(passing place: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let power = 1 + (place - start) * slope / velocity
    guard power > 0, power <= 1 else { return nil }
    return TimeInterval(log(power) / slope)
  }

  /// How long it takes to stop.
  var duration: TimeInterval {
    guard abs(velocity) > Constants.decelerationStop else { return 0 }
    return TimeInterval(log(Constants.decelerationStop / abs(velocity)) / slope)
  }
}
