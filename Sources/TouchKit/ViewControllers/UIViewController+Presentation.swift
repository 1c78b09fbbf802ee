extension UIViewController {
  /// The controller that this one, or one of its ancestors, presents; `nil` for none.
  public final var presentedViewController: UIViewController? {
    nearestPresenter?.presentation?.presented
  }

  /// The controller that presents this one, or one of its ancestors; `nil` for none.
  public final var presentingViewController: UIViewController? {
    nearestPresented?.presenterLink
  }

  /// True during the transition that presents it.
  public final var isBeingPresented: Bool {
    ownPresentation?.transition?.direction == .presentation
  }

  /// True during the transition that dismisses it.
  public final var isBeingDismissed: Bool {
    ownPresentation?.isDismissing == true
  }

  /// The running transition of this controller or one of its ancestors; `nil` while there is none.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestPresented?.ownPresentation?.transition ?? nearestPresenter?.presentation?.transition
  }

  /// Shows another controller in front of this one, in a container over everything in the window.
  ///
  /// The outermost ancestor of this controller presents it, as in UIKit for styles that cover everything, and retains
  /// it until it is dismissed. A running dismissal ends at once, and so does this controller's own presentation. As in
  /// UIKit nothing happens where this controller's view is in no window, where it is being dismissed or presents
  /// another one already, or where the other one is on the screen already.
  ///
  /// The transition is that of the other controller: its ``transitioningDelegate``, its ``preferredTransition``, or
  /// its ``modalTransitionStyle``. Where a custom style has a presentation controller (natively), that says where the view is.
  /// ``dismiss(animated:completion:)`` can replace a running transition at any time; it
  /// counts as completed then, and the dismissal continues from the visible state. What was presented in a window that is gone is not presented any
  /// more: it ends, cancelled where it was under way, at the next call of one of the two, or when the presenter is given to another window.
  ///
  /// - Parameters:
  ///   - flag: false for a transition without animation.
  ///   - completion: called once when the transition has ended, after `viewDidAppear`, also if it was cancelled: then
  ///     ``presentedViewController`` is `nil` there.
  public final func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    presenter.endLostPresentation()
    viewControllerToPresent.presenterLink?.endLostPresentation()
    guard let window = presenter.viewIfLoaded?.window else { return }
    if let own = presenter.ownPresentation, let running = own.transition {
      guard !own.isDismissing else { return }
      running.completeTransition(true)
    }
    let new = viewControllerToPresent
    guard new !== presenter, new.parent == nil, new.rootWindow == nil else { return }
    if let old = presenter.presentation {
      guard old.isDismissing else { return }
      old.transition?.completeTransition(true)
    }
    guard new.presenterLink == nil, presenter.presentation == nil, !presenter.leads(to: new)
    else { return }
    let presentation = Presentation(of: new, by: presenter, in: window)
    presenter.presentation = presentation
    new.presenterLink = presenter
    window.clock.asCurrent {
      #if !hasFeature(Embedded)
        presentation.prepare(from: self)
      #endif
      presentation.present(animated: flag, completion)
    }
  }

  /// Dismisses the controller that this one presents, with everything that it presents, or else this controller itself.
  ///
  /// Only the first of them is animated; those in front of it are removed at once. A running transition counts as
  /// completed, and this one continues from the visible state. A running dismissal continues; one that is on its way back, as after fingers that have let it go,
  /// ends cancelled, and this one takes its place.
  ///
  /// - Parameter completion: called once when the transition has ended, after `viewDidDisappear`, also if it was
  ///   cancelled. Not called where there is nothing to dismiss.
  public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let found = nearestPresenter?.presentation ?? nearestPresented?.ownPresentation
    guard let presentation = found else { return }
    guard let clock = presentation.container.window?.clock else {
      presentation.tearDown()
      completion?()
      return
    }
    if presentation.isDismissing, let running = presentation.transition,
      !running.transitionWasCancelled
    {
      if let completion { running.alsoCall(completion) }
      return
    }
    clock.asCurrent { presentation.dismiss(animated: flag, completion) }
  }

  /// Ends what it presents where the window is gone in which it did.
  final func endLostPresentation() {
    if let presentation, presentation.container.window == nil { presentation.tearDown() }
  }

  final var ownPresentation: Presentation? {
    presenterLink?.presentation
  }

  // This controller or its nearest ancestor that presents another one. A presenter may have become a child since.
  private var nearestPresenter: UIViewController? {
    var controller: UIViewController? = self
    while let here = controller, here.presentation == nil { controller = here.parent }
    return controller
  }

  final var nearestPresented: UIViewController? {
    var controller: UIViewController? = self
    while let here = controller, here.presenterLink == nil { controller = here.parent }
    return controller
  }

  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
