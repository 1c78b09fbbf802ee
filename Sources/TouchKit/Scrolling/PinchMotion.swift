/// The content after a pinch: the scale runs on with what the fingers left it of velocity, and springs back from beyond its limits, while the point that was
/// between the fingers stays where they let go of it, or goes on with them if they were thrown.
///
/// The scale moves in its logarithm, which is what looks even to the eye, counted in points (``Constants/pointsPerScaleFold``) so that the
/// mathematics of a fling holds for it.
final class PinchMotion: ScrollMotion {
  private let scale: AxisMotion
  private let anchor: CGPoint
  private let x: AxisMotion
  private let y: AxisMotion
  private let start: TimeInterval
  // How far the content is beyond its edges where the motion begins.
  private let excess: CGPoint
  private let springBack = Spring(distance: 1, velocity: 0, frequency: Constants.bounceFrequency)

  /// - Parameters:
  ///   - place: where the anchor is in the window onto the content; moves on with `velocity`, in points per second.
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
        range: low...high, rate: Constants.fastDecelerationRate, bounces: scrollView.bouncesZoom,
        frequency: Constants.zoomFrequency), at: time)
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
    let (scale, x, y) = (scale.state(at: time), x.state(at: time), y.state(at: time))
    let left = springBack.distance(at: max(0, time - start))
    let isOver = scale.isAtRest && x.isAtRest && y.isAtRest && left * excess.length < 0.1
    let value = exp(scale.position / Constants.pointsPerScaleFold)
    scrollView.isZoomBouncing = scrollView.limited(value) != value
    let here = scrollView.viewport(
      showing: anchor, of: view, at: CGPoint(x: x.position, y: y.position),
      scale: scale.isAtRest ? scrollView.limited(value) : value)
    scrollView.show(here) { natural in
      scrollView.clamped(natural) + (isOver ? .zero : excess * left)
    }
    return !isOver
  }

  override func finish(_ scrollView: UIScrollView, caught: Bool) {
    scrollView.finishZooming()
  }
}
