import TouchKit

/// What to draw on: follows one finger, and shows its trail.
final class StrokePad: UIView {
  /// The finger has come down, or there is a frame after it has moved: there are more samples than
  /// frames, and nobody sees what is shown in between.
  var drawing: (() -> Void)?
  /// The finger has lifted, or was taken away: what has been drawn is all there is.
  var drawn: (() -> Void)?

  private let trail = Trail(brightness: 0.18)
  private let fade: Fade
  private var isDrawing = false

  init(frame: CGRect, clock: FrameClock) {
    fade = Fade(trail, clock: clock)
    super.init(frame: frame)
    addSubview(trail)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// The colour of the trail.
  var color = Palette.ink {
    didSet { trail.paint(color) }
  }

  /// The longer side of what has been drawn, in points.
  var extent: CGFloat {
    guard var low = trail.points.first else { return 0 }
    var high = low
    for point in trail.points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return max(high.x - low.x, high.y - low.y)
  }

  /// Shows a line that no finger has drawn.
  func show(_ points: [CGPoint]) {
    fade.show()
    trail.points = points
    trail.paint(color)
  }

  /// Lets the trail fade away.
  func clear(after delay: TimeInterval) {
    fade.hide(after: delay, over: 0.4)
  }

  override func layoutSubviews() {
    if isDrawing { drawing?() }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    color = Palette.ink
    show([touch.location(in: self)])
    isDrawing = true
    drawing?()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    event?.forEachPlace(of: touch, in: self) { trail.addLine(to: $0) }
    setNeedsLayout()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    finish()
  }

  private func finish() {
    isDrawing = false
    drawn?()
  }
}
