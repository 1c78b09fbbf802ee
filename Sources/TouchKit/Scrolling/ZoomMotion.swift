/// Brings the content to a scale and an offset along a ``ZoomPath``, on a critically damped spring:
/// an animated change of the scale.
///
/// It takes over what the content is doing. As much of that as goes along the path is the velocity
/// with which the spring begins, up to the most that does not swing over, ω; the rest, u of the
/// scale's logarithm and w of the offset, dies away beside it, as a push does that a critically
/// damped spring is given at rest:
///
///     ln s(t) = ln s(p(t)) + u·t·e^(−ω·t)          o(t) = o(p(t)) + w·t·e^(−ω·t)
///
/// A fling of 1,000 pt/s that ends in a zoom runs on by 1000/(16·e) = 23 points beside the path
/// before it is on it.
final class ZoomMotion: ScrollMotion {
  private var path: ZoomPath
  private let start: TimeInterval
  private let spring: Spring
  private let push: ViewportVelocity
  private let isAnnounced: Bool
  // The offset that was shown last.
  private var shown: CGPoint

  /// - Parameters:
  ///   - flow: what the content is doing.
  ///   - isAnnounced: true where the delegate hears of it as of an animated change of the offset.
  init(
    _ scrollView: UIScrollView, to end: Viewport, flow: ViewportVelocity,
    isAnnounced: Bool = false
  ) {
    let frequency = Constants.zoomFrequency
    start = scrollView.now
    path = ZoomPath(start: scrollView.viewport, end: end)
    let slope = path.slope
    let along = slope.scale == 0 ? 0 : min(max(flow.scale / slope.scale, -frequency), frequency)
    spring = Spring(distance: 1, velocity: -along, frequency: frequency)
    push = ViewportVelocity(
      scale: flow.scale - slope.scale * along, offset: flow.offset - slope.offset * along)
    self.isAnnounced = isAnnounced
    shown = scrollView.contentOffset
    super.init(scrollView)
  }

  private func progress(at elapsed: TimeInterval) -> CGFloat {
    1 - spring.distance(at: elapsed)
  }

  /// How far a push of one point per second goes.
  private func give(at elapsed: TimeInterval) -> CGFloat {
    CGFloat(elapsed) * exp(-Constants.zoomFrequency * CGFloat(elapsed))
  }

  private func viewport(at elapsed: TimeInterval) -> Viewport {
    let here = path.viewport(at: progress(at: elapsed))
    let give = give(at: elapsed)
    return Viewport(
      scale: here.scale * exp(push.scale * give), offset: here.offset + push.offset * give)
  }

  // Nobody sees it move any more.
  private func isOver(at elapsed: TimeInterval) -> Bool {
    let end = ZoomPath(start: path.end, end: path.start).slope
    return points(end) * abs(spring.distance(at: elapsed)) < Constants.springRest
      && points(push) * give(at: elapsed) < Constants.springRest
  }

  private func points(_ way: ViewportVelocity) -> CGFloat {
    max(way.offset.length, abs(way.scale) * Constants.pointsPerScaleFold)
  }

  override func step(_ scrollView: UIScrollView, to time: TimeInterval) -> Bool {
    let elapsed = max(0, time - start)
    let isOver = isOver(at: elapsed)
    var here = isOver ? path.end : viewport(at: elapsed)
    let progress = isOver ? 1 : min(max(progress(at: elapsed), 0), 1)
    if !scrollView.bouncesZoom { here.scale = scrollView.limited(here.scale) }
    scrollView.isZoomBouncing = scrollView.limited(here.scale) != here.scale
    // The path leads from a place that is really shown, be it beyond an edge, to one where the
    // content may rest: how the owner centres it is only seen on the way. So the path gives way to
    // the limits little by little.
    scrollView.show(here) { natural in
      natural + (scrollView.clamped(natural) - natural) * progress
    }
    shown = scrollView.contentOffset
    return !isOver
  }

  override func flow(at time: TimeInterval) -> ViewportVelocity {
    ViewportVelocity(at: max(0, time - start)) { viewport(at: $0) }
  }

  override var destination: CGPoint {
    path.end.offset
  }

  /// The scale that it leads to.
  var scale: CGFloat {
    path.end.scale
  }

  /// The whole way is moved along.
  override func replace(_ scrollView: UIScrollView, at time: TimeInterval) -> Bool {
    let way = scrollView.contentOffset - shown
    shown = scrollView.contentOffset
    guard way != .zero, let view = scrollView.zoomView else { return true }
    path.start.offset = path.start.offset + way
    path.end.offset = path.end.offset + way
    path.end = scrollView.inRange(path.end, view)
    return true
  }

  override func finish(_ scrollView: UIScrollView, caught: Bool) {
    scrollView.finishZooming()
    if isAnnounced, !caught {
      scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
}
