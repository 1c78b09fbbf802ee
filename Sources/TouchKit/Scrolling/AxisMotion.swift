/// The motion of content along one axis after the finger has lifted: it slows down, and where it
/// runs over an edge it springs back.
///
///     position
///        │      ╭─╮  ← the spring takes the velocity over where the edge is crossed
///     max├────╱────╲────────
///        │  ╱  slows down
///        └─────────────────▶ time
///
/// Content that is let go beyond an edge springs back to it; thrown back faster than the spring
/// would pull it, it slows down from the edge on instead. Closed forms only: where it is follows
/// from the time alone, whatever frames were drawn in between.
nonisolated struct AxisMotion: Equatable {
  private enum Course: Equatable {
    case slowing(Deceleration)
    case springing(Spring, to: CGFloat)
    case resting(CGFloat)
  }

  private struct Phase: Equatable {
    let course: Course
    /// Counted from the start of the motion.
    let start: TimeInterval
  }

  // In order of time; three at most: a spring to the edge, a way through the range, a spring at the
  // other edge.
  private var phases: [Phase] = []
  private let start: TimeInterval

  /// Where it comes to rest.
  private(set) var rest: CGFloat

  /// What a place has around it.
  struct Field: Equatable {
    /// Where the content may rest.
    var range: ClosedRange<CGFloat>
    /// The share of the velocity that is left after a millisecond.
    var rate: CGFloat = Constants.normalDecelerationRate
    /// False where it stops at the edge.
    var bounces = true
    /// The angular frequency of the spring at the edges, in rad/s.
    var frequency: CGFloat = Constants.bounceFrequency
    /// The grid that it comes to rest on, in points; 0 for none.
    var grid: CGFloat = 0
    /// True where it is to be at the place it was told soon, and not when it would be there by slowing down.
    var isPaged = false

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
    let spring = Spring(
      distance: position - edge, velocity: velocity, frequency: field.frequency)
    add(.springing(spring, to: edge), at: 0)
    rest = edge
    if let crossing = spring.crossing {
      slow(from: edge, spring.velocity(at: crossing), field, at: crossing)
    }
  }

  private mutating func slow(
    from position: CGFloat, _ velocity: CGFloat, _ field: Field, at time: TimeInterval
  ) {
    let fling = Deceleration(start: position, velocity: velocity, rate: field.rate)
    let edge = velocity < 0 ? field.range.lowerBound : field.range.upperBound
    rest = field.onGrid(fling.rest)
    if abs(velocity) <= Constants.decelerationStop {
      add(.resting(rest), at: time)
    } else if (velocity < 0 && fling.rest <= edge) || (velocity > 0 && fling.rest >= edge) {
      let crossing = fling.time(passing: edge) ?? 0
      add(.slowing(fling), at: time)
      rest = edge
      let spring = Spring(
        distance: 0, velocity: fling.velocity(at: crossing), frequency: field.frequency)
      add(field.bounces ? .springing(spring, to: edge) : .resting(edge), at: time + crossing)
    } else {
      // It follows the formula to the last: it stops where it passes the grid, a little before or
      // after it has become slow enough.
      add(.slowing(fling), at: time)
      add(.resting(rest), at: time + (fling.time(passing: rest) ?? 0))
    }
  }

  /// True where there is nothing to move.
  var isStill: Bool {
    if case .resting = phases[0].course { return phases.count == 1 }
    return false
  }

  /// Where the content is, how fast it moves, and whether it has come to rest.
  func state(at time: TimeInterval) -> (position: CGFloat, velocity: CGFloat, isAtRest: Bool) {
    let elapsed = max(0, time - start)
    var current = phases[0]
    for phase in phases where phase.start <= elapsed { current = phase }
    let since = elapsed - current.start
    switch current.course {
    case .resting(let position):
      return (position, 0, true)
    case .springing(let spring, let place):
      // It rests for good only if nothing comes after it.
      if current == phases[phases.count - 1], spring.isAtRest(at: since) { return (place, 0, true) }
      return (place + spring.distance(at: since), spring.velocity(at: since), false)
    case .slowing(let fling):
      return (fling.position(at: since), fling.velocity(at: since), false)
    }
  }
}
