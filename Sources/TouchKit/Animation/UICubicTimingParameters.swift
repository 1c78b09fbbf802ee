/// A timing along a cubic Bézier curve from (0, 0) to (1, 1), with time along x and progress along y.
///
///     let timing = UICubicTimingParameters(
///       controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
///     let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The curve that it was made of; `easeInOut` where it was made of control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: x from 0 to 1, y may go beyond.
  public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point: x from 0 to 1, y may go beyond.
  public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

  public let timingCurveType: UITimingCurveType
  let curve: TimingCurve

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// UIKit's own curve for what moves on the screen: fast at first, with a long end, (0.25, 0.1, 0.25, 1).
  public init() {
    animationCurve = .easeInOut
    timingCurveType = .builtin
    curve = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  }

  /// One of the four built-in curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    self.curve = curve.timing
  }

  /// A curve with two control points, the x of which are brought into 0…1: time does not run back. Numbers that are not finite count as 0.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    func finite(_ number: CGFloat) -> CGFloat { number.isFinite ? number : 0 }
    animationCurve = .easeInOut
    timingCurveType = .cubic
    curve = TimingCurve(
      x1: min(max(finite(point1.x), 0), 1), y1: finite(point1.y),
      x2: min(max(finite(point2.x), 0), 1), y2: finite(point2.y))
  }

  // Spelled out: see UIResponder.
  deinit {}
}
