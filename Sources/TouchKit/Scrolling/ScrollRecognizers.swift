/// The pan of a scroll view: travels only along the axes that can be scrolled, and catches what moves as soon as a finger is down.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  unowned(unsafe) var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerDown()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersGone()
  }

  override func effective(_ travel: CGPoint) -> CGPoint {
    guard let scrollView else { return travel }
    return CGPoint(
      x: scrollView.scrollsHorizontally ? travel.x : 0,
      y: scrollView.scrollsVertically ? travel.y : 0)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinch
  }
}

/// The pinch of a scroll view: makes up for its hysteresis, see ``ZoomGrip``.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  unowned(unsafe) var scrollView: UIScrollView?

  /// The point of the zoomed view that was between the fingers when they came down.
  private(set) var touchDownAnchor = CGPoint.zero
  /// How much of the hysteresis has been made up for, from 0 to 1; never less than before.
  private(set) var madeUp: CGFloat = 0
  private var touchDownSpan: CGFloat = 0
  private var beginning: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    touchDownSpan = span
    if numberOfTouches >= 2, let scrollView, let view = scrollView.zoomView {
      touchDownAnchor = middle(in: view)
    }
  }

  override func reset() {
    super.reset()
    madeUp = 0
    beginning = nil
  }

  /// From now on there is nothing to make up for: the fingers have taken a new grip.
  func forgetHysteresis() {
    madeUp = 1
  }

  override func slackLeft() -> CGFloat {
    let middle = middle(in: nil)
    let start = beginning ?? middle
    beginning = start
    let travel = abs(span - touchDownSpan - slack) + middle.distance(to: start)
    madeUp = max(madeUp, min(1, travel / Constants.hysteresisMakeUp))
    return 1 - madeUp
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
  }
}
