#if !hasFeature(Embedded)
  /// How a controller's sheet is to be. The controller keeps it, also while it is not presented.
  final class SheetSettings {
    var detents: [UISheetPresentationController.Detent] = [.large()]
    var selected: UISheetPresentationController.Detent.Identifier?
    var undimmed: UISheetPresentationController.Detent.Identifier?
    var showsGrabber = false
    var opensByScrolling = true
    var cornerRadius: CGFloat?

    init() {}

    deinit {}

    /// The heights of the detents in a container, by name; those that there are not at present are left out.
    func heights(in context: SheetContext)
      -> [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)]
    {
      let found = detents.compactMap { detent in
        detent.resolvedValue(in: context).map { (detent.identifier, $0 + context.bottom) }
      }
      // A sheet that may rest nowhere is as large as it can be.
      return found.isEmpty ? [(.large, context.maximumDetentValue + context.bottom)] : found
    }
  }

  /// The room for sheets in a container.
  final class SheetContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// The safe area at the bottom, which a sheet reaches into.
    let bottom: CGFloat

    init(_ container: UIView) {
      containerTraitCollection = container.traitCollection
      let covered = container.safeAreaInsets
      bottom = covered.bottom
      maximumDetentValue = max(
        0, container.bounds.height - covered.top - Constants.sheetGap - covered.bottom)
    }

    deinit {}
  }
#endif
