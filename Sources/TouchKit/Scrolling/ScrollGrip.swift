/// Where the fingers hold the content.
///
/// While fingers drag, the content's offset is the one it had, less their translation; while
/// they pinch, the content point that was between them stays between them. Both are absolute: each
/// frame follows from where the grip began and where the fingers are now, so nothing adds up, and a
/// finger that comes back finds the same content again. Whenever the number of fingers changes, they take
/// a new grip of what is there.
enum ScrollGrip {
  case drag(DragGrip)
  case zoom(ZoomGrip)

  var isZoom: Bool {
    if case .zoom = self { return true }
    return false
  }
}

/// Where fingers that drag hold the content.
struct DragGrip {
  /// The offset without resistance, and the pan's translation, when the drag began.
  var offset: CGPoint
  var translation: CGPoint

  /// 0 for an axis that the drag does not move the content along, 1 otherwise.
  var axes: CGPoint

  /// What a scroll view within this one has handed on so far, of which `translation` had been when the grip began, as changes of the offset; `nil`
  /// where the fingers drag this one itself.
  var handed: CGPoint?
}

/// Where two fingers hold the zoomed view.
///
/// A pinch begins only after its hysteresis, and what the fingers moved until then would be lost:
/// they would not be on the picture points that they touched. So the grip moves, over the first
/// ``Constants/hysteresisMakeUp`` points of travel, from the point that was between the fingers
/// when the pinch began to the one that was between them when they came down, and the scale catches
/// up likewise. From then on each finger is on its point.
struct ZoomGrip {
  /// In the zoomed view's coordinates.
  var anchor: CGPoint
  var touchDownAnchor: CGPoint

  /// The scale without resistance, and the pinch's scale, when the grip began.
  var scale: CGFloat
  var pinchScale: CGFloat

  /// By how much the resistance at the edges had reduced the offset when the grip began, in points.
  var slip: CGPoint

  /// The point between the fingers, once a share `madeUp` of the hysteresis has been made up for.
  func anchor(madeUp share: CGFloat) -> CGPoint {
    anchor + (touchDownAnchor - anchor) * share
  }
}

/// What a finger caught when it came down on moving content.
nonisolated struct ScrollCatch {
  /// The velocity of the offset, in points per second, and when it was caught.
  var velocity: CGPoint
  var time: TimeInterval

  /// True where the finger does nothing but catch the content.
  var isFast: Bool {
    velocity.length > Constants.catchSpeed
  }
}
