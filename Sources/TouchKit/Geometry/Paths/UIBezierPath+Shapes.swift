/// Corners of a rectangle. The raw values are UIKit's.
nonisolated public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

nonisolated extension UIBezierPath {
  /// A rectangle, closed.
  public convenience init(rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect)
    self.init(cgPath: path)
  }

  /// The ellipse that fits into a rectangle, closed.
  public convenience init(ovalIn rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect)
    self.init(cgPath: path)
  }

  /// A part of a circle, open; see ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A rectangle with round corners, closed: quarters of a circle, of at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let side = Swift.min(rect.width, rect.height) / 2
    let radius = Swift.min(cornerRadius, side)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: radius, height: radius))
  }

  /// A rectangle some of whose corners are round, closed: quarters of an ellipse, whose radii are at most half of the sides. A radius that is not
  /// positive makes no corner round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let path = CGMutablePath()
    let (width, height) = (
      Swift.min(cornerRadii.width, rect.width / 2), Swift.min(cornerRadii.height, rect.height / 2)
    )
    let isRound = width > 0 && height > 0
    // Clockwise on the screen, from the upper left corner; each corner with the angle at which its quarter begins.
    let places: [(UIRectCorner, x: CGFloat, y: CGFloat, CGFloat)] = [
      (.topLeft, rect.minX, rect.minY, .pi), (.topRight, rect.maxX, rect.minY, -.pi / 2),
      (.bottomRight, rect.maxX, rect.maxY, 0), (.bottomLeft, rect.minX, rect.maxY, .pi / 2),
    ]
    for (corner, x, y, start) in places {
      guard isRound, corners.contains(corner) else {
        let point = CGPoint(x: x, y: y)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
        continue
      }
      let middle = CGPoint(
        x: x == rect.minX ? x + width : x - width, y: y == rect.minY ? y + height : y - height)
      path.addArc(
        center: .zero, radius: 1, startAngle: start, endAngle: start + .pi / 2, clockwise: false,
        transform: CGAffineTransform(
          a: width, b: 0, c: 0, d: height, tx: middle.x, ty: middle.y))
    }
    path.closeSubpath()
    self.init(cgPath: path)
  }
}
