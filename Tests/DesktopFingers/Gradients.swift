#if Desktop
  import DesktopHost
  import TouchKit

  /// Shows gradients: a diagonal one, an ellipse within round corners, a turn, one that fades over a dark ground, and one whose places wander; in the second moment these have arrived.
  final class Gradients: UIView {
    static func draw(to path: String) throws {
      let strip = try FilmStrip(count: 2, size: CGSize(width: 200, height: 320), scale: 1) { _ in
        let view = Gradients(frame: .zero)
        view.backgroundColor = .white
        return view
      }
      strip.advance(to: 0.5)
      strip.draw()
      strip.advance(to: 1)
      strip.draw()
      try strip.write(to: path)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard layer.sublayers == nil else { return }
      let ends = [UIColor.red.cgColor, UIColor.blue.cgColor]
      add(0, ends, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1))
      let ellipse = add(60, ends, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 0.75, y: 1))
      ellipse.type = .radial
      ellipse.cornerRadius = 20
      add(120, ends, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5)).type = .conic
      let clear = UIColor.red.withAlphaComponent(0).cgColor
      let fading = add(180, [ends[0], clear], from: .zero, to: CGPoint(x: 1, y: 0))
      fading.backgroundColor = UIColor.black.cgColor
      let shimmer = add(240, [ends[0], ends[1], ends[0]], from: .zero, to: CGPoint(x: 1, y: 0))
      let motion = CABasicAnimation(keyPath: "locations")
      motion.fromValue = [-1.0, -0.5, 0.0]
      motion.toValue = [1.0, 1.5, 2.0]
      motion.duration = 1
      motion.isRemovedOnCompletion = false
      motion.fillMode = .forwards
      shimmer.add(motion, forKey: nil)
    }

    @discardableResult
    private func add(_ y: CGFloat, _ colors: [CGColor], from start: CGPoint, to end: CGPoint)
      -> CAGradientLayer
    {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: y, width: 200, height: 50)
      gradient.colors = colors
      (gradient.startPoint, gradient.endPoint) = (start, end)
      layer.addSublayer(gradient)
      return gradient
    }
  }
#endif
