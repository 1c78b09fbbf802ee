/// Where the fingers hold the content.
///
/// While fingers drag, the content's offset is the one it had, less the way of the fingers; while they pinch, the content point that was between
/// them stays between them. Both are absolute: each frame follows from where the grip began and where the fingers are now, so nothing
/// adds up, and a finger that comes back finds its place again. Whenever the number of fingers changes, they take a new grip of what is there.
struct ScrollGrip {
  /// The offset without resistance, and the pan's translation, when a drag began.
  var offset = CGPoint.zero
  var translation = CGPoint.zero

  /// What the pinching fingers hold; `nil` while they drag only.
  var zoom: ZoomGrip?
}

/// Where two fingers hold the zoomed view.
///
/// A pinch begins only after its hysteresis, and what the fingers moved until then would be lost: they would not be on the picture points that they
/// touched. So the grip moves, over the first ``Constants/hysteresisMakeUp`` points of travel, from the point that was between the fingers when the pinch
/// began to the one that was between them when they came down, and the scale catches up likewise. From then on each finger is on its point.
struct ZoomGrip {
  /// In the zoomed view's coordinates.
  var anchor: CGPoint
  var touchDownAnchor: CGPoint

  /// The scale without resistance, and the pinch's scale, when the grip was taken.
  var scale: CGFloat
  var pinchScale: CGFloat

  /// The point between the fingers, once a share `madeUp` of the hysteresis has been made up for.
  func anchor(madeUp share: CGFloat) -> CGPoint {
    anchor + (touchDownAnchor - anchor) * share
  }
}
