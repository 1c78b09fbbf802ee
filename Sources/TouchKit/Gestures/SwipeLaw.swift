/// When a finger has swiped: how far it has to go along the direction of a swipe, and how far it may
/// be beside it, by the time that has passed.
///
///                     ┌──────────────┐  sideways ≤ 50 · (1 − 0.98 · t)
///     touch-down ●────┼──────────────┼─▶ direction
///                     └──────────────┘
///                     along ≥ 50 · (1 − 0.94 · t)            lengths in points, 0 ≤ t ≤ 0.5 s
///
/// A slower swipe may be shorter, and has to be straighter. A finger that is behind its touch-down,
/// or deviates farther than is allowed, cannot swipe any more.
///
/// Worked example: after 0.1 s it takes 45.3 points along, at most 45.1 beside; after 0.5 s, the
/// last moment, 26.5 and 25.5. So 46 points in 0.1 s are a swipe, and 100 points with 46 beside are
/// not.
///
/// Source: measured on iOS 26.1, 55 cases.
nonisolated struct SwipeLaw {
  /// The verdict on a finger's path so far.
  enum Verdict {
    /// It has swiped.
    case swiped
    /// It may still become a swipe.
    case undecided
    /// It is too far behind or beside, or too late.
    case failed
  }

  /// The least distance along the direction, in points, `time` seconds after the touch-down.
  static func leastDistance(after time: TimeInterval) -> CGFloat {
    Constants.swipeDistance * (1 - Constants.swipeDistanceDecay * CGFloat(time))
  }

  /// The greatest distance beside it, in points.
  static func greatestDeviation(after time: TimeInterval) -> CGFloat {
    Constants.swipeDeviation * (1 - Constants.swipeDeviationDecay * CGFloat(time))
  }

  /// Judges the path of one finger.
  ///
  /// - Parameters:
  ///   - along: from the touch-down to where the finger is, along the direction, in points; negative
  ///     where it is behind.
  ///   - beside: across the direction, in points, to either side.
  ///   - time: since the touch-down, in seconds.
  static func verdict(along: CGFloat, beside: CGFloat, after time: TimeInterval) -> Verdict {
    guard time <= Constants.swipeDuration + timeTolerance,
      along > -Constants.swipeReturn, abs(beside) <= greatestDeviation(after: time)
    else { return .failed }
    return along >= leastDistance(after: time) ? .swiped : .undecided
  }

  /// Times are differences of time stamps: 1.6 − 1.1 need not be 0.5. In seconds.
  static let timeTolerance: TimeInterval = 1e-6
}
