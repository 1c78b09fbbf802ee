#if !APPLE_UIKIT
  import UIKit

  // Fingers that pull it down, pinch it together, or catch it in motion.
  extension ZoomTransition: UIGestureRecognizerDelegate {
    func installGestures() {
      pan.maximumNumberOfTouches = 2
      pan.delegate = self
      pan.catches = { [here = WeakReference(self)] in here.object?.canBeCaught ?? false }
      pan.addAction { [here = WeakReference(self)] _ in here.object?.panned() }
      pinchGestureRecognizer.delegate = self
      pinchGestureRecognizer.addAction { [here = WeakReference(self)] _ in here.object?.pinched() }
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      switch state {
      case .closed: return false
      case .held: return true
      case .moving: return pan.hasCaught || canBeCaught || mayBegin(gestureRecognizer)
      case .open: return mayBegin(gestureRecognizer)
      }
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      let location = recognizer.location(in: nil)
      if recognizer === pan {
        let velocity = pan.velocity(in: nil)
        guard pan.numberOfTouches == 1, velocity.y > abs(velocity.x) else { return false }
        return shouldBegin?(location, velocity) ?? true
      }
      guard pinchGestureRecognizer.velocity < 0 || pinchGestureRecognizer.scale < 1 else {
        return false
      }
      return shouldBegin?(location, .zero) ?? true
    }

    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      (gestureRecognizer === pan && otherGestureRecognizer === pinchGestureRecognizer)
        || (gestureRecognizer === pinchGestureRecognizer && otherGestureRecognizer === pan)
    }

    /// A scroll view within, which takes two fingers as well, waits until they do not pinch together.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      gestureRecognizer === pinchGestureRecognizer
        && otherGestureRecognizer is UIPinchGestureRecognizer
    }

    // MARK: The hand

    private func panned() {
      switch pan.state {
      case .began:
        followed.translation = .zero
        take()
        follow()
      case .changed: follow()
      case .ended: letGo(pan)
      case .cancelled: letGo(pan)
      case .possible, .failed: break
      }
    }

    private func pinched() {
      switch pinchGestureRecognizer.state {
      case .began:
        followed.scale = 1
        take()
        followPinch()
      case .changed: followPinch()
      case .ended, .cancelled: letGo(pinchGestureRecognizer)
      case .possible, .failed: break
      }
    }

    /// Holds it where it is. From at rest this is where its dismissal begins.
    private func take() {
      switch state {
      case .closed, .held: return
      case .open:
        guard let controller else { return }
        guard mayDismiss(controller) else {
          state = .held(grip(isRefused: true), wasOpening: true)
          return
        }
        state = .held(grip(), wasOpening: true)
        beginsByHand = true
        controller.dismiss(animated: true)
        beginsByHand = false
        guard isHeld else { return }
        // The dismissal was refused, or the view was replaced for the transition.
        state = context == nil ? .open : .held(grip(), wasOpening: true)
        if context != nil { tellWillDismiss(controller) }
      case .moving(let motion):
        stage?.window?.clock.stop(self)
        // Without a transition it comes back from a pull that was refused.
        state = .held(grip(isRefused: context == nil), wasOpening: motion.goesToOpen)
        context?.pauseInteractiveTransition()
      }
    }

    private func grip(isRefused: Bool = false) -> ZoomGrip {
      ZoomGrip(
        pose, pivot: ends.pivot(at: pose), height: stage?.bounds.height ?? 0,
        isRefused: isRefused)
    }

    private func follow() {
      let now = pan.translation(in: stage)
      let step = CGPoint(
        x: now.x - followed.translation.x, y: now.y - followed.translation.y)
      followed.translation = now
      move(by: step, scale: 1)
    }

    private func followPinch() {
      let step = pinchGestureRecognizer.scale / followed.scale
      followed.scale = pinchGestureRecognizer.scale
      move(by: .zero, scale: step)
    }

    private func move(by step: CGPoint, scale: CGFloat) {
      guard case .held(var grip, let wasOpening) = state else { return }
      let isPinched =
        pinchGestureRecognizer.state == .began || pinchGestureRecognizer.state == .changed
      let hand: UIGestureRecognizer = scale == 1 ? pan : pinchGestureRecognizer
      grip.move(
        by: step, scale: scale, finger: hand.location(in: stage), count: isPinched ? 2 : 1)
      pose = grip.pose
      state = .held(grip, wasOpening: wasOpening)
      drawPose()
    }

    // The other one of the two may still have it.
    private func letGo(_ recognizer: UIGestureRecognizer) {
      guard case .held(let grip, let wasOpening) = state else { return }
      let other: UIGestureRecognizer = recognizer === pan ? pinchGestureRecognizer : pan
      if other.state == .began || other.state == .changed { return }
      let isLost = recognizer.state == .cancelled
      let velocity = isLost ? .zero : pan.velocity(in: stage)
      let pinching = isLost ? 0 : pinchGestureRecognizer.velocity
      let isStill = !grip.hasMoved || isLost
      let closes = !isStill && grip.closes(velocity: velocity.y, pinching: pinching)
      let opens = grip.isRefused || (isStill ? wasOpening : !closes)
      decide(opens)
      let thrown = isStill ? .zero : grip.thrown(velocity)
      let deepening = grip.isRefused ? 0 : thrown.y
      run(toOpen: opens, velocity: [0, thrown.x, thrown.y, 0, deepening, 0])
      if grip.isRefused, closes, let controller { tellAttempt(controller) }
    }

    private func decide(_ opens: Bool) {
      let presents = context?.viewController(forKey: .to) === controller
      if presents == opens {
        context?.finishInteractiveTransition()
      } else {
        context?.cancelInteractiveTransition()
      }
    }
  }

  extension ZoomTransition {
    /// Moves what fingers hold, or what is in motion, to one of its ends from its present pose and velocity: for a key, a
    /// button, a link. Fingers that hold it lose it, and have to lift before they do anything else to it. A presentation
    /// that is sent back is cancelled, a dismissal that is sent to be open as well.
    ///
    /// Nothing happens where it is at rest: present or dismiss the controller then.
    ///
    /// - Parameters:
    ///   - opens: true to be before everything, false to its source.
    ///   - animated: false to be there at once, with the transition over.
    public func redirect(toOpen opens: Bool, animated: Bool = true) {
      guard isHeld || isMoving else { return }
      // What comes back from a pull that was refused goes nowhere else.
      let opens = opens || context == nil
      context?.pauseInteractiveTransition()
      decide(opens)
      if animated { run(toOpen: opens) } else { arrive(open: opens) }
      for hand in [pan, pinchGestureRecognizer] where hand.numberOfTouches > 0 {
        hand.isEnabled = false
        hand.isEnabled = true
      }
    }
  }
#endif
