extension UIViewController {
  /// What this controller, or one that it is a child of, presents.
  public final var presentedViewController: UIViewController? {
    nearestPresenter?.presentation?.presented
  }

  /// What presents this controller, or one that it is a child of.
  public final var presentingViewController: UIViewController? {
    nearestPresented?.presenterLink
  }

  /// True while it is on its way before another one.
  public final var isBeingPresented: Bool {
    ownPresentation?.transition?.direction == .presentation
  }

  /// True while it is on its way out.
  public final var isBeingDismissed: Bool {
    ownPresentation?.isDismissing == true
  }

  /// The transition that this controller, or one that it is a child of, takes part in; `nil` while there is none.
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestPresented?.ownPresentation?.transition ?? nearestPresenter?.presentation?.transition
  }

  /// Shows another controller before this one, in a container over everything in the window.
  ///
  /// It is presented by the outermost of the controllers that this one is a child of, as in UIKit for styles that
  /// cover everything, and kept by it until it is dismissed. Where something is being dismissed at this moment, that
  /// is over at once. As in UIKit nothing happens where this controller's view is in no window, where it is on
  /// its way out or presents something else already, or where the other one is on the screen already. One that is still
  /// on its way in is there at once.
  ///
  /// The transition is that of the other controller: its ``transitioningDelegate``, its ``preferredTransition``, or
  /// its ``modalTransitionStyle``. A transition that is under way can be replaced by ``dismiss(animated:completion:)``
  /// at any moment; it counts as completed then, and the other one goes on from what is seen.
  ///
  /// - Parameters:
  ///   - flag: false to have it there at once.
  ///   - completion: called once when the transition is over, after `viewDidAppear`, also if it was cancelled: then
  ///     ``presentedViewController`` is `nil` there.
  public final func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
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
    guard new.presenterLink == nil, presenter.presentation == nil else { return }
    let presentation = Presentation(of: new, by: presenter, in: window)
    presenter.presentation = presentation
    new.presenterLink = presenter
    window.clock.asCurrent { presentation.present(animated: flag, completion) }
  }

  /// Takes away what this controller presents, with everything that that presents, or else this controller itself.
  ///
  /// Only the one nearest to what is left moves; those in front of it are gone at once. A transition that is under
  /// way counts as completed, and this one goes on from what is seen. One that is on its way out already goes on.
  ///
  /// - Parameter completion: called once when the transition is over, after `viewDidDisappear`, also if it was
  ///   cancelled. Not called where there is nothing to dismiss.
  public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let found = nearestPresenter?.presentation ?? nearestPresented?.ownPresentation
    guard let presentation = found else { return }
    guard let clock = presentation.container.window?.clock else { return }
    if presentation.isDismissing, let running = presentation.transition {
      if let completion { running.alsoCall(completion) }
      return
    }
    clock.asCurrent { presentation.dismiss(animated: flag, completion) }
  }

  final var ownPresentation: Presentation? {
    presenterLink?.presentation
  }

  // This controller, or the nearest that it is a child of, that presents something. One that has become a child
  // meanwhile does so too.
  private var nearestPresenter: UIViewController? {
    var controller: UIViewController? = self
    while let here = controller, here.presentation == nil { controller = here.parent }
    return controller
  }

  private var nearestPresented: UIViewController? {
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
