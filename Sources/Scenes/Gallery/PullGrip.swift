import TouchKit
import Tsumami

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
