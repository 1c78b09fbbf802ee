import UIKit

// EXAMPLE: WritingARecognizer.md
/// Recognizes a finger that rests for a moment and lifts. Discrete.
final class RestGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to rest, in seconds.
  var duration: TimeInterval = 0.3

  private var hasRested = false
  private var timer: FrameTimer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1 else {
      fail(because: "a second finger")
      return
    }
    timer = clock?.after(duration) { self.hasRested = true }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(because: "it moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = hasRested ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    timer?.cancel()
    timer = nil
    hasRested = false
  }
}
// EXAMPLE: end
