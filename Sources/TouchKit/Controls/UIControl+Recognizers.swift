// What controls keep from the recognizers of views above them, as in UIKit: a tap on a button, a switch or a page control, a swipe along a slider whose
// thumb a finger has, and a pan along a switch. Recognizers of the control itself get everything.
//
// Apple, Event Handling Guide for UIKit Apps, "Interacting with Other User Interface Controls".
extension UIControl {
  /// True for a recognizer of single taps of one finger, while the control is enabled.
  final func keepsTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// True for a recognizer of swipes of one finger to the left or right, while the control has the finger.
  final func keepsSwipe(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, recognizer.view !== self,
      let swipe = recognizer as? UISwipeGestureRecognizer
    else { return false }
    return swipe.numberOfTouchesRequired == 1
      && !swipe.direction.isDisjoint(with: [.left, .right])
  }

  /// True for a recognizer of pans that one finger begins to the left or right, while the control has the finger.
  final func keepsPan(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, recognizer.view !== self, let pan = recognizer as? UIPanGestureRecognizer,
      pan.numberOfTouches == 1
    else { return false }
    // Its translation counts from where it begins.
    let velocity = pan.velocity(in: self)
    return abs(velocity.x) > abs(velocity.y)
  }
}
