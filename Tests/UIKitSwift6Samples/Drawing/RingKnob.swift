import UIKit

/// A knob: a track, and a ring over it that a finger turns, both made of shape layers.
class RingKnob: UIControl {
  private let trackLayer = CAShapeLayer()
  private let ringLayer = CAShapeLayer()
  private let pointerLayer = CALayer()

  private let startAngle = CGFloat.pi * 3 / 4
  private let endAngle = CGFloat.pi * 9 / 4

  private(set) var value: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for (shape, color) in [(trackLayer, UIColor.lightGray), (ringLayer, UIColor.systemOrange)] {
      shape.fillColor = UIColor.clear.cgColor
      shape.strokeColor = color.cgColor
      shape.lineWidth = 8
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    ringLayer.strokeEnd = 0
    pointerLayer.backgroundColor = UIColor.darkGray.cgColor
    pointerLayer.bounds = CGRect(x: 0, y: 0, width: 16, height: 4)
    layer.addSublayer(pointerLayer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 8
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: true
    )
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for shape in [trackLayer, ringLayer] {
      shape.frame = bounds
      shape.path = arc.cgPath
    }
    point(radius)
    CATransaction.commit()
  }

  private func point(_ radius: CGFloat) {
    let angle = startAngle + (endAngle - startAngle) * value
    pointerLayer.position = CGPoint(
      x: bounds.midX + cos(angle) * (radius - 16), y: bounds.midY + sin(angle) * (radius - 16))
    pointerLayer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
  }

  func setValue(_ newValue: CGFloat, animated: Bool) {
    value = min(max(newValue, 0), 1)
    CATransaction.begin()
    if animated {
      CATransaction.setAnimationDuration(0.4)
    } else {
      CATransaction.setDisableActions(true)
    }
    ringLayer.strokeEnd = value
    point(min(bounds.width, bounds.height) / 2 - 8)
    CATransaction.commit()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    let place = touch.location(in: self)
    var angle = atan2(place.y - bounds.midY, place.x - bounds.midX)
    if angle < .pi / 2 { angle += 2 * .pi }
    setValue((angle - startAngle) / (endAngle - startAngle), animated: false)
    sendActions(for: .valueChanged)
  }

  /// How much of the ring is seen.
  var shownShare: CGFloat { ringLayer.strokeEnd }
}
