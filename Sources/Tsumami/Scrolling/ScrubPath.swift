import UIKit

/// How a finger leads the handle of a ``ScrollScrubber``: the further it is from the edge, the finer.
///
/// Up to 60 points from the edge the handle goes with the finger; from there on each 50 points halve its speed, down to 1/16:
///
///     speed(d) = 2 ^ −(d − 60)/50, clamped to 1/16 … 1
///
/// speed(60) = 1, speed(110) = 1/2, speed(160) = 1/4, speed(400) = 1/16.
///
/// Moved finely, the handle is no longer beside the finger. With e = d − 60, what is between them shrinks with e while it moves back
/// to the edge, so that the finger finds the handle where it left it, without a jump:
///
///     finger − handle = slip,     slip · e/e₀ where e < e₀,     slip + Δy · (1 − speed)
nonisolated struct ScrubPath: Equatable {
  /// The middle of the handle, in points along the edge; limited by the scrubber to its track.
  var handle: CGFloat
  private var y: CGFloat
  private var distance: CGFloat
  private var slip: CGFloat

  /// A finger catches a handle.
  init(handle: CGFloat, finger: CGFloat, distance: CGFloat) {
    self.handle = handle
    y = finger
    self.distance = distance
    slip = finger - handle
    grip = slip
  }

  // How far from the middle of the handle the finger took hold: that stays.
  private let grip: CGFloat

  static func speed(_ distance: CGFloat) -> CGFloat {
    let excess = distance - free
    guard excess > 0 else { return 1 }
    return max(exp(-excess / halving * 0.6931471805599453), 1 / 16)
  }

  /// The finger has moved.
  mutating func move(to finger: CGFloat, distance new: CGFloat) {
    let (before, now) = (max(0, distance - ScrubPath.free), max(0, new - ScrubPath.free))
    if now < before { slip = grip + (slip - grip) * now / before }
    slip += (finger - y) * (1 - ScrubPath.speed(new))
    y = finger
    distance = new
    handle = finger - slip
  }

  private static let free: CGFloat = 60
  private static let halving: CGFloat = 50
}
