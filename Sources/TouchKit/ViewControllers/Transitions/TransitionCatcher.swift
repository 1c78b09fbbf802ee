/// A finger that lands on what a transition moves, and takes it.
///
/// It begins as soon as it lands while the views move, and not otherwise. What it holds follows it along the way that
/// the view goes; the rest of its movement counts for nothing.
final class TransitionCatcher: UIPanGestureRecognizer {
  var catches: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, catches() { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // One that has caught nothing is none.
    guard state != .possible else {
      state = .failed
      return
    }
    super.touchesMoved(touches, with: event)
  }

  /// The share of the way that a movement is.
  ///
  /// With the way w of the view's middle and the finger's translation t it is t·w/|w|²: along a way of 800 points
  /// downwards 200 points down and any number sideways are a quarter. A way shorter than a point has none.
  static func share(of translation: CGPoint, along way: CGPoint) -> CGFloat {
    let square = way.x * way.x + way.y * way.y
    guard square >= 1 else { return 0 }
    return (translation.x * way.x + translation.y * way.y) / square
  }

  /// Where a transition goes that is let go of at a share, with a velocity in ways per second: to its end, if 120 ms
  /// on it would be more than half done.
  static func goesToEnd(_ share: CGFloat, velocity: CGFloat) -> Bool {
    share + Constants.presentationForesight * velocity > 0.5
  }
}
