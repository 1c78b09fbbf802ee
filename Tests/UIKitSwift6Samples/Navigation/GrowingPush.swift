import UIKit

/// A push that grows out of the middle, and a pan anywhere that shrinks it again, as transitions of one's own are published.
final class GrowingPush: NSObject, UINavigationControllerDelegate {
  private let navigationController: UINavigationController
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
    let pan = UIPanGestureRecognizer(target: self, action: GrowingPush.pan)
    navigationController.view.addGestureRecognizer(pan)
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let progress = max(0, pan.translation(in: view).y / view.bounds.height)
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigationController.popViewController(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended where progress > 0.3:
      interaction?.finish()
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push: GrowingAnimator(isPush: true)
    case .pop: GrowingAnimator(isPush: false)
    default: nil
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }
}

private final class GrowingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to),
      let from = transitionContext.view(forKey: .from)
    else { return }
    let small = CGAffineTransform(scaleX: 0.2, y: 0.2)
    if isPush {
      transitionContext.containerView.addSubview(to)
      to.transform = small
    } else {
      transitionContext.containerView.insertSubview(to, belowSubview: from)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [isPush] in
      if isPush { to.transform = .identity } else { from.transform = small }
    } completion: { _ in
      from.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
