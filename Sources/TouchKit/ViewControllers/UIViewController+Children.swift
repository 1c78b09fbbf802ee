extension UIViewController {
  /// The children, in the order in which they were added.
  public final var children: [UIViewController] {
    childControllers
  }

  /// The controller that this one is a child of; `nil` where there is none.
  public final var parent: UIViewController? {
    parentLink
  }

  #if hasFeature(Embedded)
    public func addChild(_ childController: UIViewController) {
      adopt(childController)
    }

    public func removeFromParent() {
      leaveParent()
    }
  #endif

  final func adopt(_ childController: UIViewController) {
    precondition(childController !== self, "A controller cannot be its own child.")
    guard childController.parent !== self, !leads(to: childController) else { return }
    childController.leaveParent()
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

  /// This controller or the nearest of those that it is in that fits; `nil` where none does.
  final func nearest(_ fits: (UIViewController) -> Bool) -> UIViewController? {
    var controller: UIViewController? = self
    while let here = controller, !fits(here) { controller = here.parent }
    return controller
  }

  final func leaveParent() {
    guard let parent else { return }
    isMovingFromParent = true
    parent.childControllers.remove(object: self)
    parentLink = nil
    didMove(toParent: nil)
    isMovingFromParent = false
  }
}
