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
    nearest { $0.childTransition != nil }?.childTransition
      ?? nearestPresented?.ownPresentation?.transition
      ?? nearestPresenter?.presentation?.transition
  }

  // See present(_:animated:completion:).
  final func startPresenting(
    _ new: UIViewController, animated flag: Bool, _ completion: (() -> Void)?
  ) {
    let presenter = outermost
    presenter.endLostPresentation()
    new.presenterLink?.endLostPresentation()
    guard let window = presenter.viewIfLoaded?.window else { return }
    if let own = presenter.ownPresentation, let running = own.transition {
      guard !own.isDismissing else { return }
      running.completeTransition(true)
    }
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

  // See dismiss(animated:completion:).
  final func startDismissing(animated flag: Bool, _ completion: (() -> Void)?) {
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
    nearest { $0.presentation != nil }
  }

  final var nearestPresented: UIViewController? {
    nearest { $0.presenterLink != nil }
  }

  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}

#if hasFeature(Embedded)
  // Not to be overridden in a page: a program without controllers would have their code.
  extension UIViewController {
    public final func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      startPresenting(viewControllerToPresent, animated: flag, completion)
    }

    public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      startDismissing(animated: flag, completion)
    }
  }
#endif
