import UIKit

/// What stands on the pad: the label, what the fingers are to do, and the fingers themselves.
class PinchPanel: UIView {
  private let label = UILabel(.systemFont(ofSize: 34, weight: .bold), Palette.ink)
  private let hint = UILabel(.systemFont(ofSize: 15), Palette.dimInk)
  private let (gauge, sketch) = (PinchGauge(), PinchSketch())

  func addParts() {
    isUserInteractionEnabled = false
    label.accessibilityTraits = .updatesFrequently
    gauge.addCircles()
    sketch.draw()
    for view in [sketch, label, hint, gauge] { addSubview(view) }
  }

  func show(text: String, _ color: UIColor) {
    label.text = text
    label.textColor = color
  }

  /// Shows the fingers, and by how much more or less they are apart than the distance they began with, in points.
  func show(_ fingers: [CGPoint], change: CGFloat, from distance: CGFloat) {
    let isBeyond = abs(change) > 100
    let color = !isBeyond ? Palette.ink : change > 0 ? Palette.warm : Palette.cool
    switch fingers.count {
    case 0: hint.text = "Move two fingers apart, or together"
    case 1: hint.text = "And a second finger"
    case 2: hint.text = PinchPanel.points(change) + (isBeyond ? "" : " of 100")
    default: hint.text = "Two fingers, no more"
    }
    sketch.isHidden = !fingers.isEmpty
    gauge.show(fingers, distance: distance, color)
  }

  private static func points(_ change: CGFloat) -> String {
    let points = Int(change.rounded())
    return (points > 0 ? "+" : points < 0 ? "−" : "") + abs(points).description + " points"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    label.frame = CGRect(x: 0, y: size.height * 0.14, width: size.width, height: 48)
    hint.frame = CGRect(x: 0, y: size.height * 0.14 + 54, width: size.width, height: 48)
    sketch.center = CGPoint(x: size.width / 2, y: size.height * 0.55)
  }
}
