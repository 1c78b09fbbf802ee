/// The timing of a property animator: a ``UICubicTimingParameters`` or a ``UISpringTimingParameters``.
///
/// The animator reads it once, when it is made or continued. A class of your own answers one of the two.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the other two is used: the cubic one for `builtin` and `cubic`, the spring for `spring`, and both for `composed`, of
  /// which the spring is used here.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing; `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for a cubic timing.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing.
nonisolated public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the four curves of ``UIView/AnimationCurve``, or UIKit's own.
  case builtin
  /// A Bézier curve with two control points.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time runs along a curve.
  case composed
}

extension UITimingCurveProvider {
  /// The timing of an animation that lasts so many seconds; ease in and out where it answers neither.
  func timing(lasting duration: TimeInterval) -> ViewAnimation.Timing {
    if let spring = springTimingParameters { return .spring(spring.spring(lasting: duration)) }
    return .curve(cubicTimingParameters?.curve ?? .easeInOut)
  }

  /// The seconds that it takes by itself; `nil` where it takes the animator's duration.
  var ownDuration: TimeInterval? {
    springTimingParameters?.settlingDuration
  }

  /// In total distances per second.
  var initialVelocity: CGVector {
    springTimingParameters?.initialVelocity ?? .zero
  }
}
