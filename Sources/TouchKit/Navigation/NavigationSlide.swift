/// The built-in change of a navigation controller.
///
///     ┌───────┬───────┐   The view in front goes by its whole width w, the one behind it by 0.3 w, and is darkened meanwhile.
///     │ back ▒│ front │   Where one reads from the right it is the other way round.
///     └───────┴───────┘
///
/// Where less motion is wanted one fades into the other.
final class NavigationSlide: UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private let dimming: UIView

  init(isPush: Bool, _ dimming: UIView) {
    self.isPush = isPush
    self.dimming = dimming
  }

  // Spelled out: see UIResponder.
  deinit {}

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Constants.presentation
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      context.completeTransition(true)
      return
    }
    if context.containerView.window?.isReduceMotionEnabled == true {
      fade(to, context)
    } else {
      slide(from, to, context)
    }
  }

  private func slide(
    _ from: UIView, _ to: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    let home = container.bounds
    let width = container.readsFromRight ? -home.width : home.width
    let away = home.offsetBy(dx: width, dy: 0)
    let behind = home.offsetBy(dx: -width * Constants.navigationParallax, dy: 0)
    let (front, back) = isPush ? (to, from) : (from, to)
    if to.superview !== container {
      container.insertSubview(to, at: isPush ? container.subviews.count : 0)
      to.frame = isPush ? away : behind
    }
    if from.superview !== container { container.addSubview(from) }
    if dimming.superview !== container { dimming.alpha = isPush ? 0 : Constants.navigationShade }
    dimming.frame = home
    container.insertSubview(dimming, aboveSubview: back)
    container.bringSubviewToFront(front)
    to.layoutIfNeeded()
    let isPush = isPush
    let dimming = dimming
    UIView.animate(
      withDuration: Constants.presentation, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: {
        front.frame = isPush ? home : away
        back.frame = isPush ? behind : home
        dimming.alpha = isPush ? Constants.navigationShade : 0
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  private func fade(_ to: UIView, _ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if to.superview !== container { to.alpha = 0 }
    to.frame = container.bounds
    container.addSubview(to)
    to.layoutIfNeeded()
    UIView.animate(
      withDuration: Constants.presentation,
      animations: { to.alpha = 1 },
      completion: { _ in
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
