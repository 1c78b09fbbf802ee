/// The gesture that pulls rows of a list aside: one finger, across the direction in which the list scrolls.
///
/// It and the pan that scrolls both wait for ``Constants/panHysteresis``: the one in whose direction the finger goes first begins, and prevents the other.
final class SwipePan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  // Where the finger came down, in the content.
  private var start = CGPoint.zero

  deinit {}

  /// Begins with the actions.
  func setUp() {
    maximumNumberOfTouches = 1
    delegate = self
    addAction { $0.follow() }
  }

  private var list: UICollectionView? {
    view as? UICollectionView
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let list else { return }
    start = location(in: list)
    list.swipe(at: start)?.hold()
  }

  // It has not begun, or it is over: what it has caught goes on.
  override func reset() {
    super.reset()
    list?.listRows?.release()
  }

  override func effective(_ travel: CGPoint) -> CGPoint {
    abs(travel.x) > abs(travel.y) ? CGPoint(x: travel.x, y: 0) : .zero
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list else { return false }
    // The hysteresis is taken off, so the translation alone may be nothing yet.
    let way = location(in: list).x - start.x
    return list.beginSwipe(at: start, toTheRight: way > 0)
  }

  private func follow() {
    guard let list, let swipe = list.listRows?.swipes.last(where: { $0.isHeld }) else { return }
    switch state {
    case .began:
      swipe.grip()
      swipe.pull(by: translation(in: list).x)
    case .changed: swipe.pull(by: translation(in: list).x)
    case .ended: swipe.release(velocity: velocity(in: list).x)
    default: swipe.cancel()
    }
  }
}
