/// Follows a pointer or a stylus that is over the view and does not touch it. Continuous.
///
/// Begins when it comes over the view, changes as it moves, ends when it leaves, and is cancelled
/// when the pointer disappears (a touch-down counts as that, except for a mouse). Hovering prevents
/// nothing and is prevented by nothing.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var pointerLocation = CGPoint.zero

  override var followsTouches: Bool {
    false
  }

  open override func location(in view: UIView?) -> CGPoint {
    UIView.fromWindow(pointerLocation, to: view)
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// The pointer is over the view, at a point in the window's coordinates.
  final func hover(at point: CGPoint) {
    pointerLocation = point
    state = state.isActive ? .changed : .began
  }

  /// The pointer has left the view or the window.
  final func leaveHover(_ final: State) {
    if state.isActive { state = final }
  }

  // Spelled out: see UIResponder.
  deinit {}
}
