import Tsumami
import UIKit

/// Two fingers and the directions in which they may move, drawn about the middle of the view.
class PinchSketch: UIView {
  func draw() {
    isUserInteractionEnabled = false
    for side: CGFloat in [-1, 1] {
      let circle = Curve.circle(22).map { CGPoint(x: $0.x + 70 * side, y: $0.y) }
      addSubview(PathView(circle, width: 2.5, color: Palette.ink.withAlphaComponent(0.45)))
      arrow(from: 102 * side, to: 136 * side, Palette.warm.withAlphaComponent(0.8))
      arrow(from: 38 * side, to: 8 * side, Palette.cool.withAlphaComponent(0.8))
    }
  }

  private func arrow(from start: CGFloat, to end: CGFloat, _ color: UIColor) {
    let back: CGFloat = end > start ? -8 : 8
    let points = [
      CGPoint(x: start, y: 0), CGPoint(x: end, y: 0), CGPoint(x: end + back, y: -7),
      CGPoint(x: end, y: 0), CGPoint(x: end + back, y: 7),
    ]
    addSubview(PathView(points, width: 2.5, color: color))
  }
}
