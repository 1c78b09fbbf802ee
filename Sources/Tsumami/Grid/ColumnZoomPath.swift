import UIKit

/// How the scale of a pinch becomes steps through a grid's column counts.
///
/// A scale of 2 is one step outwards, to one column fewer, and 4 is two; 1/2 is one step inwards,
/// 1/4 two. Within a step the progress follows the scale evenly, so that the fingers' translation and the
/// grid's are in proportion:
///
///     outwards   steps(s) = j + s / 2^j − 1               j = ⌊log₂ s⌋
///     inwards    steps(s) = −(j + 2 · (1 − s · 2^j))      j = ⌊log₂ 1/s⌋
///
/// steps(1.5) = 0.5, steps(3) = 1.5, steps(0.75) = −0.5, steps(0.375) = −1.5.
nonisolated enum ColumnZoomPath {
  static func steps(_ scale: CGFloat) -> CGFloat {
    guard scale > 0, scale.isFinite else { return 0 }
    var rest = scale
    var whole: CGFloat = 0
    while rest >= 2, whole < 64 {
      rest /= 2
      whole += 1
    }
    while rest <= 0.5, whole > -64 {
      rest *= 2
      whole -= 1
    }
    return rest >= 1 ? whole + rest - 1 : whole - 2 * (1 - rest)
  }

  /// A position between the smallest and the largest count, with resistance beyond them.
  ///
  /// As in a scroll view, but in columns: at first the grid follows by a little more than half, and
  /// it never goes beyond `reach`.
  static func banded(_ position: CGFloat, _ range: ClosedRange<Int>) -> CGFloat {
    let low = CGFloat(range.lowerBound)
    let high = CGFloat(range.upperBound)
    if position < low { return low - RubberBand.reach(of: low - position, within: reach) }
    if position > high { return high + RubberBand.reach(of: position - high, within: reach) }
    return position
  }

  /// The position that, banded, gives this one: for a grid that is caught while it springs back.
  static func unbanded(_ position: CGFloat, _ range: ClosedRange<Int>) -> CGFloat {
    let low = CGFloat(range.lowerBound)
    let high = CGFloat(range.upperBound)
    if position < low { return low - RubberBand.pull(for: low - position, within: reach) }
    if position > high { return high + RubberBand.pull(for: position - high, within: reach) }
    return position
  }

  // A quarter of a step; ours.
  private static let reach: CGFloat = 0.25
}
