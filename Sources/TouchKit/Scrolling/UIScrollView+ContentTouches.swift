extension UIScrollView {
  /// Whether the content gives its touches up to a drag or a pinch: what it has not been shown it
  /// does not have to.
  final func contentGivesUp(_ recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.attempt.touches {
      guard case .began = touch.viewState, let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }
}

/// Withholds touches from the content of a scroll view for a moment, in case they become a drag.
///
/// It recognizes nothing: while it is possible it delays, and then it fails.
final class ContentTouchDelay: UIGestureRecognizer {
  @Backlink var scrollView: UIScrollView?
  private var timer: FrameTimer?

  #if hasFeature(Embedded)
    override init(target: Never?, action: Never?) {
      super.init(target: nil, action: nil)
      delayOnly()
    }
  #else
    override init(target: Any?, action: Selector?) {
      super.init(target: nil, action: nil)
      delayOnly()
    }
  #endif

  private func delayOnly() {
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard timer == nil else { return }
    if attempt.touches.allSatisfy({ $0.view === scrollView }) {
      state = .failed
    } else if scrollView?.state.fingers.caught?.isFast != true {
      // A finger that catches moving content means the motion, not what happens to pass below it.
      timer = clock?.after(Constants.contentTouchDelay, for: self) { $0.state = .failed }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.count == numberOfTouches { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    timer?.cancel()
    timer = nil
  }
}
