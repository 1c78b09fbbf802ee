import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Two fingers that go the same way at the same time.
class TwoFingerSwipeGestureRecognizer: UIGestureRecognizer {
  enum Direction { case up, down, left, right }

  var minimumDistance: CGFloat = 40
  private(set) var direction: Direction?
  private var starts: [UITouch: CGPoint] = [:]
  private var startTime: TimeInterval?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      starts[touch] = touch.location(in: view)
    }
    startTime = startTime ?? event?.timestamp
    if starts.count > 2 {
      state = .failed
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard state == .possible, starts.count == 2 else { return }
    if let startTime = startTime, let now = event?.timestamp, now - startTime > 0.5 {
      state = .failed
      return
    }
    let directions = starts.map { touch, start in way(from: start, to: touch.location(in: view)) }
    guard let first = directions[0], directions[1] == first else { return }
    direction = first
    state = .recognized
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { starts[touch] = nil }
    if state == .possible { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    state = .failed
  }

  override func reset() {
    super.reset()
    starts.removeAll()
    startTime = nil
  }

  private func way(from start: CGPoint, to end: CGPoint) -> Direction? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    guard max(abs(dx), abs(dy)) >= minimumDistance else { return nil }
    if abs(dx) > abs(dy) {
      return dx > 0 ? .right : .left
    }
    return dy > 0 ? .down : .up
  }
}
