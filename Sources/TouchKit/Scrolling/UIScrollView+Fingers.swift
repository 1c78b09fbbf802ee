extension UIScrollView {
  final func installGestures() {
    pan.scrollView = self
    pinch.scrollView = self
    delay.scrollView = self
    pan.addAction { $0.scrollView?.panned() }
    pinch.addAction { $0.scrollView?.pinched() }
    attach(pan)
    attach(pinch)
    // Last, when the pan has stored what the finger has caught.
    attach(delay)
  }

  // MARK: Catching

  /// A finger is down: whatever moves stops where it is.
  final func fingerDown() {
    heldMiddle = nil
    state.advance(.touched(caughtVelocity.map { ScrollCatch(velocity: $0, time: now) }))
    stopMotion()
    animations?.release(.bounds)
    if let view = zoomView, view.running?.animates(.transform) == true { catchZoom(of: view) }
  }

  // Somebody has set the scale in an animation: it is where it is seen now.
  private func catchZoom(of view: UIView) {
    for property in [AnimatedProperty.transform, .center, .bounds] {
      view.animations?.release(property)
    }
    guard view.transform.a > 0 else { return }
    isArranging = true
    scale = view.transform.a
    contentSize = view.frame.size
    isArranging = false
  }

  /// True while somebody's animation moves the content.
  final var isAnimated: Bool {
    running?.animates(.bounds) == true
  }

  /// A recognizer has no touches any more: once neither has, content that was caught out of range moves
  /// on to where it may rest.
  final func fingersMayBeGone() {
    guard isTracking, !pan.holds, !pinch.holds, !isDragging, !isPinching else { return }
    letGo()
  }

  /// A recognizer has been reset. One that is lent to a view whose window is gone, or that the program has begun, ends without an action.
  final func gestureIsOver() {
    if isPinching, !pinch.phase.isActive, !pinch.attempt.isActionDue { endPinch() }
    if isDragging, !pan.phase.isActive, !pan.attempt.isActionDue { endDrag(velocity: .zero) }
  }

  /// True between the action with which a pinch begins and the one with which it ends.
  final var isPinching: Bool {
    state.phases.contains(.pinching)
  }

  // MARK: Pan

  private func panned() {
    switch pan.state {
    case .began:
      beginDrag()
      drag()
    case .changed:
      drag()
    case .ended:
      endDrag(velocity: pan.velocity(in: self))
    case .cancelled:
      endDrag(velocity: .zero)
    case .possible, .failed:
      break
    }
  }

  private func beginDrag() {
    stopMotion()
    state.begin(.dragging)
    indicators.show(self)
    delegate?.scrollViewWillBeginDragging(self)
    // The delegate may have taken it out of the window.
    guard isDragging, state.grip?.isZoom != true else { return }
    takeDragGrip(axes: dragAxes)
    if case .drag(var grip) = state.grip, !pan.waited {
      // What the finger moved in this event beyond the hysteresis counts.
      grip.translation = .zero
      state.advance(.gripped(.drag(grip)))
    }
  }

  private var dragAxes: CGPoint {
    var axes = CGPoint(x: scrollsHorizontally ? 1 : 0, y: scrollsVertically ? 1 : 0)
    if isDirectionalLockEnabled {
      let translation = pan.translation(in: self)
      let lock = Constants.directionalLock
      if abs(translation.x) > lock * abs(translation.y) { axes.y = 0 }
      if abs(translation.y) > lock * abs(translation.x) { axes.x = 0 }
    }
    return axes
  }

  private func takeDragGrip(axes: CGPoint) {
    noteOverhang()
    state.advance(
      .gripped(
        .drag(
          DragGrip(
            offset: unbanded(contentOffset) + (state.fingers.handedOn ?? .zero),
            translation: pan.translation(in: self), axes: axes))))
  }

  private func drag() {
    guard isDragging, !state.isInLayoutTransition else { return }
    if !state.isHeld || isAnimated {
      // A motion was started while the finger was down: the finger catches it
      // over where it is.
      stopMotion()
      animations?.release(.bounds)
      if state.grip?.isZoom != true { takeDragGrip(axes: dragAxes) }
    }
    guard case .drag(let grip) = state.grip else { return }
    let translation = pan.translation(in: self) - grip.translation
    let wanted = CGPoint(
      x: grip.offset.x - translation.x * grip.axes.x, y: grip.offset.y - translation.y * grip.axes.y
    )
    moveContent(to: banded(wanted - handOn(wanted)))
  }

  private func endDrag(velocity: CGPoint) {
    guard isDragging else {
      // A finger that caught the content and lifted again.
      fingersMayBeGone()
      return
    }
    if pinch.state.isActive {
      // The drag was cancelled; the pinch continues.
      state.end(.dragging)
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    } else if !pinch.attempt.isActionDue {
      letGo(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
    }
  }

  // MARK: Pinch

  private func pinched() {
    guard let view = zoomView else {
      // Nobody knows of a zoomed view any more: what began with one ends nevertheless.
      if isPinching, pinch.state.isFinal { endPinch() }
      return
    }
    switch pinch.state {
    case .began:
      beginPinch(view)
      zoom(view)
    case .changed where pinch.numberOfTouches >= 2:
      zoom(view)
    case .changed:
      // One finger is left: it drags on from here, if it drags.
      if state.grip?.isZoom == true {
        state.advance(.loosened)
        if isDragging { takeDragGrip(axes: CGPoint(x: 1, y: 1)) }
      }
    case .ended, .cancelled:
      endPinch()
    case .possible, .failed:
      break
    }
  }

  private func beginPinch(_ view: UIView) {
    stopMotion()
    takeBack()
    state.begin(.pinching)
    state.fingers.lastPinch = nil
    openZoom(view)
    // The delegate may have taken it out of the window, here and below.
    if isPinching { takeZoomGrip(view, isFirst: true) }
  }

  /// - Parameter isFirst: true where the pinch has just begun: its scale counts from 1, and there
  ///   is hysteresis to make up for.
  private func takeZoomGrip(_ view: UIView, isFirst: Bool) {
    let anchor = pinch.middle(in: view)
    state.advance(
      .gripped(
        .zoom(
          ZoomGrip(
            anchor: anchor, touchDownAnchor: isFirst ? pinch.touchDownAnchor : anchor,
            scale: unbandedScale, pinchScale: isFirst ? 1 : pinch.scale,
            slip: unbanded(contentOffset) - contentOffset))))
    pinch.needsGrip = false
  }

  private func zoom(_ view: UIView) {
    guard isPinching else { return }
    if pinch.needsGrip || state.grip?.isZoom != true || isAnimated {
      stopMotion()
      animations?.release(.bounds)
      openZoom(view)
      guard isPinching else { return }
      pinch.forgetHysteresis()
      takeZoomGrip(view, isFirst: false)
    }
    guard case .zoom(let grip) = state.grip else { return }
    let scale = bandedScale(grip.scale * pinch.scale / grip.pinchScale)
    let location = pinch.middle(in: self) - contentOffset
    let here = viewport(
      showing: grip.anchor(madeUp: pinch.madeUp), of: view, at: location, scale: scale)
    show(here) { banded($0 + grip.slip) }
    guard isPinching else { return }
    state.fingers.lastPinch = LastPinch(location: location, momentum: 0, time: now)
  }

  private func endPinch() {
    guard isPinching else {
      fingersMayBeGone()
      return
    }
    state.end(.pinching)
    if pan.state.isActive {
      // The pinch was cancelled; the drag continues.
      state.advance(.loosened)
      takeDragGrip(axes: CGPoint(x: 1, y: 1))
    } else if pan.attempt.isActionDue {
      // The end of the drag follows.
    } else {
      letGo(velocity: pan.state == .ended ? pan.velocity(in: self) * -1 : .zero)
    }
  }

  /// A change of layout has ended: fingers that still drag begin a new grip.
  final func dragOn() {
    if isDragging, case .caught = state.activity { takeDragGrip(axes: dragAxes) }
  }

  /// The fingers begin a new grip of the content where it is now.
  final func renewGrip() {
    switch state.grip {
    case .drag(let grip):
      if let handed = grip.handed {
        takeHandedGrip(from: handed)
      } else {
        takeDragGrip(axes: grip.axes)
      }
    case .zoom: pinch.needsGrip = true
    case nil: break
    }
  }

  // MARK: Resistance of the scale
  //
  // The rubber band of the offset, on the logarithm of the scale: with ln 2 for the dimension a
  // pinch never exceeds twice the largest or half the smallest scale.

  private func bandedScale(_ raw: CGFloat) -> CGFloat {
    guard bouncesZoom else { return limited(raw) }
    let (low, high) = (log(minimumZoomScale), log(max(minimumZoomScale, maximumZoomScale)))
    return exp(RubberBand.band(log(raw), from: low, to: high, dimension: log(2)))
  }

  private var unbandedScale: CGFloat {
    guard bouncesZoom else { return scale }
    let (low, high) = (log(minimumZoomScale), log(max(minimumZoomScale, maximumZoomScale)))
    return exp(RubberBand.unband(log(scale), from: low, to: high, dimension: log(2)))
  }
}

/// Where a pinch left the content.
nonisolated struct LastPinch {
  /// The middle of the fingers, in the window onto the content.
  var location: CGPoint
  /// How fast the logarithm of the scale changed when there were last two fingers, per second, and
  /// when that was.
  var momentum: CGFloat
  var time: TimeInterval
}
