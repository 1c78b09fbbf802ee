import UIKit
import UIKit.UIGestureRecognizerSubclass

struct CircleFit {
  var center = CGPoint.zero
  var radius: CGFloat = 0
  var error: CGFloat = .infinity

  init(points: [CGPoint]) {
    guard points.count > 2 else { return }
    let box = points.dropFirst().reduce(CGRect(origin: points[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    center = CGPoint(x: box.midX, y: box.midY)
    let distances = points.map { hypot($0.x - center.x, $0.y - center.y) }
    radius = distances.reduce(0, +) / CGFloat(distances.count)
    error = distances.map { abs($0 - radius) }.max()! / radius
  }
}

/// Recognized when one finger has drawn a closed circle.
class CircleGestureRecognizer: UIGestureRecognizer {
  var tolerance: CGFloat = 0.2
  private(set) var fit: CircleFit?
  private var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      state = .failed
    }
    let window = view?.window
    if let location = touches.first?.location(in: window) {
      points.append(location)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .failed {
      return
    }
    let window = view?.window
    if let touch = touches.first {
      points.append(touch.location(in: window))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let fit = CircleFit(points: points)
    self.fit = fit
    let gap = hypot(points[0].x - points.last!.x, points[0].y - points.last!.y)
    state = fit.error <= tolerance && gap < fit.radius ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    points.removeAll(keepingCapacity: true)
  }
}
