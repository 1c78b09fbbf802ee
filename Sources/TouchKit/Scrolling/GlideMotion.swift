/// Brings the content to an offset on a spring that takes the velocity over which it has: an
/// animated change of the offset, or a wheel.
final class GlideMotion: ScrollMotion {
  private let target: CGPoint
  private let start: TimeInterval
  private let x: Spring
  private let y: Spring
  private let isAnnounced: Bool

  /// - Parameter isAnnounced: true where the delegate hears that it is done.
  init(_ scrollView: UIScrollView, to target: CGPoint, isAnnounced: Bool) {
    let time = scrollView.now
    let velocity = scrollView.flow.offset
    let way = scrollView.contentOffset - target
    let frequency = Constants.zoomFrequency
    self.target = target
    self.isAnnounced = isAnnounced
    start = time
    x = Spring(distance: way.x, velocity: velocity.x, frequency: frequency).withoutOvershoot
    y = Spring(distance: way.y, velocity: velocity.y, frequency: frequency).withoutOvershoot
    super.init(scrollView)
  }

  override func step(_ scrollView: UIScrollView, to time: TimeInterval) -> Bool {
    let elapsed = max(0, time - start)
    guard !(x.isAtRest(at: elapsed) && y.isAtRest(at: elapsed)) else {
      scrollView.moveContent(to: target)
      return false
    }
    let way = CGPoint(x: x.distance(at: elapsed), y: y.distance(at: elapsed))
    scrollView.moveContent(to: target + way)
    return true
  }

  override func velocity(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - start)
    return CGPoint(x: x.velocity(at: elapsed), y: y.velocity(at: elapsed))
  }

  override var destination: CGPoint {
    target
  }

  override func finish(_ scrollView: UIScrollView, caught: Bool) {
    if isAnnounced, !caught {
      scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
}
