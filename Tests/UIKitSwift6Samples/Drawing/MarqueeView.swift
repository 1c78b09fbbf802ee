import UIKit

/// A dashed frame around what is selected, as a layer of the view's own class.
final class MarqueeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var shapeLayer: CAShapeLayer { layer as! CAShapeLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    shapeLayer.fillColor = nil
    shapeLayer.strokeColor = tintColor.cgColor
    shapeLayer.lineDashPattern = [6, 4]
    shapeLayer.path = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
  }
}
