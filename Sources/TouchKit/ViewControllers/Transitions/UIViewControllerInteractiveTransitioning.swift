/// Carries a transition out as a hand moves.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// The transition begins. Called once; what happens then is up to this object, which says so by
  /// ``UIViewControllerContextTransitioning/updateInteractiveTransition(_:)`` and its siblings.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// False for one that begins by itself: then the animator has it. True by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}
