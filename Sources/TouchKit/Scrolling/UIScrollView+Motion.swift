// What moves the content without a finger. The motions are values; here the content is brought to
// where they say.
extension UIScrollView {
  final var now: TimeInterval {
    window?.clock.now ?? 0
  }

  // MARK: Beginning and end

  final func run(_ new: ScrollMotion) {
    stopMotion()
    state.advance(.started(new))
    window?.clock.start(driver)
    indicators.show(self)
  }

  /// Stops whatever moves, where it is.
  ///
  /// - Parameter settling: true where no finger has caught it, and nothing else will bring a scale
  ///   beyond its limits back to them: it is there at once.
  final func stopMotion(settling: Bool = false) {
    if state.isInLayoutTransition {
      guard layoutTransitionMoves else { return }
      stopLayoutTransition()
    } else {
      guard let old = state.motion else { return }
      state.advance(.stopped)
      stopFrames()
      if settling { limitScale() }
      finish(old, isCaught: true)
    }
    indicators.leave(self)
  }

  /// Takes the driver off the clock, unless something else moves.
  final func stopFrames() {
    if !needsFrames { window?.clock.stop(driver) }
  }

  final func limitScale() {
    guard !isTracking, limited(scale) != scale, let view = zoomView else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let point = view.convert(contentOffset + middle, from: self)
    show(viewport(showing: point, of: view, at: middle, scale: limited(scale))) { clamped($0) }
  }

  private func arrive(_ old: ScrollMotion) {
    state.advance(.stopped)
    finish(old, isCaught: false)
    indicators.leave(self)
  }

  // It has ended, or another motion replaces it: tells the delegate.
  private func finish(_ old: ScrollMotion, isCaught: Bool) {
    switch old {
    case .fling:
      delegate?.scrollViewDidEndDecelerating(self)
    case .glide(let glide):
      announceEnd(isWanted: glide.isAnnounced && !isCaught)
    case .zoom(let zoom):
      finishZooming()
      announceEnd(isWanted: zoom.isAnnounced && !isCaught)
    case .pinch:
      finishZooming()
    }
  }

  private func announceEnd(isWanted: Bool) {
    if isWanted { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  // MARK: Frames

  /// A step of the motion that there is.
  final func moveContent(to time: TimeInterval) {
    guard let motion = state.motion else { return }
    let number = state.motions
    // Whoever hears of the movement may stop the motion, or begin another one.
    if show(motion, at: time), state.isMoving, state.motions == number { arrive(motion) }
  }

  /// - Returns: true where the motion is over. The content is on the pixel grid then.
  private func show(_ motion: ScrollMotion, at time: TimeInterval) -> Bool {
    switch motion {
    case .fling(let fling):
      let here = fling.state(at: time)
      moveContent(to: here.isOver ? onPixel(here.offset) : here.offset)
      return here.isOver
    case .glide(let glide):
      let (offset, isOver) = (glide.offset(at: time), glide.isOver(at: time))
      moveContent(to: isOver ? onPixel(offset) : offset)
      return isOver
    case .zoom(let zoom):
      return show(zoom, at: time)
    case .pinch(let pinch):
      return show(pinch, at: time)
    }
  }

  private func show(_ zoom: ZoomMotion, at time: TimeInterval) -> Bool {
    var here = zoom.state(at: time)
    if !bouncesZoom { here.viewport.scale = limited(here.viewport.scale) }
    // The path leads from the viewport that is shown, be it beyond an edge, to one where the
    // content may rest: how the owner centres it is only seen during the motion. So the path gives way to
    // the limits little by little.
    show(here.viewport) { natural in
      let offset = natural + (clamped(natural) - natural) * here.progress
      return here.isOver ? onPixel(offset) : offset
    }
    return here.isOver
  }

  private func show(_ pinch: PinchMotion, at time: TimeInterval) -> Bool {
    guard zoomView != nil else { return true }
    var here = pinch.state(at: time)
    if here.scaleRests { here.viewport.scale = limited(here.viewport.scale) }
    show(here.viewport) { natural in
      let offset = clamped(natural) + here.excess
      return here.isOver ? onPixel(offset) : offset
    }
    return here.isOver
  }

  // MARK: For other motions

  /// The velocity of the running motion, in points per second of the offset; `nil` at rest.
  final var caughtVelocity: CGPoint? {
    if let motion = state.motion { return motion.velocity(at: now) }
    if state.isInLayoutTransition, layoutTransitionMoves { return .zero }
    return isAnimated ? flow.offset : nil
  }

  /// What the content is doing by itself, be it a motion of its own or an animation of somebody's.
  final var flow: ViewportVelocity {
    switch state.motion {
    case .fling, .glide:
      return ViewportVelocity(scale: 0, offset: state.motion?.velocity(at: now) ?? .zero)
    case .zoom(let zoom):
      return zoom.flow(at: now)
    case .pinch(let pinch):
      guard let view = zoomView else { return .none }
      return pinch.flow(at: now) { inRange($0, view) }
    case nil:
      guard case .rect(let velocity) = animations?.velocity(of: .bounds, self) else { return .none }
      return ViewportVelocity(scale: 0, offset: velocity.origin)
    }
  }

  /// The content was moved by a translation, or its range has changed: the motion continues from
  /// where the content is.
  ///
  /// - Returns: false where it has nothing to do any more.
  final func redirectMotion(by translation: CGPoint) -> Bool {
    switch state.motion {
    case .fling(let fling):
      state.redirect(.fling(fling.moved(to: contentOffset, in: field, at: now)))
    case .zoom(let zoom):
      guard translation != .zero, let view = zoomView else { return true }
      state.redirect(.zoom(zoom.moved(by: translation) { inRange($0, view) }))
    case .pinch(let pinch):
      guard let view = zoomView else { return false }
      let point = view.convert(contentOffset + pinch.location(at: now), from: self)
      state.redirect(
        .pinch(
          pinch.moved(
            about: point - view.bounds.origin, excess: contentOffset - clamped(contentOffset),
            at: now)))
    case .glide:
      return false
    case nil:
      return true
    }
    return true
  }
}
