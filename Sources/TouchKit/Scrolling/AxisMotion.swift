/// The motion of content along one axis after the finger has lifted: it slows down, and where it
/// runs over an edge it springs back.
///
///     position
///        │      ╭─╮  ← the spring starts with the velocity at which the edge is crossed
///     max├────╱────╲────────
///        │  ╱  slows down
///        └─────────────────▶ time
///
/// Content that is released beyond an edge comes back to it; thrown back so fast that it passes the
/// edge, it slows down from there on instead. Closed forms only: the position follows from the time
/// alone, whatever frames were drawn in between.
nonisolated struct AxisMotion: Equatable {
  private enum Course: Equatable {
    case slowing(Deceleration)
    case bouncing(Bounce, at: CGFloat)
    case springing(Spring, to: CGFloat)
    case resting(CGFloat)
  }

  private struct Phase: Equatable {
    let course: Course
    /// Counted from the start of the motion.
    let start: TimeInterval
  }

  // In order of time: back to the edge, a deceleration through the range, a bounce at the other edge.
  // Three properties instead of an array, since a motion is evaluated in each frame.
  private var first = Phase(course: .resting(0), start: 0)
  private var second: Phase?
  private var third: Phase?
  private var count = 0
  private let start: TimeInterval

  /// Where it comes to rest.
  private(set) var rest: CGFloat

  /// Where it is announced to come to rest: a little further, where it slows down by itself; see
  /// ``Deceleration``.
  private(set) var announced: CGFloat

  /// The range, the rate and the grid of one axis.
  struct Field: Equatable {
    /// Where the content may rest.
    var range: ClosedRange<CGFloat>
    /// The share of the velocity that is left after a millisecond.
    var rate: CGFloat = Constants.normalDecelerationRate
    var edge = Edge.bounces
    /// The grid that it comes to rest on, in points; 0 for none.
    var grid: CGFloat = 0
    /// True where it has to reach its target soon, instead of when deceleration would take it there.
    var isPaged = false

    /// What content does that crosses an edge.
    enum Edge: Equatable {
      /// It stops there.
      case stops
      /// It comes back as content does: ``Bounce``.
      case bounces
      /// It comes back on a critically damped spring of an angular frequency in rad/s.
      case springs(CGFloat)
    }

    func clamped(_ position: CGFloat) -> CGFloat {
      position.clamped(to: range)
    }

    /// The nearest point of the grid within the range.
    func onGrid(_ position: CGFloat) -> CGFloat {
      // Adding 0 makes a plain zero of a negative one.
      clamped(grid > 0 ? (position / grid).rounded() * grid : position) + 0
    }
  }

  /// - Parameters:
  ///   - velocity: in points per second, along the axis.
  ///   - target: where it is to come to rest: by deceleration if that leads about as far, on a
  ///     spring otherwise, and where it turns pages. `nil` for where deceleration leads.
  ///   - time: when it starts.
  init(
    position: CGFloat, velocity: CGFloat, to target: CGFloat? = nil, in field: Field,
    at time: TimeInterval
  ) {
    start = time
    rest = target ?? position
    announced = rest
    if let target {
      aim(from: position, velocity, at: target, field)
    } else {
      throwContent(from: position, velocity, field)
    }
  }

  private mutating func aim(
    from position: CGFloat, _ velocity: CGFloat, at target: CGFloat, _ field: Field
  ) {
    let fling = Deceleration(start: position, velocity: velocity, rate: field.rate)
    // Whoever asks for the place where it is wants it to stop there, however fast it was.
    if target == position, !field.isPaged || abs(velocity) <= Constants.decelerationStop {
      add(.resting(target), at: 0)
    } else if !field.isPaged, let aimed = fling.aimed(at: target) {
      add(.slowing(aimed), at: 0)
      add(.resting(target), at: aimed.duration)
    } else {
      let spring = Spring(
        distance: position - target, velocity: velocity, frequency: Constants.pageFrequency)
      add(.springing(spring.withoutOvershoot, to: target), at: 0)
    }
  }

  private mutating func add(_ course: Course, at time: TimeInterval) {
    let phase = Phase(course: course, start: time)
    switch count {
    case 0: first = phase
    case 1: second = phase
    default: third = phase
    }
    count += 1
  }

  private mutating func throwContent(
    from position: CGFloat, _ velocity: CGFloat, _ field: Field
  ) {
    let edge = field.clamped(position)
    guard position != edge else {
      slow(from: position, velocity, field, at: 0)
      return
    }
    let back = AxisMotion.back(to: edge, from: position - edge, velocity, field)
    add(back, at: 0)
    rest = edge
    announced = edge
    if let (crossing, left) = AxisMotion.crossing(of: back), abs(left) > Constants.decelerationStop
    {
      slow(from: edge, left, field, at: crossing)
    }
  }

  private static func back(
    to edge: CGFloat, from distance: CGFloat, _ velocity: CGFloat, _ field: Field
  ) -> Course {
    switch field.edge {
    case .stops where distance == 0:
      .resting(edge)
    case .stops, .bounces:
      .bouncing(Bounce(distance: distance, velocity: velocity), at: edge)
    case .springs(let frequency):
      .springing(Spring(distance: distance, velocity: velocity, frequency: frequency), to: edge)
    }
  }

  // When it comes back over its edge, and how fast.
  private static func crossing(of course: Course) -> (TimeInterval, CGFloat)? {
    switch course {
    case .bouncing(let bounce, _):
      bounce.crossing.map { ($0, bounce.velocity(at: $0)) }
    case .springing(let spring, _):
      spring.crossing.map { ($0, spring.velocity(at: $0)) }
    case .slowing, .resting:
      nil
    }
  }

  private mutating func slow(
    from position: CGFloat, _ velocity: CGFloat, _ field: Field, at time: TimeInterval
  ) {
    let fling = Deceleration(start: position, velocity: velocity, rate: field.rate)
    let edge = velocity < 0 ? field.range.lowerBound : field.range.upperBound
    rest = field.onGrid(fling.rest)
    announced = field.onGrid(fling.announced)
    if abs(velocity) <= Constants.decelerationStop {
      add(.resting(rest), at: time)
    } else if (velocity < 0 && fling.rest <= edge) || (velocity > 0 && fling.rest >= edge) {
      let crossing = fling.time(passing: edge) ?? 0
      add(.slowing(fling), at: time)
      rest = edge
      add(
        AxisMotion.back(to: edge, from: 0, fling.velocity(at: crossing), field), at: time + crossing
      )
    } else {
      // It follows the formula to the last: it stops where it passes the grid, a little before or
      // after it has become slow enough.
      add(.slowing(fling), at: time)
      add(.resting(rest), at: time + (fling.time(passing: rest) ?? 0))
    }
  }

  /// The motion that continues from here after the content was moved to another position: with the
  /// same velocity, in a field that may be another one now.
  ///
  /// Deceleration depends on position and velocity alone, so it continues as a fling that starts
  /// there with the velocity left. What comes back to an edge continues its bounce.
  func moved(
    to position: CGFloat, aim: CGFloat?, in field: Field, at time: TimeInterval
  ) -> AxisMotion {
    var velocity = state(at: time).velocity
    let (course, since) = course(at: time)
    if case .bouncing(let bounce, _) = course, field.clamped(position) != position {
      velocity = bounce.remaining(at: since)
    }
    return AxisMotion(position: position, velocity: velocity, to: aim, in: field, at: time)
  }

  /// True where there is nothing to move.
  var isStill: Bool {
    if case .resting = first.course { return count == 1 }
    return false
  }

  /// Where the content is, how fast it moves, and whether it has come to rest.
  func state(at time: TimeInterval) -> (position: CGFloat, velocity: CGFloat, isAtRest: Bool) {
    let (course, since) = course(at: time)
    // It is done only if no other part follows.
    let isLast = course == (third ?? second ?? first).course
    switch course {
    case .resting(let position):
      return (position, 0, true)
    case .bouncing(let bounce, let edge):
      if isLast, bounce.isAtRest(at: since) { return (edge, 0, true) }
      return (edge + bounce.distance(at: since), bounce.velocity(at: since), false)
    case .springing(let spring, let target):
      if isLast, spring.isAtRest(at: since) { return (target, 0, true) }
      return (target + spring.distance(at: since), spring.velocity(at: since), false)
    case .slowing(let fling):
      return (fling.position(at: since), fling.velocity(at: since), false)
    }
  }

  // What it is doing, and for how long it has.
  private func course(at time: TimeInterval) -> (Course, TimeInterval) {
    let elapsed = max(0, time - start)
    var current = first
    if let second, second.start <= elapsed { current = second }
    if let third, third.start <= elapsed { current = third }
    return (current.course, elapsed - current.start)
  }
}
