import QuartzCore
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Down, up, down in one go, within a second.
class ZigZagGestureRecognizer: UIGestureRecognizer {
  var timeout: TimeInterval = 1

  private var corners = 0
  private var last: CGFloat = 0
  private var isGoingDown: Bool?
  private var began: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    began = CACurrentMediaTime()
    last = touches.first!.location(in: view).y
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if CACurrentMediaTime() - began > timeout {
      state = .failed
      return
    }
    let y = touches.first!.location(in: view).y
    guard abs(y - last) > 10 else { return }
    let down = y > last
    if let before = isGoingDown, before != down {
      corners += 1
    }
    isGoingDown = down
    last = y
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = corners == 2 ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    corners = 0
    isGoingDown = nil
  }
}
