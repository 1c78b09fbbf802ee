#if !hasFeature(Embedded)
  extension UIViewController {
    /// What presents this controller, or its nearest ancestor that is presented: that of its ``transitioningDelegate`` where the style is `custom` and the
    /// delegate has given one, otherwise one whose view fills the window.
    ///
    /// It is there before the controller is presented, too, to set its ``UIPresentationController/delegate``; then it is of no class of the program's own yet, and has no
    /// container. Nobody but the caller keeps it until then, so the next call may answer another one, with the same delegate. (In UIKit the controller keeps it, and it
    /// the controller.) Natively only.
    public final var presentationController: UIPresentationController? {
      guard let presented = nearestPresented, let presentation = presented.ownPresentation else {
        return modalPresentationStyle.isSheet
          ? UISheetPresentationController(presentedViewController: self, presenting: nil)
          : UIPresentationController(presentedViewController: self, presenting: nil)
      }
      return presentation.madeController
    }
  }

  extension Presentation {
    /// The controller of the presentation: what the delegate has given, or one that fills the container.
    var madeController: UIPresentationController {
      if let controller { return controller }
      if let plain { return plain }
      let new = UIPresentationController(
        presentedViewController: presented, presenting: presented.presenterLink)
      new.container = container
      plain = new
      return new
    }
  }
#endif
