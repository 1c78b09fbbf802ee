import Tsumami
import UIKit

/// Lines made of points, for `PathView`.
nonisolated enum Curve {
  /// Part of an ellipse, from the angle `from` on by `turn`, both in turns clockwise from the
  /// right; a whole one by default.
  ///
  /// The circle of radius 10 about (0, 0) begins at (10, 0) and is at (0, 10), below, after a quarter.
  static func arc(
    _ center: CGPoint, _ radiusX: CGFloat, _ radiusY: CGFloat, from: CGFloat = 0,
    turn: CGFloat = 1, steps: Int = 96
  ) -> [CGPoint] {
    (0...steps).map { step in
      let angle = 2 * .pi * (from + turn * CGFloat(step) / CGFloat(steps))
      return CGPoint(x: center.x + radiusX * cos(angle), y: center.y + radiusY * sin(angle))
    }
  }

  /// A circle about the origin.
  static func circle(_ radius: CGFloat) -> [CGPoint] {
    arc(.zero, radius, radius)
  }
}

extension PathView {
  /// A line that takes no touches.
  convenience init(_ points: [CGPoint] = [], width: CGFloat, color: UIColor) {
    self.init(frame: .zero)
    self.points = points
    lineWidth = width
    strokeColor = color
    isUserInteractionEnabled = false
  }
}
