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
  /// Nothing happens where the other one contains or presents this one, or what contains it: each would be in the other.
  ///
  /// ```swift
  /// addChild(child)
  /// view.addSubview(child.view)
  /// child.didMove(toParent: self)
  /// ```
  public final func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "A controller cannot be its own child.")
    guard childController.parent !== self, !leads(to: childController) else { return }
    childController.removeFromParent()
    childController.isMovingToParent = true
    childController.willMove(toParent: self)
    childController.isMovingToParent = false
    // The calls above may have given it another parent, or let it present this one.
    guard childController.parent == nil, !leads(to: childController) else { return }
    childControllers.append(childController)
    childController.parentLink = self
  }

  /// True where another controller is this one, contains it or presents it, or what contains or presents it.
  final func leads(to other: UIViewController) -> Bool {
    self === other || parentLink?.leads(to: other) == true
      || presenterLink?.leads(to: other) == true
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
