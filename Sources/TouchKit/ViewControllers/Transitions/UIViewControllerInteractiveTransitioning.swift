/// Carries out a transition as fingers move.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// The transition begins. Called once, and in place of the animator's `animateTransition(using:)`, also where it begins without fingers; from then
  /// on this object moves it by calling ``UIViewControllerContextTransitioning/updateInteractiveTransition(_:)`` and its siblings.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// False for a transition that begins without fingers: the context is not interactive then, until it is paused. True by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}
