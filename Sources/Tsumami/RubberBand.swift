import UIKit

/// The resistance of what fingers pull beyond where it may go, as that of content beyond the edge of a scroll view.
///
///     b(x) = (1 − 1 / (x·c/d + 1)) · d          c = 0.55, d = the distance that is never reached
///
/// On a phone, d = 844: what is pulled by 100 points goes by 51.6. The formula was observed by third parties on iOS. TouchKit's own is not public, as
/// UIKit's is not.
nonisolated enum RubberBand {
  private static let ease: CGFloat = 0.55

  /// How far something goes that is pulled by a distance; odd in the distance.
  static func reach(of pull: CGFloat, within limit: CGFloat) -> CGFloat {
    guard limit > 0 else { return 0 }
    let reach = (1 - 1 / (abs(pull) * ease / limit + 1)) * limit
    return pull < 0 ? -reach : reach
  }

  /// How far something has been pulled that has gone so far: the inverse of ``reach(of:within:)``.
  static func pull(for reach: CGFloat, within limit: CGFloat) -> CGFloat {
    guard limit > 0 else { return 0 }
    let pull = (1 / (1 - min(abs(reach) / limit, 0.999)) - 1) * limit / ease
    return reach < 0 ? -pull : pull
  }

  /// How much further it goes for each further point, at a distance: the slope of ``reach(of:within:)``.
  static func slope(at pull: CGFloat, within limit: CGFloat) -> CGFloat {
    guard limit > 0 else { return 0 }
    let stretch = abs(pull) * ease / limit + 1
    return ease / (stretch * stretch)
  }
}
