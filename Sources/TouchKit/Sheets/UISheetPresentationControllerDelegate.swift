#if !hasFeature(Embedded)
  /// Hears what fingers do with a sheet: set it as the ``UIPresentationController/delegate`` of the sheet's controller. Natively only.
  @preconcurrency @MainActor
  public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Fingers have brought the sheet to another detent, where it rests now. Not called where the program selects one. Nothing by default.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController)
  }

  extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {}
  }
#endif
