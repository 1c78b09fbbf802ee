import TouchKit
import Tsumami

/// A finger that pulls the host's sheet up from a photo that is shown whole, or, while it is there, up and down. Where the sheet is beside the photo the
/// finger goes up and down as well.
struct SheetPull {
  /// What the finger does.
  enum Phase: Int32 {
    case begins = 0
    case moves = 1
    case lifts = 2
    /// It is taken away: the sheet goes back to where it was.
    case isLost = 3
  }

  var phase: Phase
  /// How far the finger has come since it began, down, in points.
  var way: CGFloat
  /// Down, in points per second.
  var velocity: CGFloat
}

extension PhotoViewer: UIGestureRecognizerDelegate {
  // A sheet covers the lower edge, or one at the side. Where bars have their own room, they are not among these.
  private var hasSheet: Bool {
    max(coveredEdges.left, coveredEdges.bottom, coveredEdges.right) > 0
  }

  /// Whether a finger of this velocity may close the photo: a sheet is put away first.
  func mayClose(_ velocity: CGPoint) -> Bool {
    canBePulled && !(hasSheet && velocity.y > 0)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = sheetPan.velocity(in: nil)
    // A second touch that drags zooms: its recognizer is asked first.
    guard isOpen, canBePulled, !zoom.isHeld, !zoom.isMoving, abs(velocity.y) > abs(velocity.x)
    else { return false }
    return velocity.y < 0 || hasSheet
  }

  func pulled() {
    let phase: SheetPull.Phase
    switch sheetPan.state {
    case .began: phase = .begins
    case .changed: phase = .moves
    case .ended: phase = .lifts
    case .cancelled: phase = .isLost
    case .possible, .failed: return
    }
    onEvent(
      .pulled(
        SheetPull(
          phase: phase, way: sheetPan.translation(in: nil).y,
          velocity: sheetPan.velocity(in: nil).y)))
  }
}
