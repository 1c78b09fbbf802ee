extension UIViewController {
  /// Replaces the view of one child by that of another one, with an animation: for controllers that contain others.
  ///
  /// ```swift
  /// addChild(new)
  /// new.view.frame = old.view.frame.offsetBy(dx: width, dy: 0)
  /// old.willMove(toParent: nil)
  /// transition(from: old, to: new, duration: 0.3) {
  ///   new.view.frame = old.view.frame
  /// } completion: { _ in
  ///   old.removeFromParent()
  ///   new.didMove(toParent: self)
  /// }
  /// ```
  ///
  /// The second view is added in front of the first one, whose superview it gets, and the first one is removed at the end, unless another transition has led back to
  /// it meanwhile.
  ///
  /// - Parameters:
  ///   - fromViewController: a child of this controller, whose view is in a superview.
  ///   - toViewController: a child of this controller.
  ///   - duration: in seconds; 0 is at once.
  ///   - options: the curve; or `transitionCrossDissolve`, with which the changes take effect at once and fade in.
  ///   - animations: changes of views; `nil` for none.
  ///   - completion: called once, after the first view has been removed, with true where nothing interrupted the animation.
  public final func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "Both have to be children of this controller: call addChild(_:) before transition(from:to:).")
    guard let old = fromViewController.view, let new = toViewController.view else { return }
    arrivingChild = toViewController
    let arrive = { (isFinished: Bool) in
      if self.arrivingChild !== fromViewController { old.removeFromSuperview() }
      if self.arrivingChild === toViewController { self.arrivingChild = nil }
      completion?(isFinished)
    }
    if options.contains(.transitionCrossDissolve) {
      if let animations { UIView.performWithoutAnimation(animations) }
      UIView.transition(
        from: old, to: new, duration: duration, options: options, completion: arrive)
    } else {
      old.superview?.addSubview(new)
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: arrive)
    }
  }
}
