import TouchKit

/// Shows the fingers on it, and what two of them have to do: the circle that their distance has to
/// outgrow, and the one that it has to get into.
///
///       ╭─────────────╮   (d + 100) / 2: outward from here on
///      │   ╭───────╮   │
///      │ ● ┼ ─ ─ ─ ┼ ● │   the fingers, d points apart to begin with
///      │   ╰───────╯   │
///       ╰─────────────╯   (d − 100) / 2: inward from here on
final class PinchPad: UIView {
  /// A finger has come, moved or gone.
  var changed: (() -> Void)?

  /// Where the fingers are.
  var fingers: [CGPoint] {
    touches.map { $0.location(in: self) }
  }

  private var touches: [UITouch] = []
  private let gauge = UIView(frame: .zero)
  private let outer = PathView(width: 2, color: Palette.warm.withAlphaComponent(0.5))
  private let inner = PathView(width: 2, color: Palette.cool.withAlphaComponent(0.5))
  private let line = PathView(width: 3, color: Palette.dimInk)
  private let rings: [PathView]
  private var remembered: CGFloat = 0

  override init(frame: CGRect) {
    rings = (0..<2).map { _ in
      PathView(Curve.circle(34), width: 3, color: Palette.ink)
    }
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    for view in [outer, inner] { gauge.addSubview(view) }
    gauge.isUserInteractionEnabled = false
    for view in [gauge, line] { addSubview(view) }
    for ring in rings { addSubview(ring) }
    hideAll()
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// Shows the fingers, two of which were so many points apart to begin with; in a colour that says
  /// what they did.
  func show(remembered: CGFloat, threshold: CGFloat, color: UIColor) {
    let fingers = fingers
    guard fingers.count == 2 else {
      hideAll()
      for (ring, finger) in zip(rings, fingers) { put(ring, finger, Palette.ink) }
      return
    }
    for (ring, finger) in zip(rings, fingers) { put(ring, finger, color) }
    line.isHidden = false
    line.points = fingers
    line.strokeColor = color.withAlphaComponent(0.7)
    gauge.isHidden = false
    gauge.center = CGPoint(
      x: (fingers[0].x + fingers[1].x) / 2, y: (fingers[0].y + fingers[1].y) / 2)
    guard remembered != self.remembered else { return }
    self.remembered = remembered
    outer.points = Curve.circle((remembered + threshold) / 2)
    inner.isHidden = remembered <= threshold
    inner.points = Curve.circle(max(0, remembered - threshold) / 2)
  }

  private func put(_ ring: PathView, _ place: CGPoint, _ color: UIColor) {
    ring.isHidden = false
    ring.center = place
    ring.strokeColor = color
  }

  private func hideAll() {
    gauge.isHidden = true
    line.isHidden = true
    for ring in rings { ring.isHidden = true }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches += touches
    changed?()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    changed?()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.removeAll { touches.contains($0) }
    changed?()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }
}
