import TouchKit

/// Writes down what a navigation controller tells, and chooses what moves its views.
final class NavigationListener: UINavigationControllerDelegate {
  var lines: [String] = []
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append(
      "will \(navigationController.viewControllers.count)\(animated ? " animated" : "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append("did \(navigationController.viewControllers.count)\(animated ? " animated" : "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }
}
