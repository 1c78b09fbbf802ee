import Tsumami
import UIKit

/// The line that a finger draws, with a glow around it.
class Trail: UIView {
  private let glow = PathView(width: 20, color: .clear)
  private let line = PathView(width: 6, color: .clear)
  private var brightness: CGFloat = 0

  /// - Parameter brightness: of the glow, as a share of the line's opacity.
  convenience init(brightness: CGFloat) {
    self.init(frame: .zero)
    self.brightness = brightness
    isUserInteractionEnabled = false
    addSubview(glow)
    addSubview(line)
  }

  /// The line, in the trail's coordinates.
  var points: [CGPoint] {
    get { line.points }
    set {
      glow.points = newValue
      line.points = newValue
    }
  }

  /// The longer side of what has been drawn, in points.
  var extent: CGFloat {
    guard var low = points.first else { return 0 }
    var high = low
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return max(high.x - low.x, high.y - low.y)
  }

  /// Draws the line on to a point.
  func addLine(to point: CGPoint) {
    glow.addLine(to: point)
    line.addLine(to: point)
  }

  /// Fades the trail out after a delay, in seconds.
  func fade(after delay: TimeInterval) {
    UIView.animate(withDuration: 0.4, delay: delay, options: .curveLinear) { self.alpha = 0 }
  }

  func paint(_ color: UIColor) {
    glow.strokeColor = color.withAlphaComponent(brightness)
    line.strokeColor = color
  }
}
