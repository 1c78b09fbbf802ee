import UIKit

/// What pulling a view down does to it, and when it is dismissed.
///
/// With the height H of the stage and the depth d, what is pulled is
///
///     scaled by      1 − 0.67 · d/H, never less than 0.4     (iOS 18, observed)
///     on a dark of   1 − d/(0.4·H), never less than 0        (ours)
///     dismissed if   d + 0.12 s · v  >  H/6                  (position and 120 ms of the velocity: iOS 18, observed; the sixth is ours)
///
/// On a phone, H = 844: pulled down by 100 points it has 0.921 of its size and 0.704 of the dark.
/// Released there at rest it comes back, as 100 < 140.7; at 400 points per second downwards it goes,
/// as 148 > 140.7.
///
/// Two fingers that pinch it to the scale s make the dark as light as the pull does that makes it as small:
///
///     d = (1 − s)·H/0.67
nonisolated package enum PullDown {
  package static func scale(depth: CGFloat, height: CGFloat) -> CGFloat {
    guard height > 0 else { return 1 }
    return max(0.4, 1 - 0.67 * max(0, depth) / height)
  }

  package static func dimming(depth: CGFloat, height: CGFloat) -> CGFloat {
    guard height > 0 else { return 1 }
    return min(max(1 - depth / (0.4 * height), 0), 1)
  }

  /// How far down a pull makes it as small, in points.
  static func depth(scale: CGFloat, height: CGFloat) -> CGFloat {
    max(0, 1 - scale) * height / 0.67
  }

  /// In points.
  static func limit(height: CGFloat) -> CGFloat {
    height / 6
  }

  /// Whether an open view closes when it is released.
  ///
  /// - Parameter velocity: downwards, in points per second.
  package static func closes(depth: CGFloat, velocity: CGFloat, height: CGFloat) -> Bool {
    depth + foresight * velocity > limit(height: height)
  }

  /// How far ahead a release is looked at, in seconds.
  static let foresight: CGFloat = 0.12

  /// The share of its translation by which a pull upwards moves an open view.
  package static let giveUpwards: CGFloat = 0.3

  /// Two fingers that pinch it to less than this, 120 ms on, close it. Ours.
  static let pinchLimit: CGFloat = 0.8

  /// How much of a pinch a view follows that may not be dismissed, of the logarithm of its scale. Ours.
  static let refusedPinch: CGFloat = 0.25
}
