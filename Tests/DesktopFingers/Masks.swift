#if Desktop
  import DesktopHost
  import TouchKit

  /// Shows what is masked: by a circle that opens, with a second moment of it; by half of a line that lets one half through; by a gradient, in a scroll view; and by nothing.
  final class Masks: UIView {
    private let circle = CAShapeLayer()

    static func draw(to path: String) throws {
      let strip = try FilmStrip(count: 2, size: CGSize(width: 200, height: 360), scale: 1) { _ in
        let view = Masks(frame: .zero)
        view.backgroundColor = .white
        return view
      }
      strip.advance(to: 0.1)
      strip.draw()
      strip.advance(to: 0.6)
      strip.draw()
      try strip.write(to: path)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard subviews.isEmpty else { return }
      let first = add(0)
      circle.position = CGPoint(x: 100, y: 40)
      circle.path = Self.disc(60)
      let open = CABasicAnimation(keyPath: "path")
      open.fromValue = Self.disc(20)
      open.duration = 1
      circle.add(open, forKey: nil)
      first.layer.mask = circle
      let line = CAShapeLayer()
      line.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 160, height: 40)).cgPath
      line.fillColor = nil
      line.strokeColor = UIColor(white: 0, alpha: 0.5).cgColor
      line.lineWidth = 20
      line.strokeEnd = 0.5
      add(90).layer.mask = line
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 180, width: 200, height: 80))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      content.backgroundColor = .red
      scroll.addSubview(content)
      scroll.contentSize = content.bounds.size
      scroll.contentOffset.y = 100
      addSubview(scroll)
      let fading = CAGradientLayer()
      fading.frame = scroll.bounds
      fading.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
      scroll.layer.mask = fading
      add(270).layer.mask = CAShapeLayer()
    }

    private static func disc(_ radius: CGFloat) -> CGPath {
      UIBezierPath(
        ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
      ).cgPath
    }

    private func add(_ y: CGFloat) -> UIView {
      let card = UIView(frame: CGRect(x: 0, y: y, width: 200, height: 80))
      card.backgroundColor = .red
      addSubview(card)
      return card
    }
  }
#endif
