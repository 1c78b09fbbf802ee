/// Carries out a transition as fingers move.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// The transition begins. Called once; from then on this object moves it by calling
  /// ``UIViewControllerContextTransitioning/updateInteractiveTransition(_:)`` and its siblings.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// False for a transition that begins without fingers: then the animator runs it. True by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}
