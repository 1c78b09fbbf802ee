/// The content after a finger has let go of it: it slows down, runs over an edge, springs back, or
/// turns to a page.
final class FlingMotion: ScrollMotion {
  private var x: AxisMotion
  private var y: AxisMotion
  // Where it was told to come to rest, if it does not run out by itself.
  private var aimX: CGFloat?
  private var aimY: CGFloat?

  /// - Parameters:
  ///   - velocity: of the offset, in points per second.
  ///   - aimX: where it is to come to rest along each axis; `nil` for where it takes the content by itself.
  init(
    _ scrollView: UIScrollView, velocity: CGPoint, toX aimX: CGFloat?, y aimY: CGFloat?,
    at time: TimeInterval
  ) {
    let offset = scrollView.contentOffset
    self.aimX = aimX
    self.aimY = aimY
    x = AxisMotion(
      position: offset.x, velocity: velocity.x, to: aimX, in: scrollView.horizontalField, at: time)
    y = AxisMotion(
      position: offset.y, velocity: velocity.y, to: aimY, in: scrollView.verticalField, at: time)
    super.init(scrollView)
  }

  /// True where there is nothing to move.
  var isStill: Bool {
    x.isStill && y.isStill
  }

  override func step(_ scrollView: UIScrollView, to time: TimeInterval) -> Bool {
    let (nowX, nowY) = (x.state(at: time), y.state(at: time))
    scrollView.moveContent(to: CGPoint(x: nowX.position, y: nowY.position))
    return !(nowX.isAtRest && nowY.isAtRest)
  }

  override func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.state(at: time).velocity, y: y.state(at: time).velocity)
  }

  override var destination: CGPoint {
    CGPoint(x: x.rest, y: y.rest)
  }

  /// Where the delegate hears that it will come to rest.
  var announced: CGPoint {
    CGPoint(x: x.announced, y: y.announced)
  }

  override func replace(_ scrollView: UIScrollView, at time: TimeInterval) -> Bool {
    let offset = scrollView.contentOffset
    let (nowX, nowY) = (x.state(at: time), y.state(at: time))
    let way = offset - CGPoint(x: nowX.position, y: nowY.position)
    aimX = aimX.map { $0 + way.x }
    aimY = aimY.map { $0 + way.y }
    x = x.moved(to: offset.x, aim: aimX, in: scrollView.horizontalField, at: time)
    y = y.moved(to: offset.y, aim: aimY, in: scrollView.verticalField, at: time)
    return true
  }

  override func finish(_ scrollView: UIScrollView, caught: Bool) {
    scrollView.isDecelerating = false
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
  }
}
