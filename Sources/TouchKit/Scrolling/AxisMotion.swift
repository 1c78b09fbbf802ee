/// The motion of content along one axis after the finger has lifted: it slows down, and where it runs over an edge it springs back.
///
///     position
///        │      ╭─╮  ← the spring takes the velocity over where the edge is crossed
///     max├────╱────╲────────
///        │  ╱  slows down
///        └─────────────────▶ time
///
/// Closed forms only: where it is follows from the time alone, whatever frames were drawn in between.
nonisolated struct AxisMotion: Equatable {
  private enum Course: Equatable {
    case slowing(Deceleration, until: TimeInterval)
    case springing(Spring, to: CGFloat)
    case resting(CGFloat)
  }

  private var course: Course
  private let start: TimeInterval
  private let target: CGFloat
  // What follows once it has slowed down to an edge.
  private var bounce: (spring: Spring, edge: CGFloat, start: TimeInterval)?

  /// - Parameters:
  ///   - velocity: in points per second, along the axis.
  ///   - range: where the content may rest.
  ///   - target: where a fling within the range comes to rest, if it is not where it would run out by itself.
  init(
    position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat,
    target: CGFloat?, bounces: Bool, at time: TimeInterval
  ) {
    start = time
    self.target = target ?? position
    if position < range.lowerBound || position > range.upperBound {
      let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
      let spring = Spring(
        distance: position - edge, velocity: velocity, frequency: Constants.bounceFrequency)
      course = .springing(spring, to: edge)
      return
    }
    var fling = Deceleration(start: position, velocity: velocity, rate: rate)
    // A target at the edge is where it is stopped, not where it aims: there it bounces.
    let isWithin = target.map { $0 > range.lowerBound && $0 < range.upperBound } ?? false
    if let target, isWithin, target != position { fling = fling.aimed(at: target) }
    let edge = fling.velocity < 0 ? range.lowerBound : range.upperBound
    if let crossing = fling.time(passing: edge), crossing < fling.duration {
      course = .slowing(fling, until: crossing)
      let speed = bounces ? fling.velocity(at: crossing) : 0
      bounce = (
        Spring(distance: 0, velocity: speed, frequency: Constants.bounceFrequency), edge, crossing
      )
    } else if abs(fling.velocity) <= Constants.decelerationStop {
      course = .resting(position)
    } else {
      course = .slowing(fling, until: fling.duration)
    }
  }

  static func == (a: AxisMotion, b: AxisMotion) -> Bool {
    a.course == b.course && a.start == b.start
  }

  /// Where the content is, how fast it moves, and whether it has come to rest.
  func state(at time: TimeInterval) -> (position: CGFloat, velocity: CGFloat, isAtRest: Bool) {
    let elapsed = max(0, time - start)
    switch course {
    case .resting(let position):
      return (position, 0, true)
    case .springing(let spring, let edge):
      return AxisMotion.state(of: spring, around: edge, at: elapsed)
    case .slowing(let fling, let end) where elapsed < end:
      return (fling.position(at: elapsed), fling.velocity(at: elapsed), false)
    case .slowing:
      guard let bounce else { return (target, 0, true) }
      return AxisMotion.state(of: bounce.spring, around: bounce.edge, at: elapsed - bounce.start)
    }
  }

  // A spring rests once it is nearer than a fifth of a point and slower than the deceleration's last speed.
  private static func state(
    of spring: Spring, around edge: CGFloat, at time: TimeInterval
  ) -> (position: CGFloat, velocity: CGFloat, isAtRest: Bool) {
    let distance = spring.distance(at: time)
    let velocity = spring.velocity(at: time)
    if abs(distance) < 0.2, abs(velocity) < Constants.decelerationStop { return (edge, 0, true) }
    return (edge + distance, velocity, false)
  }
}
