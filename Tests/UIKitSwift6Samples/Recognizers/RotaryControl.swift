import UIKit

/// A control that is turned with a finger.
class RotaryControl: UIControl {
  private(set) var value: CGFloat = 0
  var isContinuous = true
  private var lastAngle: CGFloat = 0

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    lastAngle = angle(of: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    var turn = angle(of: touch) - lastAngle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    lastAngle += turn
    value = max(0, min(1, value + turn / (2 * .pi)))
    transform = CGAffineTransform(rotationAngle: 0)
    if isContinuous {
      sendActions(for: .valueChanged)
    }
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous {
      sendActions(for: .valueChanged)
    }
    super.endTracking(touch, with: event)
  }

  private func angle(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: superview)
    return atan2(point.y - center.y, point.x - center.x)
  }
}
