import TouchKit
import Tsumami

// A finger that pulls the photo down, or catches it on its way.
extension PhotoViewer {
  /// What has almost arrived, or almost gone, is left alone: the finger means what it sees.
  var canBeCaught: Bool {
    guard motion != nil else { return false }
    let isOff = pose.depth > 4 || abs(pose.shift.x) > 4 || abs(pose.shift.y) > 4
    return pose.fade > 0.1 || isOff
  }

  func pulled() {
    switch pull.state {
    case .began:
      stop()
      // The translation counts from where the finger was when it had moved far enough.
      let (place, way) = (pull.location(in: self), pull.translation(in: self))
      grip = PullGrip(
        start: pose,
        finger: CGPoint(x: place.x - way.x - bounds.midX, y: place.y - way.y - bounds.midY),
        height: bounds.height)
      told(.reveals(pager.index))
      follow()
    case .changed:
      follow()
    case .ended:
      letGo(velocity: pull.velocity(in: self))
    case .cancelled:
      letGo(velocity: nil)
    case .possible, .failed:
      break
    }
  }

  private func follow() {
    guard let grip else { return }
    pose = grip.pose(movedBy: pull.translation(in: self))
  }

  /// - Parameter velocity: `nil` where the system has taken the finger away.
  private func letGo(velocity: CGPoint?) {
    guard grip != nil else { return }
    grip = nil
    if let velocity, PullDown.closes(depth: pose.depth, velocity: velocity.y, height: bounds.height)
    {
      // One that has been caught on its way out has said that it goes.
      if isOpen { close(velocity: velocity) } else { fadeOut(velocity: velocity) }
      return
    }
    if !isOpen {
      isOpen = true
      told(.opened(pager.index))
    }
    run(to: .open, velocity: velocity ?? .zero)
  }

  /// Takes the photo out of the finger's hands: it goes where it is sent, and the finger has to lift
  /// before it pulls again.
  func release() {
    guard grip != nil else { return }
    grip = nil
    pull.restart()
  }

  /// True where no neighbour is to be seen.
  var isInPlace: Bool {
    let place = pager.scrollView.contentOffset.x / max(1, pager.scrollView.bounds.width)
    return abs(place - place.rounded()) < 0.01
  }

  // The photo has to be whole and in its place, and the finger has to go down rather than aside.
  var canBePulled: Bool {
    // Of the translation nothing is left at the very beginning.
    let way = pull.velocity(in: self)
    return current?.isShownWhole == true && isInPlace && way.y > abs(way.x)
  }
}

extension PhotoViewer: UIGestureRecognizerDelegate {
  /// The second touch of a double tap is no pull: it may zoom.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touch.tapCount == 1
  }
}
