import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A finger that goes round and round; says how many turns it has made.
class SpiralGestureRecognizer: UIGestureRecognizer {
  private(set) var turns: CGFloat = 0
  private var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, let point = touches.first?.location(in: view) else {
      state = .failed
      return
    }
    points = [point]
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let samples = event.coalescedTouches(for: touch) ?? [touch]
    for sample in samples {
      add(sample.preciseLocation(in: view))
    }
    if state == .possible, abs(turns) >= 0.25 {
      state = .began
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    points = []
    turns = 0
  }

  private func add(_ point: CGPoint) {
    if let last = points.last, hypot(point.x - last.x, point.y - last.y) < 5 { return }
    points.append(point)
    guard points.count > 2 else { return }
    let corner = points.suffix(3).map { $0 }
    let before = atan2(corner[1].y - corner[0].y, corner[1].x - corner[0].x)
    let after = atan2(corner[2].y - corner[1].y, corner[2].x - corner[1].x)
    var turn = after - before
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    turns += turn / (2 * .pi)
  }
}
