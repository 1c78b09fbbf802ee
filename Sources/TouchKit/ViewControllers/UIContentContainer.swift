#if !hasFeature(Embedded)
  /// What contains views of controllers: a controller with its children, and a presentation controller with what is presented. Both are one, and tell each
  /// other of sizes. Natively only.
  @preconcurrency @MainActor
  public protocol UIContentContainer: AnyObject {
    /// The size that it would like to have, in points; zero where it has no wish.
    var preferredContentSize: CGSize { get }

    /// Something in it would like to have another size: ``UIViewController/preferredContentSize``.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size, in points, that something in it has where it has a size itself.
    func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// It is about to get another size, in points.
    func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  }

  extension UIViewController: UIContentContainer {}
  extension UIPresentationController: UIContentContainer {}
#endif
