/// The motion of content along one axis after the finger has lifted: it slows down, and where it
/// runs over an edge it springs back.
///
///     position
///        │      ╭─╮  ← the spring takes the velocity over where the edge is crossed
///     max├────╱────╲────────
///        │  ╱  slows down
///        └─────────────────▶ time
///
/// Content that is let go beyond an edge comes back to it; thrown back so fast that it passes the
/// edge, it slows down from there on instead. Closed forms only: where it is follows from the time
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

  // In order of time; three at most: back to the edge, a way through the range, a bounce at the
  // other edge.
  private var phases: [Phase] = []
  private let start: TimeInterval

  /// Where it comes to rest.
  private(set) var rest: CGFloat

  /// Where it is announced to come to rest: a little further, where it slows down by itself; see
  /// ``Deceleration``.
  private(set) var announced: CGFloat

  /// What a place has around it.
  struct Field: Equatable {
    /// Where the content may rest.
    var range: ClosedRange<CGFloat>
    /// The share of the velocity that is left after a millisecond.
    var rate: CGFloat = Constants.normalDecelerationRate
    var edge = Edge.bounces
    /// The grid that it comes to rest on, in points; 0 for none.
    var grid: CGFloat = 0
    /// True where it is to be at the place it was told soon, and not when it would be there by slowing down.
    var isPaged = false

    /// What becomes of what runs over an edge.
    enum Edge: Equatable {
      /// It stops there.
      case stops
      /// It comes back as content does: ``Bounce``.
      case bounces
      /// It comes back on a critically damped spring of an angular frequency in rad/s.
      case springs(CGFloat)
    }

    func clamped(_ place: CGFloat) -> CGFloat {
      min(max(place, range.lowerBound), range.upperBound)
    }

    /// The nearest point of the grid within the range.
    func onGrid(_ place: CGFloat) -> CGFloat {
      // Adding 0 makes a plain zero of a negative one.
      clamped(grid > 0 ? (place / grid).rounded() * grid : place) + 0
    }
  }

  /// - Parameters:
  ///   - velocity: in points per second, along the axis.
  ///   - place: where it is to come to rest: as it would by itself if that is about as far, on a
  ///     spring otherwise, and where it turns pages. Without a
  ///     place it runs out by itself.
  ///   - time: when it starts.
  init(
    position: CGFloat, velocity: CGFloat, to place: CGFloat? = nil, in field: Field,
    at time: TimeInterval
  ) {
    start = time
    rest = place ?? position
    announced = rest
    if let place {
      aim(from: position, velocity, at: place, field)
    } else {
      throwContent(from: position, velocity, field)
    }
  }

  private mutating func aim(
    from position: CGFloat, _ velocity: CGFloat, at place: CGFloat, _ field: Field
  ) {
    let fling = Deceleration(start: position, velocity: velocity, rate: field.rate)
    if place == position, abs(velocity) <= Constants.decelerationStop {
      add(.resting(place), at: 0)
    } else if !field.isPaged, let aimed = fling.aimed(at: place) {
      add(.slowing(aimed), at: 0)
      add(.resting(place), at: aimed.duration)
    } else {
      let spring = Spring(
        distance: position - place, velocity: velocity, frequency: Constants.pageFrequency)
      add(.springing(spring.withoutOvershoot, to: place), at: 0)
    }
  }

  private mutating func add(_ course: Course, at time: TimeInterval) {
    phases.append(Phase(course: course, start: time))
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

  /// The motion that goes on from here after the content was put somewhere else: on the same way
  /// where it has somewhere to go, in a field that may be another one now.
  ///
  /// Slowing down has no memory: the way on is that of a fling that starts there with the velocity
  /// left. What comes back to an edge goes on with what is left of its bounce.
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
    if case .resting = phases[0].course { return phases.count == 1 }
    return false
  }

  /// Where the content is, how fast it moves, and whether it has come to rest.
  func state(at time: TimeInterval) -> (position: CGFloat, velocity: CGFloat, isAtRest: Bool) {
    let (course, since) = course(at: time)
    // It rests for good only if nothing comes after it.
    let isLast = course == phases[phases.count - 1].course
    switch course {
    case .resting(let position):
      return (position, 0, true)
    case .bouncing(let bounce, let edge):
      if isLast, bounce.isAtRest(at: since) { return (edge, 0, true) }
      return (edge + bounce.distance(at: since), bounce.velocity(at: since), false)
    case .springing(let spring, let place):
      if isLast, spring.isAtRest(at: since) { return (place, 0, true) }
      return (place + spring.distance(at: since), spring.velocity(at: since), false)
    case .slowing(let fling):
      return (fling.position(at: since), fling.velocity(at: since), false)
    }
  }

  // What it is doing, and for how long it has.
  private func course(at time: TimeInterval) -> (Course, TimeInterval) {
    let elapsed = max(0, time - start)
    var current = phases[0]
    for phase in phases where phase.start <= elapsed { current = phase }
    return (current.course, elapsed - current.start)
  }
}
