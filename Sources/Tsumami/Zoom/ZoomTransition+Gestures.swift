#if !APPLE_UIKIT
  import UIKit

  // Fingers that pull it down, pinch it together, or catch it on its way.
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
      case .held, .moving: return true
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

    // MARK: The hand

    private func panned() {
      switch pan.state {
      case .began:
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
        state = .held(grip(), wasOpening: true)
        beginsByHand = true
        controller.dismiss(animated: true)
        beginsByHand = false
        // Somebody did not let it go.
        if context == nil, isHeld { state = .open }
      case .moving(let motion):
        stage?.window?.clock.stop(self)
        state = .held(grip(), wasOpening: motion.goesToOpen)
        context?.pauseInteractiveTransition()
      }
    }

    private func grip() -> ZoomGrip {
      ZoomGrip(
        pose, middle: ends.place(at: pose).center, height: stage?.bounds.height ?? 0)
    }

    private func follow() {
      let step = pan.translation(in: stage)
      pan.setTranslation(.zero, in: stage)
      move(by: step, scale: 1)
    }

    private func followPinch() {
      let scale = pinchGestureRecognizer.scale
      pinchGestureRecognizer.scale = 1
      move(by: .zero, scale: scale)
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
      let opens =
        isStill ? wasOpening : !grip.closes(velocity: velocity.y, pinching: pinching)
      settle(opens: opens, velocity: isStill ? .zero : velocity)
    }

    private func settle(opens: Bool, velocity: CGPoint) {
      let presents = context?.viewController(forKey: .to) === controller
      if presents == opens {
        context?.finishInteractiveTransition()
      } else {
        context?.cancelInteractiveTransition()
      }
      run(toOpen: opens, velocity: [0, velocity.x, velocity.y, 0, velocity.y])
    }
  }
#endif
