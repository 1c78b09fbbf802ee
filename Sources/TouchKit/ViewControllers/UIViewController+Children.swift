extension UIViewController {
  /// The children, in the order in which they were added.
  public final var children: [UIViewController] {
    childControllers
  }

  /// The controller that this one is a child of.
  public final var parent: UIViewController? {
    parentLink
  }

  /// Makes another controller a child of this one, which keeps it. It leaves the parent that it had.
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

  /// Makes it nobody's child. Its view stays where it is.
  ///
  /// ```swift
  /// child.willMove(toParent: nil)
  /// child.view.removeFromSuperview()
  /// child.removeFromParent()
  /// ```
  public final func removeFromParent() {
    guard let parent else { return }
    isMovingFromParent = true
    parent.childControllers.removeAll { $0 === self }
    parentLink = nil
    didMove(toParent: nil)
    isMovingFromParent = false
  }
}
