#if !hasFeature(Embedded)
  extension UIViewController {
    /// What presents this controller, or its nearest ancestor that is presented, as a sheet; `nil` where its ``modalPresentationStyle`` is another one.
    ///
    /// A controller whose style nobody has set becomes one of ``UIModalPresentationStyle/pageSheet`` as soon as somebody asks for this: in UIKit it is one
    /// already. Nobody but the caller keeps the object until the controller is presented, so the next call may answer another one, with the same
    /// properties. Natively only.
    public final var sheetPresentationController: UISheetPresentationController? {
      if !hasChosenStyle, presenterLink == nil { modalPresentationStyle = .pageSheet }
      return presentationController as? UISheetPresentationController
    }

    final var madeSheetSettings: SheetSettings {
      if let sheetSettings { return sheetSettings }
      let made = SheetSettings()
      sheetSettings = made
      return made
    }
  }
#endif
