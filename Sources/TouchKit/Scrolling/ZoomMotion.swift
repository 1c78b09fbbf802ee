/// Brings the content to a scale and an offset along a ``ZoomPath``, on a critically damped spring:
/// an animated change of the scale.
///
/// It continues the motion of the content. The part of its velocity that points along the path is
/// the velocity with which the spring begins, up to the most that does not overshoot, ω; the rest, u
/// of the scale's logarithm and w of the offset, decays beside it, as the velocity does that a
/// critically damped spring is given at rest:
///
///     ln s(t) = ln s(p(t)) + u·t·e^(−ω·t)          o(t) = o(p(t)) + w·t·e^(−ω·t)
///
/// A fling of 1,000 pt/s that ends in a zoom leaves the path by at most 1000/(16·e) = 23 points.
nonisolated struct ZoomMotion {
  let start: TimeInterval
  /// True where the delegate is called as for an animated change of the offset.
  let isAnnounced: Bool
  private var path: ZoomPath
  private let spring: Spring
  private let push: ViewportVelocity

  /// - Parameter flow: the velocity of the content.
  init(
    from viewport: Viewport, to end: Viewport, flow: ViewportVelocity, isAnnounced: Bool = false,
    at time: TimeInterval
  ) {
    let frequency = Constants.zoomFrequency
    start = time
    path = ZoomPath(start: viewport, end: end)
    let slope = path.slope
    let along = slope.scale == 0 ? 0 : min(max(flow.scale / slope.scale, -frequency), frequency)
    spring = Spring(distance: 1, velocity: -along, frequency: frequency)
    push = ViewportVelocity(
      scale: flow.scale - slope.scale * along, offset: flow.offset - slope.offset * along)
    self.isAnnounced = isAnnounced
  }

  /// Where it ends. Setting it moves the whole path; see ``moved(by:inRange:)``.
  var end: Viewport {
    path.end
  }

  /// The viewport, the progress along the path, and whether it has ended.
  func state(at time: TimeInterval) -> (viewport: Viewport, progress: CGFloat, isOver: Bool) {
    let elapsed = max(0, time - start)
    guard !isOver(at: elapsed) else { return (path.end, 1, true) }
    return (viewport(at: elapsed), min(max(progress(at: elapsed), 0), 1), false)
  }

  func flow(at time: TimeInterval) -> ViewportVelocity {
    ViewportVelocity(at: max(0, time - start)) { viewport(at: $0) }
  }

  /// The same motion along a path that is translated as the content was.
  ///
  /// - Parameter inRange: limits the end of the path to where the content may rest.
  func moved(by translation: CGPoint, inRange: (Viewport) -> Viewport) -> ZoomMotion {
    var moved = self
    moved.path.start.offset = path.start.offset + translation
    moved.path.end.offset = path.end.offset + translation
    moved.path.end = inRange(moved.path.end)
    return moved
  }

  private func progress(at elapsed: TimeInterval) -> CGFloat {
    1 - spring.distance(at: elapsed)
  }

  /// The largest distance that one point per second leads to.
  private func give(at elapsed: TimeInterval) -> CGFloat {
    CGFloat(elapsed) * exp(-Constants.zoomFrequency * CGFloat(elapsed))
  }

  private func viewport(at elapsed: TimeInterval) -> Viewport {
    let here = path.viewport(at: progress(at: elapsed))
    let give = give(at: elapsed)
    return Viewport(
      scale: here.scale * exp(push.scale * give), offset: here.offset + push.offset * give)
  }

  // Its motion is not visible any more.
  private func isOver(at elapsed: TimeInterval) -> Bool {
    let end = ZoomPath(start: path.end, end: path.start).slope
    return points(end) * abs(spring.distance(at: elapsed)) < Constants.springRest
      && points(push) * give(at: elapsed) < Constants.springRest
  }

  private func points(_ velocity: ViewportVelocity) -> CGFloat {
    max(velocity.offset.length, abs(velocity.scale) * Constants.pointsPerScaleFold)
  }
}
