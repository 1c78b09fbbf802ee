// EXAMPLE: WritingARecognizer.md
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Turns with one finger about the middle of its view. Continuous.
final class KnobGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has turned since it came down, in radians; clockwise is positive.
  private(set) var rotation: CGFloat = 0

  private var angle: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 {
      state = state == .possible ? .failed : .ended
    } else if let touch = touches.first {
      angle = direction(of: touch)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let new = direction(of: touch)
    rotation += (new - angle).remainder(dividingBy: 2 * .pi)
    angle = new
    if state == .possible, abs(rotation) > 0.1 { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    rotation = 0
  }

  private func direction(of touch: UITouch) -> CGFloat {
    guard let view else { return 0 }
    let location = touch.location(in: view)
    return atan2(location.y - view.bounds.midY, location.x - view.bounds.midX)
  }
}
// EXAMPLE: end
