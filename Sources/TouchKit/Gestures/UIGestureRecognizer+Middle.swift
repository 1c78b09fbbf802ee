extension UIGestureRecognizer {
  /// The middle of the recognizer's fingers that are in `touches`, or that are not; `nil` where
  /// there is none.
  final func middle(of touches: Set<UITouch>, excluded: Bool) -> CGPoint? {
    var sum = CGPoint.zero
    var count = 0
    for touch in attempt.touches where touches.contains(object: touch) != excluded {
      sum = sum + touch.location
      count += 1
    }
    return count > 0 ? sum / CGFloat(count) : nil
  }

  /// The middle of the present fingers, in a view's coordinates: it jumps where a finger comes down
  /// or lifts, unlike the location of a pan or a pinch.
  final func middle(in view: UIView?) -> CGPoint {
    UIView.fromWindow(attempt.middle, to: view)
  }
}
