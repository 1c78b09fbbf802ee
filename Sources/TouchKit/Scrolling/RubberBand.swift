/// The resistance of content that is dragged beyond its edge.
///
///     b(x) = (1 − 1 / (x·c/d + 1)) · d          c = 0.55, d = the length of the window onto the content
///
/// A finger that pulls x points beyond the edge moves the content by b points: by more than half of
/// x at first, never by more than d. For d = 960: b(5) = 2.74, b(100) = 52.02, b(400) = 178.98,
/// b(960) = 340.65. The formula and its values were observed by third parties; see
/// ``Constants/rubberBand``.
nonisolated enum RubberBand {
  /// How far the content moves when the finger moves `distance` beyond the edge; odd in the distance.
  static func band(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let reach = (1 - 1 / (abs(distance) * Constants.rubberBand / dimension + 1)) * dimension
    return distance < 0 ? -reach : reach
  }

  /// How far the finger has moved beyond the edge when the content has moved `reach`: the inverse of
  /// ``band(_:dimension:)``.
  static func unband(_ reach: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let share = min(abs(reach) / dimension, 0.999)
    let distance = (1 / (1 - share) - 1) * dimension / Constants.rubberBand
    return reach < 0 ? -distance : distance
  }

  /// A value with resistance beyond two limits.
  static func band(
    _ value: CGFloat, from low: CGFloat, to high: CGFloat, dimension: CGFloat
  ) -> CGFloat {
    if value < low { return low + band(value - low, dimension: dimension) }
    if value > high { return high + band(value - high, dimension: dimension) }
    return value
  }

  /// The value that, banded, gives this one.
  static func unband(
    _ value: CGFloat, from low: CGFloat, to high: CGFloat, dimension: CGFloat
  ) -> CGFloat {
    if value < low { return low + unband(value - low, dimension: dimension) }
    if value > high { return high + unband(value - high, dimension: dimension) }
    return value
  }
}
