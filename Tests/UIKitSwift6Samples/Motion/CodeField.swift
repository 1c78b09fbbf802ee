import UIKit

/// Four boxes for the digits of a code. A wrong code shakes them, and a right one makes them hop, one after the other.
final class CodeField: UIView {
  private let stack = UIStackView()
  private(set) var boxes: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.distribution = .fillEqually
    stack.spacing = 8
    for _ in 0..<4 {
      let box = UIView()
      box.layer.cornerRadius = 6
      box.layer.borderWidth = 1
      boxes.append(box)
      stack.addArrangedSubview(box)
    }
    addSubview(stack)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
  }

  func shake(completion: @escaping @MainActor @Sendable () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
    animation.duration = 0.6
    animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
    layer.add(animation, forKey: "shake")
    CATransaction.commit()
  }

  func hop() {
    for (index, box) in boxes.enumerated() {
      let spring = CASpringAnimation(keyPath: "position.y")
      spring.fromValue = box.layer.position.y - 12
      spring.toValue = box.layer.position.y
      spring.damping = 6
      spring.stiffness = 300
      spring.beginTime = CACurrentMediaTime() + 0.08 * Double(index)
      spring.fillMode = .backwards
      spring.duration = spring.settlingDuration
      box.layer.add(spring, forKey: nil)
    }
  }
}
