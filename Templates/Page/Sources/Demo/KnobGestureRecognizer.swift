import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Turns with one finger about the middle of its view. Continuous.
public final class KnobGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has turned since it came down, in radians; clockwise is positive.
  public private(set) var rotation: CGFloat = 0

  private var angle: CGFloat = 0

  // Below this a finger that comes down has not turned anything yet, in radians.
  private static let threshold: CGFloat = 0.1

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 {
      state = state == .possible ? .failed : .ended
    } else if let touch = touches.first {
      angle = direction(of: touch)
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let new = direction(of: touch)
    rotation += (new - angle).remainder(dividingBy: 2 * .pi)
    angle = new
    if state == .possible, abs(rotation) > KnobGestureRecognizer.threshold { state = .began }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  public override func reset() {
    super.reset()
    rotation = 0
  }

  private func direction(of touch: UITouch) -> CGFloat {
    guard let view else { return 0 }
    let location = touch.location(in: view)
    return atan2(location.y - view.bounds.midY, location.x - view.bounds.midX)
  }
}
