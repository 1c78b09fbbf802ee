extension UINavigationController {
  /// The view is in another window, or in none: what was under way there is over, where it was going.
  final func endPassage() {
    guard let transition = passage?.transition else { return }
    transition.completeTransition(!transition.transitionWasCancelled)
  }

  /// A change has ended, or another one takes its place.
  final func ended(
    _ transition: ViewControllerTransition, _ ending: ViewControllerTransition.Ending
  ) {
    guard let passage, passage.transition === transition else { return }
    self.passage = nil
    childTransition = nil
    let (shown, hidden) =
      ending.isCompleted ? (passage.to, passage.from) : (passage.from, passage.to)
    if !ending.isCompleted {
      stack = passage.before
      announced = passage.from
      hidden.beginAppearanceTransition(false, animated: transition.isAnimated)
      shown.beginAppearanceTransition(true, animated: transition.isAnimated)
    }
    // Another one goes on with the views where they are.
    if ending.settles, self.passage == nil { tidy() }
    hidden.endAppearanceTransition()
    shown.endAppearanceTransition()
    tellParents(passage, ending.isCompleted)
    if ending.isCompleted {
      delegate?.navigationController(self, didShow: passage.to, animated: transition.isAnimated)
    }
    if ending.isCompleted, self.passage == nil { readOn() }
  }

  // Who does not see it hears where they are, and goes on reading there: what they had is gone.
  private final func readOn() {
    guard let top = stack.last, let view = top.viewIfLoaded, view.window != nil else { return }
    UIAccessibility.post(notification: .screenChanged, argument: view)
    if let title = top.ownNavigationItem?.title {
      UIAccessibility.post(notification: .announcement, argument: title)
    }
  }

  private final func tellParents(_ passage: NavigationPassage, _ isCompleted: Bool) {
    for controller in passage.coming { controller.isMovingToParent = false }
    for controller in passage.leaving { controller.isMovingFromParent = false }
    if isCompleted {
      for controller in passage.leaving { drop(controller) }
      for controller in passage.coming where controller.parent === self {
        controller.didMove(toParent: self)
      }
    } else {
      for controller in passage.coming where controller.parent === self {
        controller.willMove(toParent: nil)
        drop(controller)
      }
      for controller in passage.leaving where controller.parent === self {
        controller.willMove(toParent: self)
        controller.didMove(toParent: self)
      }
    }
  }

  /// A controller is no child any more, unless somebody has put it into the stack again meanwhile.
  final func drop(_ controller: UIViewController) {
    guard controller.parent === self, !stack.contains(object: controller),
      passage?.from !== controller
    else { return }
    controller.removeFromParent()
  }
}
