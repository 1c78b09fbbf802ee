import UIKit

protocol HoldButtonDelegate: AnyObject {
  func holdButtonDidFill(_ button: HoldButton)
}

/// A button that has to be held: a ring fills around it, runs back where the finger lifts early, and the button pops when it is full.
final class HoldButton: UIView, CAAnimationDelegate {
  weak var delegate: HoldButtonDelegate?
  var holdDuration: CFTimeInterval = 1.5

  private let ring = CAShapeLayer()
  private let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    dot.backgroundColor = UIColor.systemPink.cgColor
    layer.addSublayer(dot)
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemPink.cgColor
    ring.lineWidth = 4
    ring.lineCap = .round
    ring.strokeEnd = 0
    layer.addSublayer(ring)
    startBreathing()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dot.frame = bounds.insetBy(dx: 10, dy: 10)
    dot.cornerRadius = dot.bounds.width / 2
    ring.frame = bounds
    let radius = bounds.width / 2 - 2
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
        endAngle: .pi * 3 / 2, clockwise: true
      ).cgPath
    CATransaction.commit()
  }

  private func startBreathing() {
    let breathe = CABasicAnimation(keyPath: "transform.scale")
    breathe.fromValue = 1
    breathe.toValue = 1.1
    breathe.duration = 0.8
    breathe.autoreverses = true
    breathe.repeatCount = .greatestFiniteMagnitude
    breathe.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    breathe.isRemovedOnCompletion = false
    dot.add(breathe, forKey: "breathe")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    dot.removeAnimation(forKey: "breathe")
    let fill = CABasicAnimation(keyPath: "strokeEnd")
    fill.fromValue = 0.0
    fill.toValue = 1.0
    fill.duration = holdDuration
    fill.fillMode = .forwards
    fill.isRemovedOnCompletion = false
    fill.delegate = self
    fill.setValue("fill", forKey: "step")
    ring.add(fill, forKey: "fill")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard ring.animation(forKey: "fill") != nil else { return }
    let reached = ring.presentation()?.strokeEnd ?? 0
    ring.removeAnimation(forKey: "fill")
    let empty = CABasicAnimation(keyPath: "strokeEnd")
    empty.fromValue = reached
    empty.toValue = 0
    empty.duration = holdDuration * CFTimeInterval(reached) / 4
    ring.add(empty, forKey: "empty")
    startBreathing()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag, anim.value(forKey: "step") as? String == "fill" else { return }
    ring.removeAnimation(forKey: "fill")
    pop()
    delegate?.holdButtonDidFill(self)
  }

  private func pop() {
    let grow = CAKeyframeAnimation(keyPath: "transform")
    grow.values = [
      NSValue(caTransform3D: CATransform3DIdentity),
      NSValue(caTransform3D: CATransform3DMakeScale(1.3, 1.3, 1)),
      NSValue(caTransform3D: CATransform3DIdentity),
    ]
    grow.keyTimes = [0, 0.4, 1]
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.4
    let group = CAAnimationGroup()
    group.animations = [grow, fade]
    group.duration = 0.35
    group.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)
    dot.add(group, forKey: "pop")
  }
}

extension HoldButton {
  /// How much of the ring is seen.
  var shownShare: CGFloat { ring.presentation()?.strokeEnd ?? ring.strokeEnd }
  /// How large the dot is seen.
  var shownScale: CGFloat { dot.presentation()?.affineTransform().a ?? 1 }
}
