#if Desktop
  import DesktopHost
  import TouchKit

  /// Shows what views draw: a disc, a thick line, a square with a hole, and half of a ring that is a layer.
  final class Drawings: UIView {
    static func draw(to path: String) throws {
      let strip = try FilmStrip(count: 2, size: CGSize(width: 200, height: 200), scale: 1) { _ in
        let view = Drawings(frame: .zero)
        view.backgroundColor = .white
        return view
      }
      strip.draw()
      try strip.write(to: path)
    }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(UIColor.red.cgColor)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(10)
      context.move(to: CGPoint(x: 0, y: 60))
      context.addQuadCurve(to: CGPoint(x: 100, y: 60), control: CGPoint(x: 50, y: 60))
      context.strokePath()
      UIColor.green.setFill()
      let ring = UIBezierPath(rect: CGRect(x: 60, y: 0, width: 40, height: 40))
      ring.append(UIBezierPath(rect: CGRect(x: 70, y: 10, width: 20, height: 20)))
      ring.usesEvenOddFillRule = true
      ring.fill()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard layer.sublayers == nil else { return }
      let ring = CAShapeLayer()
      ring.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 110, width: 80, height: 80)).cgPath
      ring.fillColor = nil
      ring.strokeColor = UIColor.black.cgColor
      ring.lineWidth = 10
      ring.strokeEnd = 0.5
      layer.addSublayer(ring)
    }
  }
#endif
