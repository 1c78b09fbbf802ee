import TouchKit

/// The line that a finger draws, with a glow around it.
final class Trail: UIView {
  private let glow = PathView(width: 20, color: .clear)
  private let line = PathView(width: 6, color: .clear)
  private let brightness: CGFloat

  /// - Parameter brightness: of the glow, as a share of the line's opacity.
  init(brightness: CGFloat) {
    self.brightness = brightness
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(glow)
    addSubview(line)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) {
      return nil
    }
  #endif

  /// The line, in the trail's coordinates.
  var points: [CGPoint] {
    get { line.points }
    set {
      glow.points = newValue
      line.points = newValue
    }
  }

  /// Draws the line on to a point.
  func addLine(to point: CGPoint) {
    glow.addLine(to: point)
    line.addLine(to: point)
  }

  func paint(_ color: UIColor) {
    line.strokeColor = color
    glow.strokeColor = color.withAlphaComponent(brightness)
  }
}
