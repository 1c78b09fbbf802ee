import UIKit

/// A hand's hold of what zooms: what is under the fingers stays under them, whatever it is scaled by.
///
/// When the fingers, at f, move to f′ and what they hold is scaled by q, the point m about which its pose scales goes to
///
///     m′ = f′ + (m − f) · q
///
/// so a step of nothing changes nothing, and out and back is where it was. One finger that pulls down scales by
/// ``PullDown``; two scale as they pinch. What may not be dismissed gives way like rubber, and nothing behind it is seen.
nonisolated struct ZoomGrip: Equatable {
  private(set) var pose: ZoomPose
  /// The point of the stage about which the pose scales.
  private var pivot: CGPoint
  /// True for one that was caught in motion: upwards there is no resistance.
  private let isCaught: Bool
  private let height: CGFloat
  /// True for one that may not be dismissed.
  let isRefused: Bool
  // How far that one has been pulled aside.
  private var aside: CGFloat = 0
  // Of the finger, from where it took hold, and what of it counts.
  private var pulled: CGFloat = 0
  private var pinched: CGFloat = 1
  /// True once the fingers have moved.
  private(set) var hasMoved = false

  init(_ pose: ZoomPose, pivot: CGPoint, height: CGFloat, isRefused: Bool = false) {
    self.pose = pose
    self.pivot = pivot
    self.height = height
    self.isRefused = isRefused
    if isRefused {
      pulled = RubberBand.pull(for: pose.offset.y, within: height)
      aside = RubberBand.pull(for: pose.offset.x, within: height)
      pinched = exp(pose.logScale / PullDown.refusedPinch)
    }
    isCaught = pose.progress < 0.98 || pose.depth != 0 || pose.offset != .zero
  }

  /// The fingers have moved.
  ///
  /// - Parameters:
  ///   - step: by so much, in points.
  ///   - scale: and pinch by this factor.
  ///   - finger: the middle of the fingers, after the step.
  ///   - count: how many there are: one alone shrinks what it pulls down.
  mutating func move(by step: CGPoint, scale: CGFloat, finger: CGPoint, count: Int) {
    guard step != .zero || scale != 1, scale > 0, scale.isFinite else { return }
    hasMoved = true
    let before = pulled
    pulled += step.y
    guard !isRefused else {
      pinched *= scale
      aside += step.x
      pose.offset = CGPoint(
        x: RubberBand.reach(of: aside, within: height),
        y: RubberBand.reach(of: pulled, within: height))
      pose.logScale = PullDown.refusedPinch * log(pinched)
      return
    }
    let translation = effective(pulled) - effective(before)
    var factor = scale
    if count < 2 {
      let old = PullDown.scale(depth: pose.depth, height: height)
      factor *= PullDown.scale(depth: pose.depth + translation, height: height) / old
    }
    pinched *= scale
    pose.depth += translation
    pose.logScale += log(factor)
    pose.pinch += log(scale)
    let step = CGPoint(x: step.x, y: translation)
    let from = CGPoint(x: finger.x - step.x, y: finger.y - step.y)
    let goal = CGPoint(
      x: finger.x + (pivot.x - from.x) * factor, y: finger.y + (pivot.y - from.y) * factor)
    pose.offset.x += goal.x - pivot.x
    pose.offset.y += goal.y - pivot.y
    pivot = goal
  }

  private func effective(_ translation: CGFloat) -> CGFloat {
    translation < 0 && !isCaught ? PullDown.giveUpwards * translation : translation
  }

  /// The end that it moves to when it is released.
  ///
  /// What is open, or springs back to be so, closes if it has been pulled down, or pinched, far enough within the next
  /// 120 ms. What was caught half-way goes down to its source and up to be open: the smallest movement decides there, and the nearer it is to an
  /// end the more is needed to reverse it.
  ///
  /// - Parameters:
  ///   - velocity: downwards, in points per second.
  ///   - pinching: of the scale, per second.
  func closes(velocity: CGFloat, pinching: CGFloat) -> Bool {
    let limit = PullDown.limit(height: height)
    let share = min(max(pose.progress, 0), 1)
    let depth = share < 0.98 || isRefused ? pulled : pose.depth
    let translation = depth + PullDown.foresight * velocity
    let isPinched = pinched * (1 + PullDown.foresight * min(pinching, 0)) < PullDown.pinchLimit
    return isPinched || 2 * (1 - share) * limit + translation > limit
  }

  /// How fast the view goes where fingers that let go of it have a velocity, in points per second.
  func thrown(_ velocity: CGPoint) -> CGPoint {
    guard isRefused else { return velocity }
    return CGPoint(
      x: velocity.x * RubberBand.slope(at: aside, within: height),
      y: velocity.y * RubberBand.slope(at: pulled, within: height))
  }
}
