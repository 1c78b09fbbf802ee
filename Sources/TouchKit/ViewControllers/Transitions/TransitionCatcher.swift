/// A pan that catches a running transition.
///
/// It begins at the touch-down while the views move, and not otherwise. The transition follows the finger along the
/// direction in which the view moves; movement across it is ignored.
final class TransitionCatcher: UIPanGestureRecognizer {
  var catches: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, catches() { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // A touch that has caught nothing fails.
    guard state != .possible else {
      state = .failed
      return
    }
    super.touchesMoved(touches, with: event)
  }

  /// The progress that a translation stands for.
  ///
  /// With the translation w of the view's center from start to end and the finger's translation t it is t·w/|w|²: for
  /// 800 points downwards, 200 points down and any number sideways are a quarter. Where w is shorter than a point it is
  /// 0.
  static func progress(of translation: CGPoint, along path: CGPoint) -> CGFloat {
    let square = path.x * path.x + path.y * path.y
    guard square >= 1 else { return 0 }
    return (translation.x * path.x + translation.y * path.y) / square
  }

  /// Whether a transition that is released at a progress, with a velocity of the progress per second, goes to its end:
  /// it does if it would be more than half done 120 ms later.
  static func goesToEnd(_ progress: CGFloat, velocity: CGFloat) -> Bool {
    progress + Constants.presentationForesight * velocity > 0.5
  }
}
