// The path that is stroked or filled next.
nonisolated extension CGContext {
  /// Forgets the path that was begun.
  public func beginPath() {
    path = CGMutablePath()
  }

  /// True where nothing has been added since the last path was drawn.
  public var isPathEmpty: Bool {
    path.isEmpty
  }

  /// Starts a new part.
  public func move(to point: CGPoint) {
    path.move(to: point, transform: state.map)
  }

  /// A straight line from where the path ended.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point, transform: state.map)
  }

  /// A new part: a line from the first point through the others.
  public func addLines(between points: [CGPoint]) {
    path.addLines(between: points, transform: state.map)
  }

  /// A quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control, transform: state.map)
  }

  /// A cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2, transform: state.map)
  }

  /// A part of a circle, with a straight line to its beginning if the path has one.
  ///
  /// - Parameters:
  ///   - startAngle: in radians; 0 is to the right, and π/2 is below.
  ///   - clockwise: false for growing angles, which is clockwise on a screen: see ``CGMutablePath``.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.map)
  }

  /// A closed part.
  public func addRect(_ rect: CGRect) {
    path.addRect(rect, transform: state.map)
  }

  /// A closed part: the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect, transform: state.map)
  }

  /// All parts of a path.
  public func addPath(_ path: CGPath) {
    self.path.addPath(path, transform: state.map)
  }

  /// A line back to the start of this part.
  public func closePath() {
    path.closeSubpath()
  }
}
