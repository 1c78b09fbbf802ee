import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Collects what a pencil draws, and nothing else.
class PencilStrokeGestureRecognizer: UIGestureRecognizer {
  private(set) var samples: [(CGPoint, CGFloat)] = []
  private var trackedTouch: UITouch?

  init() {
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    requiresExclusiveTouchType = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouch == nil, let touch = touches.first, touch.type == .pencil else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    trackedTouch = touch
    append(touch)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    append(touch)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    append(touch)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    trackedTouch = nil
    samples.removeAll()
  }

  private func append(_ touch: UITouch) {
    samples.append((touch.preciseLocation(in: view), touch.altitudeAngle))
  }
}
