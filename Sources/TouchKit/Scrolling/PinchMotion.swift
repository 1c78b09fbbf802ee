/// The content after a pinch: the scale runs on with what the fingers left it of velocity, and
/// springs back from beyond its limits, while the point that was between the fingers stays where
/// they let go of it, or goes on with them if they were thrown.
///
/// The scale moves in its logarithm, which is what looks even to the eye, counted in points
/// (``Constants/pointsPerScaleFold``) so that the mathematics of a fling holds for it.
final class PinchMotion: ScrollMotion {
  private let scale: AxisMotion
  private var anchor: CGPoint
  private let x: AxisMotion
  private let y: AxisMotion
  // How far the content was beyond its edges, and when: where the motion began, or somebody moved
  // the content.
  private var start: TimeInterval
  private var excess: CGPoint
  private let springBack = Spring(distance: 1, velocity: 0, frequency: Constants.bounceFrequency)

  /// - Parameters:
  ///   - place: where the anchor is in the window onto the content; moves on with `velocity`, in
  ///     points per second.
  ///   - momentum: of the scale's logarithm, per second.
  init(
    _ scrollView: UIScrollView, at place: CGPoint, velocity: CGPoint, momentum: CGFloat,
    view: UIView
  ) {
    let time = scrollView.now
    let points = Constants.pointsPerScaleFold
    let low = log(scrollView.minimumZoomScale) * points
    let high = log(max(scrollView.minimumZoomScale, scrollView.maximumZoomScale)) * points
    scale = AxisMotion(
      position: log(scrollView.scale) * points, velocity: momentum * points,
      in: AxisMotion.Field(
        range: low...high, rate: Constants.fastDecelerationRate,
        edge: scrollView.bouncesZoom ? .springs(Constants.zoomFrequency) : .stops), at: time)
    let open = AxisMotion.Field(
      range: -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude,
      rate: Constants.fastDecelerationRate)
    x = AxisMotion(position: place.x, velocity: velocity.x, in: open, at: time)
    y = AxisMotion(position: place.y, velocity: velocity.y, in: open, at: time)
    anchor = view.convert(scrollView.contentOffset + place, from: scrollView)
    excess = scrollView.contentOffset - scrollView.clamped(scrollView.contentOffset)
    start = time
    super.init(scrollView)
  }

  override func step(_ scrollView: UIScrollView, to time: TimeInterval) -> Bool {
    guard let view = scrollView.zoomView else { return false }
    let left = springBack.distance(at: max(0, time - start))
    let scaleRests = scale.state(at: time).isAtRest
    let isOver =
      scaleRests && x.state(at: time).isAtRest && y.state(at: time).isAtRest
      && left * excess.length < 0.1
    var here = viewport(scrollView, view, at: time)
    scrollView.isZoomBouncing = scrollView.limited(here.scale) != here.scale
    if scaleRests { here.scale = scrollView.limited(here.scale) }
    scrollView.show(here) { natural in
      scrollView.clamped(natural) + (isOver ? .zero : excess * left)
    }
    return !isOver
  }

  // What would be shown if there were no edges.
  private func viewport(
    _ scrollView: UIScrollView, _ view: UIView, at time: TimeInterval
  ) -> Viewport {
    scrollView.viewport(
      showing: anchor, of: view, at: place(at: time),
      scale: exp(scale.state(at: time).position / Constants.pointsPerScaleFold))
  }

  private func place(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.state(at: time).position, y: y.state(at: time).position)
  }

  override func flow(at time: TimeInterval) -> ViewportVelocity {
    guard let scrollView, let view = scrollView.zoomView else { return .none }
    return ViewportVelocity(at: max(0, time - start)) { elapsed in
      var here = scrollView.inRange(viewport(scrollView, view, at: start + elapsed), view)
      here.offset = here.offset + excess * springBack.distance(at: elapsed)
      return here
    }
  }

  /// The scale goes on about the point that is at the fingers' place now.
  override func replace(_ scrollView: UIScrollView, at time: TimeInterval) -> Bool {
    guard let view = scrollView.zoomView else { return false }
    anchor = view.convert(scrollView.contentOffset + place(at: time), from: scrollView)
    excess = scrollView.contentOffset - scrollView.clamped(scrollView.contentOffset)
    start = time
    return true
  }

  override func finish(_ scrollView: UIScrollView, caught: Bool) {
    scrollView.finishZooming()
  }
}
