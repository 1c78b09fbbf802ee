import UIKit

/// A placeholder over which light wanders while something is loading, as published files have it.
class ShimmerView: UIView {
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = UIColor(white: 0.85, alpha: 1)
    let (dim, bright) = (UIColor(white: 0, alpha: 0.4).cgColor, UIColor.black.cgColor)
    gradient.colors = [bright, dim, bright]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.locations = [0, 0.5, 1]
    layer.mask = gradient
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }

  var isShimmering: Bool {
    gradient.animation(forKey: "shimmer") != nil
  }

  func startShimmering() {
    let animation = CABasicAnimation(keyPath: "locations")
    animation.fromValue = [-1.0, -0.5, 0.0]
    animation.toValue = [1.0, 1.5, 2.0]
    animation.duration = 1.2
    animation.repeatCount = .infinity
    gradient.add(animation, forKey: "shimmer")
  }

  func stopShimmering() {
    gradient.removeAnimation(forKey: "shimmer")
  }
}

extension UIView {
  /// Shows the view by a circle that opens about a point.
  func reveal(from point: CGPoint, duration: TimeInterval) {
    let mask = CAShapeLayer()
    let radius = hypot(
      max(point.x, bounds.width - point.x), max(point.y, bounds.height - point.y))
    let small = CGRect(origin: point, size: .zero)
    mask.path = UIBezierPath(ovalIn: small.insetBy(dx: -radius, dy: -radius)).cgPath
    layer.mask = mask
    let open = CABasicAnimation(keyPath: "path")
    open.fromValue = UIBezierPath(ovalIn: small).cgPath
    open.duration = duration
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.layer.mask = nil }
    mask.add(open, forKey: "path")
    CATransaction.commit()
  }
}
