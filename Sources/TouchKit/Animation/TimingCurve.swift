/// How an animation goes from 0 to 1 in its time: a cubic Bézier curve from (0, 0) to (1, 1) with
/// time along x and progress along y.
///
///     x(s) = 3·x₁·s·(1−s)² + 3·x₂·s²·(1−s) + s³          the same for y
///
/// The progress at a time is y(s) for the s with x(s) = time, found by Newton's method and, where
/// that is too flat, by halving. Ease in and out, with (0.42, 0) and (0.58, 1), is at 0.0197 after
/// a tenth of the time, at 0.1292 after a quarter and at 0.5 after half of it. The four named
/// curves are documented by Apple.
nonisolated struct TimingCurve: Equatable {
  var x1: CGFloat
  var y1: CGFloat
  var x2: CGFloat
  var y2: CGFloat

  static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Of layers that nobody animates: `CAMediaTimingFunctionName.default`.
  static let byItself = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The progress at a fraction of the duration, both from 0 to 1.
  func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    return value(y1, y2, parameter(at: time))
  }

  /// The initial slope, in total distances per duration: towards the first control point that
  /// differs from the start.
  var slopeAtStart: CGFloat {
    if x1 > 0 { return y1 / x1 }
    return x2 > 0 ? y2 / x2 : 0
  }

  private func value(_ a: CGFloat, _ b: CGFloat, _ s: CGFloat) -> CGFloat {
    let t = 1 - s
    return 3 * a * s * t * t + 3 * b * s * s * t + s * s * s
  }

  private func parameter(at time: CGFloat) -> CGFloat {
    var (low, high, s): (CGFloat, CGFloat, CGFloat) = (0, 1, time)
    for _ in 0..<40 {
      let error = value(x1, x2, s) - time
      if abs(error) < 1e-9 { return s }
      if error > 0 { high = s } else { low = s }
      let t = 1 - s
      let slope = 3 * x1 * t * (t - 2 * s) + 3 * x2 * s * (2 * t - s) + 3 * s * s
      let next = slope > 1e-6 ? s - error / slope : low
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
