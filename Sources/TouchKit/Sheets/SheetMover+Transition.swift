#if !hasFeature(Embedded)
  /// What is under way with a sheet.
  struct SheetPassage {
    /// Of the presentation or the dismissal that it is in; `nil` where it only goes from detent to detent.
    var context: (any UIViewControllerContextTransitioning)?
    /// True in a presentation.
    var opens = false
    /// True while it asks for its own dismissal.
    var begins = false
    /// True in a dismissal that fingers have begun.
    var isByHand = false
    /// What has been answered to this pull; `nil` where nobody has been asked.
    var mayDismiss: Bool?
    /// True where fingers want to dismiss it, and may not.
    var isAttempt = false
  }

  // Presentation and dismissal.
  extension SheetMover: UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      Constants.presentation
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      begin(transitionContext)
      guard scroller.window?.isReduceMotionEnabled != true else { return fade() }
      go(to: passage.opens ? selectedHeight : 0)
    }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      begin(transitionContext)
      showProgress()
    }

    func animationEnded(_ transitionCompleted: Bool) {
      passage.context = nil
    }

    // Where less motion is wanted.
    private func fade() {
      let opens = passage.opens
      if opens {
        scroller.height = selectedHeight
        (scroller.alpha, dimming.alpha) = (0, 0)
      }
      UIView.animate(
        withDuration: Constants.presentation,
        animations: { [self] in
          scroller.alpha = opens ? 1 : 0
          dimming.alpha = opens ? geometry.dimming(at: selectedHeight) : 0
        },
        completion: { [weak self] _ in self?.faded() })
    }

    private func faded() {
      guard let transitionGoal else { return }
      scroller.alpha = 1
      scroller.height = transitionGoal
      arrived()
    }

    private func begin(_ context: any UIViewControllerContextTransitioning) {
      passage.context = context
      passage.opens = context.viewController(forKey: .to) === owner?.presentedViewController
      let container = context.containerView
      guard scroller.superview !== container else { return }
      scroller.frame = container.bounds
      container.addSubview(scroller)
    }

    /// What is animated alongside is as far as the sheet.
    func showProgress() {
      guard let context = passage.context else { return }
      let whole = passage.opens ? selectedHeight : geometry.smallest
      let part = whole > 0 ? scroller.height / whole : 1
      context.updateInteractiveTransition(passage.opens ? part : 1 - part)
    }

    // MARK: By hand

    /// Where it goes with a velocity, in points per second.
    func goal(velocity: CGFloat) -> CGFloat {
      let goal = geometry.goal(
        from: scroller.height, velocity: velocity, mayDismiss: true)
      passage.isAttempt = goal == 0 && passage.context == nil && !asksToDismiss()
      guard passage.isAttempt else { return goal }
      return geometry.goal(from: scroller.height, velocity: velocity, mayDismiss: false)
    }

    private func asksToDismiss() -> Bool {
      if let known = passage.mayDismiss { return known }
      guard let owner else { return false }
      let may = owner.fingersMayDismiss
      passage.mayDismiss = may
      return may
    }

    private func beginDismissal() {
      guard passage.context == nil, let owner,
        let presentation = owner.presentedViewController.ownPresentation,
        presentation.controller === owner, let clock = scroller.window?.clock
      else { return }
      passage.isByHand = true
      owner.delegate?.presentationControllerWillDismiss(owner)
      passage.begins = true
      clock.asCurrent { presentation.dismiss(animated: true, nil) }
      passage.begins = false
    }

    /// Fingers pull it below its smallest detent: it follows them where it may be dismissed, and gives way like rubber where not.
    private func pulledBelow() {
      guard passage.context == nil, passage.mayDismiss != false else { return }
      if asksToDismiss() {
        beginDismissal()
      } else {
        scroller.contentInset.top = -geometry.smallest
      }
    }

    /// Fingers have let go of it, and it goes to where ``goal(velocity:)`` said.
    func lifted(to height: CGFloat) {
      if height == 0, passage.context == nil { beginDismissal() }
      if let context = passage.context {
        if !context.isInteractive { context.pauseInteractiveTransition() }
        if (height > 0) == passage.opens {
          context.finishInteractiveTransition()
        } else {
          context.cancelInteractiveTransition()
        }
      }
      if passage.isAttempt, let owner {
        passage.isAttempt = false
        owner.delegate?.presentationControllerDidAttemptToDismiss(owner)
      }
      if !scroller.isDecelerating, !scroller.isScrollAnimating { arrived() }
    }

    /// A tap beside it.
    func tappedBeside() {
      guard passage.context == nil, !scroller.isHeld, let owner else { return }
      passage.mayDismiss = nil
      guard asksToDismiss() else {
        owner.delegate?.presentationControllerDidAttemptToDismiss(owner)
        return
      }
      beginDismissal()
      passage.context?.finishInteractiveTransition()
      go(to: 0)
    }

    /// Nothing moves it any more: where that is a detent, or the lower edge, it rests there.
    func arrived() {
      guard let owner, !isLeaving, !scroller.isHeld, scroller.superview != nil,
        let height = geometry.stop(at: scroller.height)
      else { return }
      let (isOpen, before) = (height > 0, passage)
      passage = SheetPassage()
      scroller.contentInset.top = 0
      if isOpen { select(height) }
      guard let context = before.context else {
        // Nobody has asked: a device that only scrolls.
        if !isOpen { owner.presentedViewController.dismiss(animated: false) }
        return
      }
      let delegate = before.isByHand && !isOpen ? owner.delegate : nil
      context.completeTransition(isOpen == before.opens)
      delegate?.presentationControllerDidDismiss(owner)
    }
  }

  extension SheetMover: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      showHeight()
      if let context = passage.context {
        if scroller.isHeld, !context.isInteractive { context.pauseInteractiveTransition() }
        showProgress()
      } else if scroller.isDragging, scroller.height < geometry.smallest {
        pulledBelow()
      }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      passage.mayDismiss = nil
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      arrived()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      arrived()
    }
  }
#endif
