extension UINavigationController {
  /// A finger from the edge goes back.
  final func follow(_ swipe: UIPanGestureRecognizer) {
    if swipe.state == .began, passage == nil, stack.count > 1 {
      change(to: Array(stack.dropLast()), animated: true, byHand: true)
    }
    if let transition = passage?.transition, transition.startsByHand { transition.follow(swipe) }
  }

  /// True where a finger may go back.
  final var canSwipeBack: Bool {
    guard passage == nil, stack.count > 1, presentation == nil, viewIfLoaded?.window != nil
    else { return false }
    if interactivePopGestureRecognizer?.delegate != nil { return true }
    return !isNavigationBarHidden && navigationBar.leadsBack
  }
}

/// The finger from the edge at which one begins to read.
final class NavigationSwipe: UIScreenEdgePanGestureRecognizer {
  @Backlink var controlled: UINavigationController?

  // Spelled out: see UIResponder.
  deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let view, controlled?.canSwipeBack == true else {
      if state == .possible { state = .failed }
      return
    }
    edges = view.readsFromRight ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  // What is scrolled in the views waits for it.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view !== view
  }
}
