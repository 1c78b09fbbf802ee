/// The content after a finger has let go of it: it slows down, runs over an edge and comes back, or
/// turns to a page.
nonisolated struct FlingMotion {
  private var x: AxisMotion
  private var y: AxisMotion
  // Where it was told to come to rest, if it does not run out by itself.
  private var aimX: CGFloat?
  private var aimY: CGFloat?

  /// What both axes have around them.
  struct Field {
    var x: AxisMotion.Field
    var y: AxisMotion.Field
  }

  /// - Parameters:
  ///   - velocity: of the offset, in points per second.
  ///   - aimX: where it is to come to rest along each axis; `nil` for where it takes the content by itself.
  init(
    from offset: CGPoint, velocity: CGPoint, toX aimX: CGFloat?, y aimY: CGFloat?,
    in field: Field, at time: TimeInterval
  ) {
    self.aimX = aimX
    self.aimY = aimY
    x = AxisMotion(position: offset.x, velocity: velocity.x, to: aimX, in: field.x, at: time)
    y = AxisMotion(position: offset.y, velocity: velocity.y, to: aimY, in: field.y, at: time)
  }

  /// True where there is nothing to move.
  var isStill: Bool {
    x.isStill && y.isStill
  }

  /// Where the offset is, how fast it changes, and whether it has come to rest.
  func state(at time: TimeInterval) -> (offset: CGPoint, velocity: CGPoint, isOver: Bool) {
    let (x, y) = (x.state(at: time), y.state(at: time))
    return (
      CGPoint(x: x.position, y: y.position), CGPoint(x: x.velocity, y: y.velocity),
      x.isAtRest && y.isAtRest
    )
  }

  /// Where the delegate hears that it will come to rest.
  var announced: CGPoint {
    CGPoint(x: x.announced, y: y.announced)
  }

  /// The motion that goes on from an offset that the content was put at.
  func moved(to offset: CGPoint, in field: Field, at time: TimeInterval) -> FlingMotion {
    let way = offset - state(at: time).offset
    var moved = self
    moved.aimX = aimX.map { $0 + way.x }
    moved.aimY = aimY.map { $0 + way.y }
    moved.x = x.moved(to: offset.x, aim: moved.aimX, in: field.x, at: time)
    moved.y = y.moved(to: offset.y, aim: moved.aimY, in: field.y, at: time)
    return moved
  }
}
