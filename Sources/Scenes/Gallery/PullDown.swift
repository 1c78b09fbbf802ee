import TouchKit

/// What pulling a photo down does to it, and when it is let go of for good.
///
/// With the height H of the view and the depth d, what is pulled is
///
///     scaled by      1 − 0.67 · d/H, never less than 0.4     (iOS 18, observed)
///     on a black of  1 − d/(0.4·H), never less than 0        (ours)
///     let go of if   d + 0.12 s · v  >  H/6                  (position and 120 ms of the velocity: iOS 18, observed; the sixth is ours)
///
/// On a phone, H = 844: pulled down by 100 points it has 0.921 of its size and 0.704 of the black.
/// Let go there at rest it comes back, as 100 < 140.7; at 400 points per second downwards it goes,
/// as 148 > 140.7.
nonisolated enum PullDown {
  static func scale(depth: CGFloat, height: CGFloat) -> CGFloat {
    guard height > 0 else { return 1 }
    return max(0.4, 1 - 0.67 * max(0, depth) / height)
  }

  static func veil(depth: CGFloat, height: CGFloat) -> CGFloat {
    guard height > 0 else { return 1 }
    return min(max(1 - depth / (0.4 * height), 0), 1)
  }

  /// - Parameter velocity: downwards, in points per second.
  static func lets(depth: CGFloat, velocity: CGFloat, height: CGFloat) -> Bool {
    depth + 0.12 * velocity > height / 6
  }

  /// What a pull upwards moves the photo by, of its way.
  static let giveUpwards: CGFloat = 0.3
}

/// A finger's hold of a photo that is pulled: what is under the finger stays under it, while the
/// photo shrinks.
///
/// The finger, at f from the middle of the view, holds the point p = (f − shift)/scale of the
/// photo, and wherever it goes, shift = f' − p·scale'. With H = 800, a finger 100 points below the
/// middle that goes 30 to the right and 200 down: the scale is 0.8325, and the shift (30, 216.75).
nonisolated struct PullGrip: Equatable {
  let start: ViewerPose
  /// The finger when it took hold, from the middle of the view.
  let finger: CGPoint
  let height: CGFloat

  func pose(movedBy way: CGPoint) -> ViewerPose {
    var pose = start
    guard way != .zero else { return pose }
    pose.depth = start.depth + way.y
    let before = start.scale(height: height)
    let now = pose.scale(height: height)
    let point = CGPoint(
      x: (finger.x - start.shift.x) / before, y: (finger.y - start.shift.y) / before)
    // Upwards there is nowhere to go: it gives way, and no more.
    let upwards = min(0, pose.depth) - min(0, start.depth)
    pose.shift = CGPoint(
      x: finger.x + way.x - point.x * now,
      y: finger.y + way.y - point.y * now - (1 - PullDown.giveUpwards) * upwards)
    return pose
  }
}
