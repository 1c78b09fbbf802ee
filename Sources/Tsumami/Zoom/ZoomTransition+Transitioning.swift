#if !APPLE_UIKIT
  import UIKit

  extension ZoomTransition: UIViewControllerTransitioningDelegate {
    public func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      // It was dismissed without animation while it was open. One that is moving continues.
      if stage?.window == nil, !isMoving { reset() }
      return self
    }

    public func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      self
    }

    /// The transition itself where fingers dismiss; `nil` where it runs by itself.
    public func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      beginsByHand ? self : nil
    }
  }

  extension ZoomTransition: UIViewControllerAnimatedTransitioning {
    /// In seconds, of what runs alongside until the first step; then that goes as far as the zoom is.
    public func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.4
    }

    public func animateTransition(
      using transitionContext: any UIViewControllerContextTransitioning
    ) {
      begin(transitionContext)
      run(toOpen: transitionContext.viewController(forKey: .to) === controller)
    }

    public func animationEnded(_ transitionCompleted: Bool) {
      // What presents has left the window, so no context will end it: it ends by itself.
      guard !transitionCompleted || stage?.window == nil, context != nil else { return }
      reset()
    }
  }

  extension ZoomTransition: UIViewControllerInteractiveTransitioning {
    public func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      begin(transitionContext)
      drawPose()
    }
  }

  extension ZoomTransition {
    // Of the two the one that has this transition.
    private func zoomed(in context: any UIViewControllerContextTransitioning)
      -> UIViewController?
    {
      for key in [UITransitionContextViewControllerKey.to, .from] {
        if let controller = context.viewController(forKey: key),
          controller.isBeingPresented || controller.isBeingDismissed
        {
          return controller
        }
      }
      return nil
    }

    private func begin(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      isByHand = false
      let new = zoomed(in: context)
      controller = new
      guard let view = new?.view else { return }
      let container = context.containerView
      let stage = stage ?? makeStage(in: container)
      if stage.superview !== container {
        stage.frame = container.bounds
        container.addSubview(stage)
      }
      stage.hold(view)
      lookForSource()
    }

    private func makeStage(in container: UIView) -> ZoomStage {
      let made = ZoomStage(frame: container.bounds) { [here = WeakReference(self)] in
        here.object?.drawPose()
      }
      made.ground.backgroundColor = dimmingColor
      made.addGestureRecognizer(pan)
      made.addGestureRecognizer(pinchGestureRecognizer)
      stage = made
      return made
    }

    // MARK: In motion

    /// Goes to one of its ends from where it is, as fast as it was or as a hand has thrown it.
    func run(toOpen: Bool, velocity: [CGFloat]? = nil) {
      guard let clock = stage?.window?.clock else {
        arrive(open: toOpen)
        return
      }
      var now: [CGFloat] = [0, 0, 0, 0, 0, 0]
      if case .moving(let motion) = state { now = motion.velocity(at: clock.now) }
      if !toOpen || landing == nil { lookForSource() }
      var goal = toOpen ? ZoomPose.open : .closed
      if !toOpen {
        // What fades goes nowhere; and what was pulled down or pinched leaves the ground as light as it is, or it would be dark again.
        if ends.source == nil { goal = pose }
        (goal.progress, goal.depth, goal.pinch) = (0, pose.depth, pose.pinch)
      }
      state = .moving(
        ZoomMotion(from: pose, to: goal, velocity: velocity ?? now, at: clock.now))
      clock.start(self)
      drawPose()
    }

    /// It is where it was to go.
    func arrive(open: Bool) {
      pose = open ? .open : .closed
      state = open ? .open : .closed
      drawPose()
      showSource()
      let ended = context
      context = nil
      let presents = ended?.viewController(forKey: .to) === controller
      let dismissed = open || !isByHand ? nil : controller
      let told = dismissed.flatMap { whatTellsOfDismissal(of: $0) }
      if !open { putBack() }
      ended?.completeTransition(presents == open)
      told?()
    }

    /// Lets go of everything, wherever it is.
    func reset() {
      showSource()
      putBack()
      context = nil
      state = .closed
      pose = .closed
    }

    private func putBack() {
      if let view = controller?.viewIfLoaded { stage?.release(view) }
      stage?.removeFromSuperview()
      stage = nil
      (landing, framed) = (nil, nil)
    }
  }

  extension ZoomTransition: FrameMotion {
    public func move(to time: TimeInterval) -> Bool {
      guard case .moving(let motion) = state else { return false }
      guard stage?.window != nil else {
        // Nobody sees it: it is over at once, or whoever waits for its end waits for ever.
        let ended = context
        let presents = ended?.viewController(forKey: .to) === controller
        reset()
        ended?.completeTransition(presents == motion.goesToOpen)
        return false
      }
      guard !motion.hasArrived(at: time) else {
        arrive(open: motion.goesToOpen)
        return false
      }
      pose = motion.pose(at: time)
      if followEnds() { state = .moving(motion.turned(to: pose, at: time)) }
      drawPose()
      return true
    }
  }
#endif
