import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognized by a stroke down to the right that turns up to the right.
final class CheckmarkGestureRecognizer: UIGestureRecognizer {
  private enum Stroke {
    case notStarted, initial, down, up
  }

  private var stroke: Stroke = .notStarted
  private var initialTouchPoint: CGPoint = .zero
  private weak var trackedTouch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1 else {
      state = .failed
      return
    }
    if trackedTouch == nil {
      trackedTouch = touches.first
      stroke = .initial
      initialTouchPoint = trackedTouch!.location(in: view)
    } else {
      for touch in touches where touch !== trackedTouch {
        ignore(touch, for: event)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let touch = touches.first
    guard touch == trackedTouch, let now = touch?.location(in: view),
      let before = touch?.previousLocation(in: view)
    else {
      state = .failed
      return
    }
    switch stroke {
    case .initial where now.x >= initialTouchPoint.x && now.y >= initialTouchPoint.y:
      stroke = .down
    case .down where now.x >= before.x && now.y < before.y:
      stroke = .up
    case .down where now.x >= before.x, .up where now.x >= before.x && now.y <= before.y:
      break
    default:
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, touch == trackedTouch, state == .possible, stroke == .up,
      touch.location(in: view).y < initialTouchPoint.y
    else {
      state = .failed
      return
    }
    state = .recognized
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
    reset()
  }

  override func reset() {
    super.reset()
    stroke = .notStarted
    initialTouchPoint = .zero
    trackedTouch = nil
  }
}
