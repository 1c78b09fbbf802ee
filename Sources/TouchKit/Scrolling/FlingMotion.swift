/// The content after a finger has lifted: it slows down, crosses an edge and comes back, or turns
/// to a page.
nonisolated struct FlingMotion {
  private var x: AxisMotion
  private var y: AxisMotion
  // Where the delegate wants it to come to rest; `nil` for where deceleration leads.
  private var aimX: CGFloat?
  private var aimY: CGFloat?

  /// The fields of both axes.
  struct Field {
    var x: AxisMotion.Field
    var y: AxisMotion.Field
  }

  /// - Parameters:
  ///   - velocity: of the offset, in points per second.
  ///   - aimX: where it is to come to rest along each axis; `nil` for where deceleration leads.
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

  /// The target that the delegate gets.
  var announced: CGPoint {
    CGPoint(x: x.announced, y: y.announced)
  }

  /// The motion that continues from an offset that the content was set to.
  func moved(to offset: CGPoint, in field: Field, at time: TimeInterval) -> FlingMotion {
    let difference = offset - state(at: time).offset
    var moved = self
    moved.aimX = aimX.map { $0 + difference.x }
    moved.aimY = aimY.map { $0 + difference.y }
    moved.x = x.moved(to: offset.x, aim: moved.aimX, in: field.x, at: time)
    moved.y = y.moved(to: offset.y, aim: moved.aimY, in: field.y, at: time)
    return moved
  }
}
