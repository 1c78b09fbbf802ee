import Tsumami
import UIKit

/// Shows the fingers, and what two of them have to do: the circle that their distance has to outgrow, and the one
/// that it has to get into.
///
///       ╭─────────────╮   (d + 100) / 2: outward from here on
///      │   ╭───────╮   │
///      │ ● ┼ ─ ─ ─ ┼ ● │   the fingers, d points apart to begin with
///      │   ╰───────╯   │
///       ╰─────────────╯   (d − 100) / 2: inward from here on
class PinchGauge: UIView {
  private let circles = UIView()
  private let outer = PathView(width: 2, color: Palette.warm.withAlphaComponent(0.5))
  private let inner = PathView(width: 2, color: Palette.cool.withAlphaComponent(0.5))
  private let line = PathView(width: 3, color: Palette.dimInk)
  private let rings = [
    PathView(Curve.circle(34), width: 3, color: Palette.ink),
    PathView(Curve.circle(34), width: 3, color: Palette.ink),
  ]
  private var distance: CGFloat = 0

  func addCircles() {
    isUserInteractionEnabled = false
    for circle in [outer, inner] { circles.addSubview(circle) }
    for view in [circles, line] { addSubview(view) }
    for ring in rings { addSubview(ring) }
    show([], distance: 0, Palette.ink)
  }

  /// Shows the fingers.
  ///
  /// - Parameter distance: how far apart two of them were to begin with, in points.
  func show(_ fingers: [CGPoint], distance: CGFloat, _ color: UIColor) {
    let arePair = fingers.count == 2
    circles.isHidden = !arePair
    line.isHidden = !arePair
    for (index, ring) in rings.enumerated() {
      ring.isHidden = fingers.count <= index
      guard fingers.count > index else { continue }
      ring.center = fingers[index]
      ring.strokeColor = arePair ? color : Palette.ink
    }
    guard arePair else { return }
    line.points = fingers
    line.strokeColor = color.withAlphaComponent(0.7)
    circles.center = CGPoint(
      x: (fingers[0].x + fingers[1].x) / 2, y: (fingers[0].y + fingers[1].y) / 2)
    guard distance != self.distance else { return }
    self.distance = distance
    outer.points = Curve.circle((distance + 100) / 2)
    inner.isHidden = distance <= 100
    inner.points = Curve.circle(max(0, distance - 100) / 2)
  }
}
