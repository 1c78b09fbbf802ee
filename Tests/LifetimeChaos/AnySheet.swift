import TouchKit

/// Says where a presented view is, with a view of its own behind it, and lets the program go on whenever it hears something.
final class AnySheet: UIPresentationController, Owner {
  weak var world: World?
  let dimming = UIView()
  var isFull = false

  var owned: [AnyObject] { [dimming, presentedViewController] }

  override var frameOfPresentedViewInContainerView: CGRect {
    world?.interrupt("frameOfPresentedView")
    return (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 40)
  }

  override var shouldRemovePresentersView: Bool { isFull }

  override func presentationTransitionWillBegin() {
    world?.trace("sheet comes")
    world?.interrupt("presentation begins")
    containerView?.insertSubview(dimming, at: 0)
    presentingViewController?.viewIfLoaded?.tintAdjustmentMode = .dimmed
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0.5 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    world?.interrupt("presentation has ended")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    world?.interrupt("dismissal begins")
    presentingViewController?.viewIfLoaded?.tintAdjustmentMode = .automatic
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    world?.trace("sheet goes \(completed)")
    world?.interrupt("dismissal has ended")
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() { world?.interrupt("containerViewWillLayout") }
  override func containerViewDidLayoutSubviews() { world?.interrupt("containerViewDidLayout") }
}
