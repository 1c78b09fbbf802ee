import Tsumami
import UIKit

/// Rings that show where something happened, and fade within half a second.
class Ripple: UIView {
  /// Shows so many rings, one in another.
  func show(rings: Int, _ color: UIColor, at location: CGPoint) {
    isUserInteractionEnabled = false
    for old in subviews { old.removeFromSuperview() }
    for number in 0..<rings {
      addSubview(PathView(Curve.circle(30 - 11 * CGFloat(number)), width: 2.5, color: color))
    }
    center = location
    alpha = 1
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut) { self.alpha = 0 }
  }
}
