/// Brings the content to an offset on a spring that starts with the velocity of the content: an
/// animated change of the offset, or a wheel.
nonisolated struct GlideMotion {
  let target: CGPoint
  /// True where the delegate is called when it is done.
  let isAnnounced: Bool
  private let start: TimeInterval
  private let x: Spring
  private let y: Spring

  /// - Parameter velocity: of the offset, in points per second.
  init(
    from offset: CGPoint, to target: CGPoint, velocity: CGPoint, isAnnounced: Bool,
    at time: TimeInterval
  ) {
    let difference = offset - target
    let frequency = Constants.zoomFrequency
    self.target = target
    self.isAnnounced = isAnnounced
    start = time
    x = Spring(distance: difference.x, velocity: velocity.x, frequency: frequency).withoutOvershoot
    y = Spring(distance: difference.y, velocity: velocity.y, frequency: frequency).withoutOvershoot
  }

  func isOver(at time: TimeInterval) -> Bool {
    let elapsed = max(0, time - start)
    return x.isAtRest(at: elapsed) && y.isAtRest(at: elapsed)
  }

  func offset(at time: TimeInterval) -> CGPoint {
    guard !isOver(at: time) else { return target }
    let elapsed = max(0, time - start)
    return target + CGPoint(x: x.distance(at: elapsed), y: y.distance(at: elapsed))
  }

  func velocity(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - start)
    return CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed))
  }
}
