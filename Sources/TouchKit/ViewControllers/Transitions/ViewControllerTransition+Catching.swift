// Fingers that catch a transition whose animations are known, and interaction controllers that move it.
extension ViewControllerTransition {
  /// Has the animator begin, and keeps what it animates.
  func animate(by animator: any UIViewControllerAnimatedTransitioning, isHeld: Bool) {
    guard let clock = containerView.window?.clock else {
      completeTransition(true)
      return
    }
    let motion = TransitionPlayer(on: clock)
    self.motion = motion
    motion.moved = { [here = WeakReference(self)] in here.object?.updateInteractiveTransition($0) }
    motion.record { animator.animateTransition(using: self) }
    guard !isOver else { return }
    motion.take(animator.interruptibleAnimator(using: self))
    letBeCaught()
    if isHeld { motion.hold() } else { motion.play() }
  }

  private func letBeCaught() {
    let catcher = TransitionCatcher(target: nil, action: nil)
    catcher.maximumNumberOfTouches = 1
    catcher.catches = { [here = WeakReference(self)] in here.object?.canBeCaught ?? false }
    catcher.addAction { [here = WeakReference(self)] in here.object?.follow($0) }
    containerView.addGestureRecognizer(catcher)
    self.catcher = catcher
  }

  private var canBeCaught: Bool {
    !isOver && motion?.canBeHeld == true && !isMovedByHand
  }

  private func follow(_ catcher: TransitionCatcher) {
    guard !isOver, let motion else { return }
    switch catcher.state {
    case .began:
      grip.wasCancelled = transitionWasCancelled
      motion.hold()
      pauseInteractiveTransition()
      grip.start = motion.share
      grip.way =
        viewController(forKey: direction == .presentation ? .to : .from)?
        .viewIfLoaded.map { motion.way(of: $0) } ?? .zero
    case .changed:
      let moved = TransitionCatcher.share(
        of: catcher.translation(in: containerView), along: grip.way)
      motion.show(min(max(grip.start + moved, 0), 1))
      updateInteractiveTransition(motion.share)
    case .ended, .cancelled:
      let velocity = TransitionCatcher.share(
        of: catcher.velocity(in: containerView), along: grip.way)
      let isThrown = catcher.state == .ended && (motion.share != grip.start || velocity != 0)
      settle(
        toEnd: isThrown
          ? TransitionCatcher.goesToEnd(motion.share, velocity: velocity) : !grip.wasCancelled,
        velocity: velocity)
    case .possible, .failed: break
    }
  }

  /// A hand lets go.
  func settle(toEnd: Bool, velocity: CGFloat) {
    guard let motion, !isOver else { return }
    release(toEnd: toEnd)
    motion.settle(toEnd: toEnd, velocity: velocity)
  }

  /// What a finger holds.
  struct Grip {
    var start: CGFloat = 0
    var way = CGPoint.zero
    var wasCancelled = false
  }
}
