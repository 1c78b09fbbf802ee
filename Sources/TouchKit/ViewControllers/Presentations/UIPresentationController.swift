#if !hasFeature(Embedded)
  /// Says where a presented view is, and what surrounds it: a sheet of half the window, a dimming view behind it.
  ///
  /// A controller whose ``UIViewController/modalPresentationStyle`` is `custom` gets one from its
  /// ``UIViewControllerTransitioningDelegate/presentationController(forPresented:presenting:source:)`` each time it is presented. Subclasses
  /// override ``frameOfPresentedViewInContainerView``, and put views of their own into the ``containerView``:
  ///
  /// ```swift
  /// override func presentationTransitionWillBegin() {
  ///   containerView?.insertSubview(dimming, at: 0)
  ///   presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  /// }
  /// ```
  ///
  /// These are called, each *will* followed by its *did* once:
  ///
  ///     present       presentationTransitionWillBegin ─▶ (animator) ─▶ presentationTransitionDidEnd(completed)
  ///     dismiss       dismissalTransitionWillBegin ────▶ (animator) ─▶ dismissalTransitionDidEnd(completed)
  ///
  /// A cancelled presentation ends with `presentationTransitionDidEnd(false)`, and a cancelled dismissal with `dismissalTransitionDidEnd(false)`:
  /// then the view stays presented. Touches beside the presented view and the views that a subclass has added reach nothing that lies behind.
  /// Natively only.
  @preconcurrency @MainActor
  open class UIPresentationController {
    /// The controller that is presented; retained.
    public final let presentedViewController: UIViewController

    /// The controller that presents it; `nil` once it is gone, as it is not retained.
    public final var presentingViewController: UIViewController! {
      presenter.object
    }

    private final let presenter: WeakReference<UIViewController>
    final weak var container: UIView?

    /// A presentation controller for one presentation; its presenter retains it until the controller is dismissed.
    public init(
      presentedViewController: UIViewController,
      presenting presentingViewController: UIViewController?
    ) {
      self.presentedViewController = presentedViewController
      presenter = WeakReference(presentingViewController)
    }

    // Spelled out: see UIResponder.
    deinit {}

    /// The style of the presented controller.
    public final var presentationStyle: UIModalPresentationStyle {
      presentedViewController.modalPresentationStyle
    }

    /// The view over everything in the window in which the presentation takes place; `nil` before it begins.
    public final var containerView: UIView? {
      container
    }

    /// Who hears that fingers dismiss the presented controller, and may refuse it. Not retained; `nil` by default. It belongs to the presented controller, so that
    /// it can be set before that is presented:
    ///
    /// ```swift
    /// form.presentationController?.delegate = self
    /// present(form, animated: true)
    /// ```
    public final var delegate: (any UIAdaptivePresentationControllerDelegate)? {
      get { presentedViewController.adaptiveDelegate }
      set { presentedViewController.adaptiveDelegate = newValue }
    }

    /// Asks whether fingers may dismiss the presented controller: that itself, and then the delegate.
    package final var fingersMayDismiss: Bool {
      !presentedViewController.isModalInPresentation
        && delegate?.presentationControllerShouldDismiss(self) != false
    }

    /// True where touches beside the presented view, and beside the views that were added to the container, reach what lies behind.
    var letsTouchesThrough: Bool {
      false
    }

    /// Who carries out a transition: what the program says has been chosen already.
    func choose(_ choice: inout TransitionChoice) {}

    // MARK: To be overridden

    /// What is moved in and out: the presented controller's view by default. A subclass may return a view of its own that contains it.
    open var presentedView: UIView? {
      presentedViewController.view
    }

    /// Where the presented view is once it has arrived, in points of the ``containerView``; all of it by default. Asked before the view is
    /// animated, when it has arrived, and after the window has changed its size.
    open var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds ?? .zero
    }

    /// True where the presenter's view leaves the window while it is covered, with the appearance calls, as for full screen. False by
    /// default. Asked once, as the presentation begins.
    open var shouldRemovePresentersView: Bool {
      false
    }

    /// The size that the presented controller would like to have, in points: its ``UIViewController/preferredContentSize``.
    open var preferredContentSize: CGSize {
      presentedViewController.preferredContentSize
    }

    /// The presented controller would like to have another size. Does nothing by default; a subclass whose frame depends on it has the container laid out, and
    /// sets the frame of the presented view in ``containerViewWillLayoutSubviews()``.
    open func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {}

    /// The size of the presented controller, in points, where the container has a size: what that controller hears by
    /// ``UIViewController/viewWillTransition(to:with:)`` before the window has another size. The same size by default; a subclass with a frame of its own
    /// asks it for that.
    open func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      parentSize
    }

    /// The container is about to lay out its views: before it is shown first, and after its size has changed.
    open func containerViewWillLayoutSubviews() {}

    /// The container has laid out its views.
    open func containerViewDidLayoutSubviews() {}

    /// The view is about to be presented: add views of your own to the ``UIPresentationController/containerView``, and animate them with the
    /// `transitionCoordinator` of the presented controller.
    open func presentationTransitionWillBegin() {}

    /// It has been presented, or the presentation was cancelled: then remove what you have added.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The view is about to be dismissed.
    open func dismissalTransitionWillBegin() {}

    /// It has been dismissed, or the dismissal was cancelled. Called with true, after the *will*, also where the window goes.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The window is about to get another size, in points. Call super.
    ///
    /// - Parameter coordinator: as for the controllers.
    open func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }
#endif
