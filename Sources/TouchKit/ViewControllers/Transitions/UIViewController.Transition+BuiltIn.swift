extension UIViewController.Transition {
  /// From below the window, and back; as ``UIModalTransitionStyle/coverVertical``.
  public static var coverVertical: UIViewController.Transition {
    UIViewController.Transition(BuiltInTransitions(.coverVertical))
  }

  /// A cross-fade; as ``UIModalTransitionStyle/crossDissolve``.
  public static var crossDissolve: UIViewController.Transition {
    UIViewController.Transition(BuiltInTransitions(.crossDissolve))
  }
}

/// Makes the transitions of a style, whatever the controller's own is.
private final class BuiltInTransitions: DelegateObject, UIViewControllerTransitioningDelegate {
  private let style: UIModalTransitionStyle

  init(_ style: UIModalTransitionStyle) {
    self.style = style
    #if hasFeature(Embedded)
      super.init()
    #endif
  }

  // Spelled out: see UIResponder.
  deinit {}

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    BuiltInTransition(style, isPresentation: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    BuiltInTransition(style, isPresentation: false)
  }
}
