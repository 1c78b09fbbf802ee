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

  private func home(_ context: any UIViewControllerContextTransitioning) -> CGRect {
    #if !hasFeature(Embedded)
      if let own = context as? ViewControllerTransition { return own.presentedHome }
    #endif
    return context.containerView.bounds
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    guard let view = context.view(forKey: isPresentation ? .to : .from) else {
      context.completeTransition(true)
      return
    }
    let fades = style == .crossDissolve || container.window?.isReduceMotionEnabled == true
    let home = home(context)
    let below = home.offsetBy(dx: 0, dy: container.bounds.height - home.minY)
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
