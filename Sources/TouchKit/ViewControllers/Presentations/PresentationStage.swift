// What a UIPresentationController says about a presentation; without one the presented view fills the container.
extension Presentation {
  /// Where the presented view is once it has arrived, in the container.
  var presentedHome: CGRect {
    #if !hasFeature(Embedded)
      if let controller { return controller.frameOfPresentedViewInContainerView }
    #endif
    return container.bounds
  }

  /// What is moved.
  var presentedView: UIView {
    #if !hasFeature(Embedded)
      if let view = controller?.presentedView { return view }
    #endif
    return presented.view
  }
}

#if !hasFeature(Embedded)
  extension Presentation {
    /// Asks the delegate for one.
    static func makeController(
      for presented: UIViewController, by presenter: UIViewController, from source: UIViewController
    ) -> UIPresentationController? {
      if presented.modalPresentationStyle.isSheet {
        return UISheetPresentationController(
          presentedViewController: presented, presenting: presenter)
      }
      guard presented.modalPresentationStyle == .custom else { return nil }
      return presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenter, source: source)
    }

    func tellBeginning(_ direction: ViewControllerTransition.Direction) {
      if direction == .presentation {
        controller?.presentationTransitionWillBegin()
      } else {
        controller?.dismissalTransitionWillBegin()
      }
    }

    func tellEnd(_ direction: ViewControllerTransition.Direction, completed: Bool) {
      if direction == .presentation {
        controller?.presentationTransitionDidEnd(completed)
      } else {
        controller?.dismissalTransitionDidEnd(completed)
      }
    }

    /// Everything is removed at once; a transition may be under way.
    func tellTearingDown(_ running: ViewControllerTransition.Direction?) {
      if running == nil { tellBeginning(.dismissal) }
      tellEnd(running ?? .dismissal, completed: running != .presentation)
    }

    /// The container has another size.
    func follow() {
      guard controller != nil, transition == nil, presentedView.superview === container,
        presentedView.transform.isIdentity
      else { return }
      presentedView.frame = presentedHome
    }
  }
#endif
