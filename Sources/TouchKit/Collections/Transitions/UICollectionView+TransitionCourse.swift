// A layout transition computes where things are; here it changes its state, and views and content are moved there.
extension UICollectionView {
  /// What the transition is asked with.
  final var stage: TransitionStage {
    TransitionStage(
      bounds: bounds, inset: adjustedContentInset, displayScale: window?.displayScale ?? 1,
      time: now)
  }

  /// A client takes it over where it is; what is at `location` on the screen stays there from now on.
  final func scrub(_ transition: LayoutTransition, at location: CGPoint?) {
    transition.isSet = false
    transition.stop()
    transition.scrub(at: now)
    stopFrames()
    setAnchor(for: transition, at: location)
  }

  /// A client moves it.
  final func move(_ transition: LayoutTransition, to progress: CGFloat) {
    guard !transition.isOver else { return }
    if !transition.isScrubbed { scrub(transition, at: nil) }
    transition.move(to: progress, at: now)
    show(transition)
  }

  /// The fingers have moved, and the anchor follows them.
  final func moveAnchor(of transition: LayoutTransition, to location: CGPoint) {
    guard transition.anchor != nil, location.isFinite else { return }
    transition.anchor?.location = location
    show(transition)
  }

  /// It settles in one of its ends, with the velocity that it has.
  final func settle(_ transition: LayoutTransition, toTarget: Bool) {
    guard !transition.isOver else { return }
    let velocity = transition.velocity(at: now)
    transition.stop()
    transition.updateOffsets(on: stage)
    transition.bias(to: bounds.origin, on: stage)
    guard let clock = window?.clock else {
      arrive(transition, toTarget: toTarget)
      return
    }
    transition.settle(toTarget: toTarget, velocity: velocity, on: stage)
    clock.start(driver)
  }

  /// A frame of its settling.
  final func advance(_ transition: LayoutTransition, to time: TimeInterval) {
    guard case .settling(let settling) = transition.course else { return }
    if transition.advance(to: time) {
      show(transition)
    } else {
      arrive(transition, toTarget: settling.toTarget)
    }
  }

  // Stops it where it is, and with the anchor that it has.
  private final func stop(_ transition: LayoutTransition) {
    if transition.stop() { transition.bias(to: bounds.origin, on: stage) }
  }

  /// The items have changed, and the layouts have been prepared for them: the anchor has another index path now, or another
  /// item becomes the anchor.
  final func changeData(of transition: LayoutTransition, _ map: UpdateMap) {
    let location = transition.anchor?.location
    transition.anchor = transition.anchor.flatMap { $0.moved(by: map) }
    if transition.anchor == nil { setAnchor(for: transition, at: location) }
    transition.updateOffsets(on: stage)
    moveContent(with: transition, on: stage)
    // It may have to come to rest elsewhere now.
    if case .settling(let settling) = transition.course {
      settle(transition, toTarget: settling.toTarget)
    }
  }

  // MARK: Scrolling

  final func pause(_ transition: LayoutTransition) {
    guard case .settling(let settling) = transition.course else { return }
    stop(transition)
    transition.pause()
    stopFrames()
    // Something in the program, not a finger, has stopped the motion: then there is nothing to wait for.
    if !isTracking { arrive(transition, toTarget: settling.toTarget) }
  }

  final func resume(_ transition: LayoutTransition) {
    // The finger that stopped it has lifted, and no client has caught it.
    guard case .paused(let toTarget) = transition.course else { return }
    settle(transition, toTarget: toTarget)
  }

  // MARK: Moving views and content

  // The content offset and the content size follow the progress and the anchor at once, the views in the next frame.
  private final func show(_ transition: LayoutTransition) {
    transition.prepareLayouts()
    let stage = stage
    transition.measure(on: stage)
    moveContent(with: transition, on: stage)
    setNeedsLayout()
  }

  // Where the transition has the content.
  private final func offset(of transition: LayoutTransition, on stage: TransitionStage) -> CGPoint {
    transition.offset(on: stage) { element in
      guard let update, let rest = shown.first(where: { $0.key == element.key })?.rest else {
        return element.frame
      }
      var (frame, alpha) = (element.frame, element.alpha)
      update.move(&frame, &alpha, by: rest)
      return frame
    }
  }

  /// The content is where the transition has it, and what is visible there is wanted. What has been measured since it was moved last moves it once more.
  final func gather(_ transition: LayoutTransition) {
    let stage = stage
    transition.measure(on: stage)
    moveContent(with: transition, on: stage)
    contentSize = transition.contentSize
    // The content has moved.
    transition.gather(on: self.stage, into: &wanted)
  }

  /// Brings the content to where the transition has it.
  private final func moveContent(with transition: LayoutTransition, on stage: TransitionStage) {
    let before = bounds.origin
    moveContent(to: offset(of: transition, on: stage))
    if bounds.origin != before { update?.carry(by: bounds.origin - before) }
  }

  // MARK: The end

  /// It has come to one of its ends; the content rests where it may.
  final func arrive(_ transition: LayoutTransition, toTarget: Bool) {
    let end = toTarget ? transition.blend.target : transition.blend.home
    transition.updateOffsets(on: stage)
    finish(transition, in: end, at: transition.restOffset(in: end, on: stage))
    transition.complete(completed: true, finished: toTarget)
  }

  /// It ends in one of its ends at once, with the anchor at its location, even where the content may
  /// not rest like that.
  final func cut(_ transition: LayoutTransition, toTarget: Bool) {
    guard !transition.isOver else { return }
    stop(transition)
    transition.jump(toTarget: toTarget)
    transition.updateOffsets(on: stage)
    let anchor = transition.anchor
    // An item that had grown under the fingers may have shrunk away from them.
    finish(
      transition, in: toTarget ? transition.blend.target : transition.blend.home,
      at: offset(of: transition, on: stage))
    keptAnchor = anchor
    transition.complete(completed: true, finished: toTarget)
  }

  /// It ends because something else happens.
  ///
  /// - Returns: whether it has ended in its target; `nil` where it is over.
  final func leave(_ transition: LayoutTransition) -> Bool? {
    guard !transition.isOver else { return nil }
    let toTarget = transition.isFinishing
    stop(transition)
    let end = toTarget ? transition.blend.target : transition.blend.home
    transition.updateOffsets(on: stage)
    finish(transition, in: end, at: transition.restOffset(in: end, on: stage))
    return toTarget
  }

  /// Another transition continues from here.
  final func handOver(_ transition: LayoutTransition) {
    transition.stop()
    transition.finish(at: transition.progress)
    stopFrames()
    transition.layout.belong(to: nil)
    for share in transition.blend.shares { share.layout.belong(to: nil) }
  }

  private final func finish(_ transition: LayoutTransition, in end: Int, at offset: CGPoint) {
    transition.finish(at: end == transition.blend.target ? 1 : 0)
    stopFrames()
    // A drag that became a pinch has left them.
    indicators.leave(self)
    transition.layout.belong(to: nil)
    let shares = transition.blend.shares
    for (index, share) in shares.enumerated() where index != end {
      share.layout.belong(to: nil)
      share.layout.isPrepared = false
    }
    rest(in: shares[end].layout, at: offset, copy: shares[end].copy)
    transition.layout.currentLayout.finalizeLayoutTransition()
    transition.layout.nextLayout.finalizeLayoutTransition()
  }
}
