import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan for a card that trackpads and wheels move too, and that a pencil turns.
class TrackpadPanGestureRecognizer: UIPanGestureRecognizer {
  private(set) var roll: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    allowedScrollTypesMask = .all
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    if event.type == .scroll { return !allowedScrollTypesMask.isDisjoint(with: [.continuous]) }
    return super.shouldReceive(event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    roll = touches.first?.rollAngle ?? 0
  }
}
