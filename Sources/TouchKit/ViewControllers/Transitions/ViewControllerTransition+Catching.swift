// Fingers that catch a transition whose animations are known, and interaction controllers that move it.
extension ViewControllerTransition {
  /// Starts the animator, and collects its animations.
  func animate(by animator: any UIViewControllerAnimatedTransitioning, isPaused: Bool) {
    guard let clock = containerView.window?.clock else {
      completeTransition(true)
      return
    }
    let motion = TransitionPlayer(on: clock)
    self.motion = motion
    motion.onProgress = { [here = WeakReference(self)] in
      here.object?.updateInteractiveTransition($0)
    }
    motion.record { animator.animateTransition(using: self) }
    guard !isOver else { return }
    motion.add(animator.interruptibleAnimator(using: self))
    guard !isOver else { return }
    letBeCaught()
    if isPaused { motion.pause() } else { motion.play() }
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
    !isOver && motion?.canBePaused == true && !hasInteractionController && !startsByHand
  }

  /// The finger moves that has caught it, or that has begun it: one that begins a transition and is let go of where it began takes it back.
  func follow(_ catcher: UIPanGestureRecognizer) {
    guard !isOver, let motion else { return }
    switch catcher.state {
    case .began:
      grip.wasCancelled = startsByHand || transitionWasCancelled
      motion.pause()
      pauseInteractiveTransition()
      grip.start = motion.progress
      grip.path =
        view(forKey: direction.leadsIn ? .to : .from).map { motion.translation(of: $0) } ?? .zero
    case .changed:
      let moved = TransitionCatcher.progress(
        of: catcher.translation(in: containerView), along: grip.path)
      motion.show(min(max(grip.start + moved, 0), 1))
      updateInteractiveTransition(motion.progress)
    case .ended, .cancelled:
      startsByHand = false
      let velocity = TransitionCatcher.progress(
        of: catcher.velocity(in: containerView), along: grip.path)
      let isThrown = catcher.state == .ended && (motion.progress != grip.start || velocity != 0)
      settle(
        toEnd: isThrown
          ? TransitionCatcher.goesToEnd(motion.progress, velocity: velocity) : !grip.wasCancelled,
        velocity: velocity)
    case .possible, .failed: break
    }
  }

  /// Fingers release it.
  func settle(toEnd: Bool, velocity: CGFloat) {
    guard let motion, !isOver else { return }
    release(toEnd: toEnd)
    motion.settle(toEnd: toEnd, velocity: velocity)
  }

  /// An interaction controller releases it.
  func settle(toEnd: Bool, _ timing: ViewAnimation.Timing, in duration: TimeInterval) {
    guard let motion, !isOver else { return }
    release(toEnd: toEnd)
    motion.settle(toEnd: toEnd, timing, in: duration)
  }

  /// The state of a finger that has caught the transition.
  struct Grip {
    var start: CGFloat = 0
    var path = CGPoint.zero
    var wasCancelled = false
  }
}
