/// The pan of a scroll view: travels only along the axes that can be scrolled, and catches what
/// moves as soon as a finger is down.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  @exclusivity(unchecked) private var scrollLink = Backlink<UIScrollView>()
  var scrollView: UIScrollView? {
    get { scrollLink.object }
    set { scrollLink.object = newValue }
  }

  override var state: State {
    get { super.state }
    set {
      super.state = newValue
      if super.state == .failed || super.state == .possible { scrollView?.fingersMayBeGone() }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.fingerDown()
    scrollView?.window?.keyFocus.point(at: touches.first?.view)
    super.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // Recognized without ever having begun: what waits to be a tap has lost.
    if state == .possible, touches.count == numberOfTouches,
      scrollView?.state.fingers.caught?.isFast == true
    {
      state = .ended
    } else {
      super.touchesEnded(touches, with: event)
    }
  }

  override func reset() {
    super.reset()
    scrollView?.gestureIsOver()
  }

  /// The scroll view itself scrolls by wheels and trackpads.
  override func allowsScroll(of type: UIScrollTypeMask) -> Bool {
    false
  }

  /// True while it follows a finger and may drag, or drags.
  var holds: Bool {
    tracked != 0 && !phase.isFinal
  }

  /// True where the pan had to wait for others before it began: what the finger moved meanwhile is
  /// lost, the content does not jump after it.
  var waited: Bool {
    var moved = CGPoint.zero
    for touch in attempt.touches where touch.phase == .moved {
      moved = moved + (touch.location - touch.previous) / CGFloat(attempt.touches.count)
    }
    return translation(in: nil).length > moved.length + 0.001
  }

  override var hysteresis: CGFloat {
    scrollView?.state.fingers.caught?.isFast == true
      ? Constants.caughtPanHysteresis : Constants.panHysteresis
  }

  /// Only travel along an axis that can be scrolled counts; and where another scroll view at this
  /// place scrolls along the other axis, only if it is the greater part of the travel.
  override func effective(_ travel: CGPoint) -> CGPoint {
    guard let scrollView else { return travel }
    let (x, y) = (scrollView.scrollsHorizontally, scrollView.scrollsVertically)
    if x && y { return travel }
    let along = CGPoint(x: x ? travel.x : 0, y: y ? travel.y : 0)
    let across = CGPoint(x: x ? 0 : travel.x, y: y ? 0 : travel.y)
    return across.length > along.length && isContested(horizontally: y) ? .zero : along
  }

  private func isContested(horizontally: Bool) -> Bool {
    for link in attempt.touches.first?.bound ?? [] where !link.leads(to: self) {
      guard let other = (link.object as? ScrollPanGestureRecognizer)?.scrollView else { continue }
      if horizontally ? other.scrollsHorizontally : other.scrollsVertically { return true }
    }
    return false
  }

  /// Nothing that taps happens under a finger that has caught content in motion.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UITapGestureRecognizer
      && scrollView?.state.fingers.caught?.isFast == true
  }

  /// Fingers that pinch something are not a drag, neither here nor in what this
  /// scroll view holds.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UIPinchGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pinch
  }
}

/// The pinch of a scroll view: makes up for its hysteresis, see ``ZoomGrip``.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  @exclusivity(unchecked) private var scrollLink = Backlink<UIScrollView>()
  var scrollView: UIScrollView? {
    get { scrollLink.object }
    set { scrollLink.object = newValue }
  }

  /// The point of the zoomed view that was between the fingers when they came down.
  private(set) var touchDownAnchor = CGPoint.zero
  /// How much of the hysteresis has been made up for, from 0 to 1; never less than before.
  private(set) var madeUp: CGFloat = 0
  /// True where other fingers are down than when the content was last gripped.
  var needsGrip = false
  private var touchDownSpan: CGFloat = 0
  private var beginning: CGPoint?

  override var state: State {
    get { super.state }
    set {
      super.state = newValue
      if super.state == .failed || super.state == .possible { scrollView?.fingersMayBeGone() }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, scrollView?.zooms != true {
      // No recognizer waits for a pinch that cannot begin.
      fail(because: "nothing to zoom")
      return
    }
    scrollView?.fingerDown()
    super.touchesBegan(touches, with: event)
    touchDownSpan = span
    needsGrip = true
    if numberOfTouches >= 2, let view = scrollView?.zoomView { touchDownAnchor = middle(in: view) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeave(touches)
    super.touchesEnded(touches, with: event)
  }

  // Nobody threw it: the content rests where the fingers were lost.
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    needsGrip = true
    scrollView?.state.fingers.lastPinch?.momentum = 0
    super.touchesCancelled(touches, with: event)
  }

  // The momentum is that of the moment when there were last two fingers.
  private func fingersLeave(_ touches: Set<UITouch>) {
    needsGrip = true
    if numberOfTouches >= 2, numberOfTouches - touches.count < 2, scale > 0 {
      scrollView?.state.fingers.lastPinch?.momentum = velocity / scale
      scrollView?.state.fingers.lastPinch?.time = scrollView?.now ?? 0
    }
  }

  override func reset() {
    super.reset()
    madeUp = 0
    beginning = nil
    scrollView?.gestureIsOver()
  }

  /// True while it follows fingers and may zoom, or zooms. With one finger it only waits, and what
  /// drags has more to say.
  var holds: Bool {
    guard tracked != 0, !phase.isFinal else { return false }
    if phase.isActive { return true }
    guard let scrollView, scrollView.zooms else { return false }
    return numberOfTouches >= 2 || scrollView.pan.phase == .possible
  }

  /// Resets the compensation: the fingers have begun a new grip.
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
