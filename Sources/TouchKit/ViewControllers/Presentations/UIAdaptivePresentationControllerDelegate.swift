#if !hasFeature(Embedded)
  /// Hears that fingers dismiss a presented controller, and may refuse it: ``UIPresentationController/delegate``.
  ///
  /// What fingers dismiss is a sheet (``UISheetPresentationController``), which a tap beside it dismisses, too, or a zoom, Tsumami's `ZoomTransition`.
  /// Nothing here is called where the program dismisses, with or without fingers of its own:
  ///
  ///     pulled          may it?            willDismiss ─▶ let go, far enough ─▶ didDismiss
  ///                      │                             └▶ not far enough: back, and nothing more
  ///                      └ no, or isModalInPresentation: like rubber ─▶ let go, far enough ─▶ didAttemptToDismiss
  ///
  /// All methods are optional. Natively only.
  @preconcurrency @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Whether fingers may dismiss it. True by default. Asked as a pull begins, unless ``UIViewController/isModalInPresentation`` says no already.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool

    /// Fingers have begun to dismiss it: animate beside it with the `transitionCoordinator` of the presented controller. Called for each pull, also one that goes
    /// back. Nothing by default.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Fingers have dismissed it, and it is gone. Nothing by default.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Fingers wanted to dismiss it, far enough, and may not: ask what is to become of the changes. Called as they lift. Nothing by default.
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController)
  }

  extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      true
    }

    public func presentationControllerWillDismiss(
      _ presentationController: UIPresentationController
    ) {}

    public func presentationControllerDidDismiss(
      _ presentationController: UIPresentationController
    ) {}

    public func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {}
  }
#endif
