extension UIViewController {
  /// The children, in the order in which they were added.
  public final var children: [UIViewController] {
    childControllers
  }

  /// The controller that this one is a child of; `nil` where there is none.
  public final var parent: UIViewController? {
    parentLink
  }

  /// Makes another controller a child of this one, which retains it. It is removed from the parent before.
  ///
  /// ```swift
  /// addChild(child)
  /// view.addSubview(child.view)
  /// child.didMove(toParent: self)
  /// ```
  public final func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "A controller cannot be its own child.")
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.isMovingToParent = true
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentLink = self
    childController.isMovingToParent = false
  }

  /// Removes the controller from its parent. Its view stays in its superview.
  ///
  /// ```swift
  /// child.willMove(toParent: nil)
  /// child.view.removeFromSuperview()
  /// child.removeFromParent()
  /// ```
  public final func removeFromParent() {
    guard let parent else { return }
    isMovingFromParent = true
    parent.childControllers.remove(object: self)
    parentLink = nil
    didMove(toParent: nil)
    isMovingFromParent = false
  }
}
