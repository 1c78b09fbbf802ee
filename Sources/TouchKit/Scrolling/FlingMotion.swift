/// The content after a finger has let go of it: it slows down, runs over an edge, springs back.
final class FlingMotion: ScrollMotion {
  unowned(unsafe) private let scrollView: UIScrollView
  private let x: AxisMotion
  private let y: AxisMotion

  init(_ scrollView: UIScrollView, x: AxisMotion, y: AxisMotion) {
    self.scrollView = scrollView
    self.x = x
    self.y = y
  }

  func move(to time: TimeInterval) -> Bool {
    let (x, y) = (x.state(at: time), y.state(at: time))
    scrollView.moveContent(to: CGPoint(x: x.position, y: y.position))
    guard x.isAtRest, y.isAtRest else { return true }
    scrollView.moveContent(to: scrollView.onPixel(scrollView.contentOffset))
    scrollView.arrived(self)
    return false
  }

  func finish(caught: Bool) {
    scrollView.isDecelerating = false
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
  }
}

extension UIScrollView {
  /// Lets the content go at a velocity, in points per second of the offset.
  final func fling(velocity: CGPoint) {
    guard let clock = window?.clock else { return }
    let velocity = CGPoint(
      x: scrollsHorizontally ? velocity.x : 0, y: scrollsVertically ? velocity.y : 0)
    var target = flingTarget(restingPlace(flungAt: velocity), velocity: velocity / 1000)
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity / 1000, targetContentOffset: &target)
    let range = offsetRange
    let rate = decelerationRate.rawValue
    let x = AxisMotion(
      position: contentOffset.x, velocity: velocity.x, range: range.x, rate: rate,
      target: target.x, bounces: bounces, at: clock.now)
    let y = AxisMotion(
      position: contentOffset.y, velocity: velocity.y, range: range.y, rate: rate,
      target: target.y, bounces: bounces, at: clock.now)
    let moves = !(x.state(at: clock.now).isAtRest && y.state(at: clock.now).isAtRest)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    if moves {
      isDecelerating = true
      delegate?.scrollViewWillBeginDecelerating(self)
      run(FlingMotion(self, x: x, y: y))
    } else {
      moveContent(to: onPixel(contentOffset))
    }
    finishZooming()
  }

  // Where a fling runs out, on the pixel grid and within the range.
  private func restingPlace(flungAt velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let target = CGPoint(
      x: Deceleration(start: contentOffset.x, velocity: velocity.x, rate: rate).rest,
      y: Deceleration(start: contentOffset.y, velocity: velocity.y, rate: rate).rest)
    return clamped(onPixel(target))
  }
}
