import UIKit
import UIKit.UIGestureRecognizerSubclass

// Swift 5 habits: closures of timers and queues that touch the recognizer without a word about actors.

class LegacyHoldGestureRecognizer: UIGestureRecognizer {
  var holdTime: TimeInterval = 0.4
  var allowableMovement: CGFloat = 10
  private var timer: Timer?
  private var start: CGPoint = .zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first!.location(in: view)
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      withTimeInterval: holdTime, repeats: false,
      block: { [weak self] timer in
        guard let strongSelf = self else {
          timer.invalidate()
          return
        }
        strongSelf.state = .began
        strongSelf.finishLater()
      })
  }

  private func finishLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { [weak self] in
      guard let strongSelf = self, strongSelf.state == .began || strongSelf.state == .changed
      else { return }
      strongSelf.state = .ended
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let now = touches.first!.location(in: view)
    if hypot(now.x - start.x, now.y - start.y) > allowableMovement, state == .possible {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    isEnabled = false
    isEnabled = true
  }

  override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
  }
}
