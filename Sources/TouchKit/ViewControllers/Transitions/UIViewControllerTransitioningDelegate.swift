/// Makes the transitions that present and dismiss a controller. All methods are optional: `nil`, the default, means the
/// built-in transition.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIViewControllerTransitioningDelegate: WeaklyReferable {
  /// Asked when a controller is presented; the animator is retained until the transition ends.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asked when it is dismissed.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// Asked where there is an animator; `nil` for a transition without fingers.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What moves a dismissal by fingers; `nil`, the default, where it runs by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  #if !hasFeature(Embedded)
    /// What says where the presented view is, and what surrounds it. Asked each time a controller is presented whose
    /// ``UIViewController/modalPresentationStyle`` is `custom`, before the animator; `nil`, the default, where the view fills the window. Natively
    /// only.
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController?
  #endif
}

extension UIViewControllerTransitioningDelegate {
  #if !hasFeature(Embedded)
    /// The presented view fills the window.
    public func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { nil }
  #endif

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// What moves a dismissal by fingers; `nil`, the default, where it runs by itself.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
