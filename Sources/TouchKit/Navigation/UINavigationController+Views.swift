extension UINavigationController {
  /// Puts the view of the controller that is shown where it belongs.
  final func put(_ controller: UIViewController) {
    guard controller.parent === self, let view = controller.view, controller.parent === self
    else { return }
    view.frame = stage.bounds
    if view.superview !== stage { stage.insertSubview(view, at: 0) }
  }

  /// Only what is shown is left in the stage.
  final func tidy() {
    stage.dimming.removeFromSuperview()
    let shown = stack.last
    for view in stage.subviews {
      if let owner = view.controller, owner !== shown { view.removeFromSuperview() }
    }
    // Who has heard of it may have changed it again.
    guard passage == nil else { return }
    if let shown, stack.last === shown { put(shown) }
    navigationBar.show(stack)
  }

  /// The view has another size or other covered edges.
  final func layOut() {
    forgetLost()
    stage.frame = view.bounds
    if passage == nil, let top = stack.last, let view = top.viewIfLoaded,
      view.superview === stage, view.transform.isIdentity, view.frame != stage.bounds
    {
      view.frame = stage.bounds
    }
    placeBar()
  }

  /// Puts the bar where it is seen, or above the view.
  final func placeBar() {
    let top = view.safeAreaInsets.top
    let height = top + Constants.navigationBar
    let frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : 0, width: view.bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
    navigationBar.accessibilityElementsHidden = isNavigationBarHidden
    stage.cover(isNavigationBarHidden ? 0 : height)
    navigationBar.layoutIfNeeded()
  }
}
