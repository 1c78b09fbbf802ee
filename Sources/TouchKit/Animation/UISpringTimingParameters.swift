/// A timing on a spring, which begins with the velocity that something has already: a view that a finger has thrown.
///
///     let rest = CGPoint(x: target.x - card.center.x, y: target.y - card.center.y)
///     let velocity = pan.velocity(in: card.superview)
///     let spring = UISpringTimingParameters(
///       dampingRatio: 0.8, initialVelocity: CGVector(dx: velocity.x / rest.x, dy: velocity.y / rest.y))
///     let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: spring)
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UISpringTimingParameters: UITimingCurveProvider {
  private enum Kind {
    case ratio(CGFloat)
    case physical(ratio: CGFloat, frequency: CGFloat)
  }

  /// The velocity at the start, in total distances per second. A view's center has that of each axis; other properties have the
  /// length of the vector. (0, 0) by default.
  public let initialVelocity: CGVector

  private let kind: Kind

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// UIKit's own spring: a mass of 3, a stiffness of 1,000, a damping of 500. It does not overshoot, and takes 0.51 s.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that settles in the animator's duration.
  ///
  /// - Parameter ratio: 1 does not overshoot, less does, from 0.05; more counts as 1.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that settles in the animator's duration and begins with a velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio.isFinite ? ratio : 1)
    initialVelocity = velocity.isFinite ? velocity : .zero
  }

  /// A spring of physics. It takes the time that it needs until a thousandth of the distance is left, whatever the animator's duration is.
  ///
  /// Its angular frequency is √(stiffness / mass), its damping ratio damping / (2·√(stiffness · mass)); a ratio above 1 counts as 1.
  ///
  /// - Parameters:
  ///   - mass: above 0; anything else counts as 1.
  ///   - stiffness: above 0; anything else counts as 100.
  ///   - damping: at least 0; anything else counts as 10.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let mass = mass.isFinite && mass > 0 ? mass : 1
    let stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 100
    let damping = damping.isFinite && damping >= 0 ? damping : 10
    kind = .physical(
      ratio: damping / (2 * (stiffness * mass).squareRoot()),
      frequency: (stiffness / mass).squareRoot())
    initialVelocity = velocity.isFinite ? velocity : .zero
  }

  /// A spring as one perceives it. It takes the time that it needs until a thousandth of the distance is left, whatever the animator's
  /// duration is.
  ///
  /// - Parameters:
  ///   - duration: until it looks settled, in seconds: the period of the spring without damping. 0.5 by default.
  ///   - bounce: 0, the default, does not overshoot, up to 1 does more and more; below 0, to −1, it is slower.
  ///   - velocity: as ``initialVelocity``; none by default.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    let spring = DampedSpring(
      duration: duration.isFinite ? duration : 0.5, bounce: bounce.isFinite ? bounce : 0)
    kind = .physical(ratio: spring.damping, frequency: spring.frequency)
    initialVelocity = velocity.isFinite ? velocity : .zero
  }

  // Spelled out: see UIResponder.
  deinit {}

  func spring(lasting duration: TimeInterval) -> DampedSpring {
    switch kind {
    case .ratio(let ratio): DampedSpring(damping: ratio, velocity: 0, duration: duration)
    case .physical(let ratio, let frequency): DampedSpring(damping: ratio, frequency: frequency)
    }
  }

  /// In seconds; `nil` where the animator's duration counts.
  var settlingDuration: TimeInterval? {
    guard case .physical(let ratio, let frequency) = kind else { return nil }
    return DampedSpring(damping: ratio, frequency: frequency).settlingDuration
  }
}
