/// The built-in transitions: from below the window and back, or a cross-fade.
final class BuiltInTransition: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresentation: Bool

  init(_ style: UIModalTransitionStyle, isPresentation: Bool) {
    self.style = style
    self.isPresentation = isPresentation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Constants.presentation
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let view = context.viewController(forKey: key)?.view else {
      context.completeTransition(true)
      return
    }
    let fades = style == .crossDissolve || container.window?.isReduceMotionEnabled == true
    let home = container.bounds
    let below = home.offsetBy(dx: 0, dy: home.height)
    if view.superview !== container {
      container.addSubview(view)
      view.frame = fades ? home : below
      view.alpha = fades ? 0 : 1
    }
    view.layoutIfNeeded()
    let isPresentation = isPresentation
    UIView.animate(
      withDuration: Constants.presentation, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: {
        if isPresentation {
          view.frame = home
          view.alpha = 1
        } else if fades {
          view.alpha = 0
        } else {
          view.frame = below
        }
      },
      completion: { _ in
        if !isPresentation, !context.transitionWasCancelled { view.alpha = 1 }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
