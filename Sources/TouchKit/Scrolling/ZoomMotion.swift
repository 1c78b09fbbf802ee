/// Brings the content to a scale and an offset along a ``ZoomPath``, on a critically damped spring: an animated change of the scale.
final class ZoomMotion: ScrollMotion {
  private let path: ZoomPath
  private let start: TimeInterval
  private let spring = Spring(distance: 1, velocity: 0, frequency: Constants.zoomFrequency)

  init(_ scrollView: UIScrollView, to end: Viewport) {
    start = scrollView.now
    path = ZoomPath(start: scrollView.viewport, end: end)
    super.init(scrollView)
  }

  override func step(_ scrollView: UIScrollView, to time: TimeInterval) -> Bool {
    let left = spring.distance(at: max(0, time - start))
    let progress = left > 0.0005 ? 1 - left : 1
    let here = progress < 1 ? path.viewport(at: progress) : path.end
    // The path leads from a place that is really shown, be it beyond an edge, to one where the content may rest: how the owner centres it is only
    // seen on the way. So the path gives way to the limits little by little.
    scrollView.show(here) { natural in
      natural + (scrollView.clamped(natural) - natural) * progress
    }
    return progress < 1
  }

  override var destination: CGPoint {
    path.end.offset
  }

  /// The scale that it leads to.
  var scale: CGFloat {
    path.end.scale
  }

  override func finish(_ scrollView: UIScrollView, caught: Bool) {
    scrollView.finishZooming()
  }
}
