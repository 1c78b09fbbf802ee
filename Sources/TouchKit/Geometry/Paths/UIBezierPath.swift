/// Lines and curves, with UIKit's names for what a ``CGMutablePath`` does.
///
/// For shapes that fingers hit or draw. ``stroke()`` and ``fill()`` draw it in ``UIView/draw(_:)``, a ``CAShapeLayer`` shows it. Coordinates are in points; what is
/// not finite is left out. A line or a curve in an empty path begins where it ends.
///
/// ```swift
/// override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
///   UIBezierPath(ovalIn: bounds).contains(point)
/// }
/// ```
nonisolated public final class UIBezierPath {
  private(set) var path: CGMutablePath
  // How stroke() draws it.
  var line = LayerStroke()

  /// True where ``contains(_:)`` goes by the even-odd rule, so that a shape within a shape is a hole. False by default: the winding
  /// number decides.
  public var usesEvenOddFillRule = false

  /// A path without points.
  public init() {
    path = CGMutablePath()
  }

  /// A path with a copy of the parts of another one.
  public init(cgPath: CGPath) {
    path = CGMutablePath()
    path.addPath(cgPath)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// A copy of the path as it is now; setting it replaces all parts by copies of others.
  public var cgPath: CGPath {
    get { path.copy() ?? CGPath() }
    set {
      let new = CGMutablePath()
      new.addPath(newValue)
      path = new
    }
  }

  // MARK: Lines and curves

  /// Starts a new part.
  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line from where the path ended.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, with a straight line to its beginning if the path has one; within 0.03 % of its radius.
  ///
  /// - Parameters:
  ///   - startAngle: in radians; 0 is to the right, and π/2 is below.
  ///   - clockwise: as it is seen on the screen: true for growing angles. (``CGMutablePath`` has it the other way round.)
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a line back to the start of the part. Does nothing in an empty path.
  public func close() {
    path.closeSubpath()
  }

  /// Adds all parts of another path.
  public func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.cgPath)
  }

  /// Removes everything.
  public func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Maps all points, in place.
  public func apply(_ transform: CGAffineTransform) {
    let new = CGMutablePath()
    new.addPath(path, transform: transform)
    path = new
  }

  // MARK: What it is

  /// True where nothing has been added.
  public var isEmpty: Bool {
    path.isEmpty
  }

  /// Where the next line begins; (0, 0) for an empty path.
  public var currentPoint: CGPoint {
    path.currentPoint
  }

  /// The upright rectangle around all points, control points included; `CGRect.null` for an empty path.
  public var bounds: CGRect {
    path.boundingBox
  }

  /// True where a point is inside; each part counts as closed. See ``usesEvenOddFillRule``.
  ///
  /// - Complexity: O(elements).
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
