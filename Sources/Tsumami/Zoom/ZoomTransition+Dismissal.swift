#if !APPLE_UIKIT
  import UIKit

  // Whether fingers may dismiss it, and who hears of it. Pages have no presentation controllers.
  extension ZoomTransition {
    func mayDismiss(_ controller: UIViewController) -> Bool {
      #if hasFeature(Embedded)
        return !controller.isModalInPresentation
      #else
        return controller.presentationController?.fingersMayDismiss != false
      #endif
    }

    /// Fingers have begun to dismiss it.
    func tellWillDismiss(_ controller: UIViewController) {
      isByHand = true
      #if !hasFeature(Embedded)
        guard let presentation = controller.presentationController else { return }
        presentation.delegate?.presentationControllerWillDismiss(presentation)
      #endif
    }

    /// Fingers wanted to dismiss it, and may not.
    func tellAttempt(_ controller: UIViewController) {
      #if !hasFeature(Embedded)
        guard let presentation = controller.presentationController else { return }
        presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      #endif
    }

    /// What says that fingers have dismissed it: asked for before the presentation is over, and called afterwards.
    func whatTellsOfDismissal(of controller: UIViewController) -> (() -> Void)? {
      #if hasFeature(Embedded)
        return nil
      #else
        guard let presentation = controller.presentationController else { return nil }
        return { presentation.delegate?.presentationControllerDidDismiss(presentation) }
      #endif
    }
  }
#endif
