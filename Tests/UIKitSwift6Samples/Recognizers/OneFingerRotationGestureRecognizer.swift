import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Turns with one finger about the middle of its view.
final class OneFingerRotationGestureRecognizer: UIGestureRecognizer {
  var rotation: CGFloat = 0

  private var middle: CGPoint {
    guard let view = view, let superview = view.superview else { return .zero }
    return superview.convert(view.center, to: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if numberOfTouches != 1 || event?.allTouches?.count != 1 {
      state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if state == .possible {
      state = .began
    } else {
      state = .changed
    }
    guard let touch = touches.first else { return }
    rotation += angle(touch.location(in: nil)) - angle(touch.previousLocation(in: nil))
    if rotation > .pi { rotation -= 2 * .pi }
    if rotation < -.pi { rotation += 2 * .pi }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if state == .changed || state == .began {
      state = .ended
    } else {
      state = .failed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    rotation = 0
  }

  private func angle(_ point: CGPoint) -> CGFloat {
    atan2(point.y - middle.y, point.x - middle.x)
  }
}
