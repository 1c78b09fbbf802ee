extension UIWindow {
  /// The controller whose view fills the window. Retained. Setting it removes the old one with everything that it
  /// presents; `nil` by default.
  ///
  /// `viewWillAppear` is called at once, `viewIsAppearing` and `viewDidAppear` follow the window's next layout.
  public var rootViewController: UIViewController? {
    get { rootController }
    set {
      guard newValue !== rootController else { return }
      if let old = rootController {
        old.presentation?.tearDown()
        old.rootWindow = nil
        old.viewIfLoaded?.removeFromSuperview()
      }
      rootController = newValue
      guard let newValue else { return }
      newValue.endLostPresentation()
      // It may have been told, and have chosen another one.
      guard rootController === newValue else { return }
      newValue.rootWindow = self
      controllerResizer = { $0.resizeControllers(to: $1, $2) }
      // `loadView()` and `viewDidLoad()` may ask for `UIScreen.main`.
      clock.asCurrent {
        guard let view = newValue.view else { return }
        view.frame = CGRect(origin: .zero, size: bounds.size)
        insertSubview(view, at: 0)
      }
    }
  }

  /// The window changes its size: controllers get `viewWillTransition(to:with:)` before their views have it.
  func resizeControllers(to size: CGSize, _ resize: () -> Void) {
    guard let rootController else { return resize() }
    let old = bounds.size
    let coordinator = ResizeCoordinator(window: self)
    var shown: [UIViewController] = [rootController]
    while let next = shown.last?.presentation?.presented { shown.append(next) }
    for controller in shown {
      #if hasFeature(Embedded)
        controller.viewWillTransition(to: size, with: coordinator)
      #else
        let outer = controller.ownPresentation?.controller
        let own = outer?.size(forChildContentContainer: controller, withParentContainerSize: size)
        controller.viewWillTransition(to: own ?? size, with: coordinator)
        outer?.viewWillTransition(to: size, with: coordinator)
      #endif
    }
    resize()
    let now = bounds.size
    for controller in shown {
      // A view in a transition gets its size at the end.
      if controller.ownPresentation?.transition == nil, let view = controller.viewIfLoaded,
        view.transform.isIdentity, view.bounds.size == old
      {
        view.frame = CGRect(origin: .zero, size: now)
      }
      controller.presentation?.container.frame = CGRect(origin: .zero, size: now)
    }
    coordinator.run()
  }
}
