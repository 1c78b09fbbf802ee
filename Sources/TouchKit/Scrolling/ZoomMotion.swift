/// Brings the content to a scale and an offset along a ``ZoomPath``, on a critically damped spring.
final class ZoomMotion: ScrollMotion {
  unowned(unsafe) private let scrollView: UIScrollView
  private let path: ZoomPath
  private let start: TimeInterval
  // How far the content is off the place where it might rest, when the motion begins and when it ends. A pull beyond the edge is let go along the way.
  private let excess: CGPoint
  private let endExcess: CGPoint
  private let spring = Spring(distance: 1, velocity: 0, frequency: Constants.zoomFrequency)

  init(_ scrollView: UIScrollView, to end: Viewport, at time: TimeInterval) {
    self.scrollView = scrollView
    start = time
    path = ZoomPath(start: scrollView.viewport, end: end)
    excess = scrollView.contentOffset - scrollView.clamped(scrollView.contentOffset)
    let offset = end.offset + scrollView.zoomOrigin
    // At another scale the owner centres the content anew, so only a mere move may aim beyond the edge.
    endExcess =
      end.scale == scrollView.scale ? offset - scrollView.clamped(offset) : CGPoint.zero
  }

  func move(to time: TimeInterval) -> Bool {
    let left = spring.distance(at: max(0, time - start))
    guard left > 0.0005 else {
      scrollView.apply(path.end, excess: endExcess)
      scrollView.moveContent(to: scrollView.onPixel(scrollView.contentOffset))
      scrollView.arrived(self)
      return false
    }
    scrollView.apply(
      path.viewport(at: 1 - left), excess: excess * left + endExcess * (1 - left))
    return true
  }

  func finish(caught: Bool) {
    scrollView.finishZooming()
    if !caught { scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView) }
  }
}
