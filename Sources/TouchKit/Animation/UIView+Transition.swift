extension UIView {
  /// Changes a view, or its subviews, while what was seen before fades into what is seen now.
  ///
  ///     UIView.transition(with: picture, duration: 0.3, options: .transitionCrossDissolve) {
  ///       picture.image = sharper
  ///     }
  ///
  /// The closure runs at once, and its changes take effect at once, whatever animation it is called in. Until the end a copy of what was seen before is in front of
  /// the view, among its superview's ``subviews`` (in a window: its last subview), and follows its place; touches go through it. Where the copy covers all of the view the
  /// view is opaque behind it, so that nothing behind shines through; else both fade. Another transition of the view begins with what is seen at that moment. A view without a
  /// superview or in no window changes without a transition.
  ///
  /// - Parameters:
  ///   - view: what changes; a window too, for another root view controller.
  ///   - duration: in seconds; 0 is at once.
  ///   - options: `transitionCrossDissolve`, without which the change is seen at once; the curve counts, too.
  ///   - animations: the changes; `nil` for none.
  ///   - completion: called with true at the end, with false where another transition has replaced it or the view has left.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    dissolve(view, into: view, duration, options, animations ?? {}, completion)
  }

  /// Replaces a view by another one, as ``transition(with:duration:options:animations:completion:)`` changes one: `fromView` is removed, and `toView` is added to its superview in
  /// its place among the subviews. With `showHideTransitionViews` both stay, the first one hidden, the second one not.
  ///
  /// - Parameters:
  ///   - fromView: what is seen; where it is in no superview nothing fades.
  ///   - toView: what is seen in its place; its frame is its own.
  ///   - completion: called with true at the end, with false where another transition has replaced it or the view has left.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if fromView !== toView, let parent = fromView.superview {
        parent.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    dissolve(fromView, into: toView, duration, options, change, completion)
  }

  private static func dissolve(
    _ old: UIView, into new: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
    _ change: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let container = old.superview ?? (old as? UIWindow)
    guard options.contains(.transitionCrossDissolve), duration > 0, AnimationScope.areEnabled,
      let container,
      let clock = container.host?.clock
    else {
      performWithoutAnimation(change)
      completion?(true)
      return
    }
    #if !hasFeature(Embedded)
      let completion = CATransaction.awaiting(completion)
    #endif
    performWithoutAnimation {
      let copy = DissolvingCopy(of: old, in: container)
      change()
      Dissolve(
        copy, into: new, on: clock, duration: duration, curve: options.curve.timing,
        completion: completion
      ).begin(in: container)
    }
  }
}

extension UIView.AnimationOptions {
  /// Of a transition: what was seen before fades into what is seen now.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// Of a transition from one view to another: both stay where they are, and one is hidden.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
}
