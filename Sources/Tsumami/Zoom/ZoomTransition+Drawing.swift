#if !APPLE_UIKIT
  import UIKit

  extension ZoomTransition {
    /// The two ends of the path, as they are now. Fingers hold what is on the screen, wherever the source moves meanwhile.
    var ends: ZoomEnds {
      guard let stage else { return ZoomEnds(stage: .zero, source: nil, picture: .zero) }
      let fades = stage.window?.isReduceMotionEnabled == true
      return ZoomEnds(
        stage: stage.bounds.size, source: fades ? nil : landing?.frame,
        sourceCorners: landing?.corners ?? 0, picture: framed ?? whole)
    }

    /// The view that zooms.
    private var whole: CGRect {
      CGRect(origin: .zero, size: stage?.bounds.size ?? .zero)
    }

    /// Where the picture is in the view that zooms, now.
    private var seenPicture: CGRect? {
      controller.flatMap { alignmentRectProvider?($0) }
    }

    // Where the source is now; `nil` where there is none.
    private var seenSource: Landing? {
      guard let stage else { return nil }
      return sourceView.map {
        Landing(frame: $0.convert($0.bounds, to: stage), corners: $0.layerCornerRadius)
      }
    }

    /// The source and the picture may have moved since the last step. What is seen stays where it is, and goes to where
    /// they are now. The source is asked for again where it has left its window, or serves something else by now.
    ///
    /// - Returns: true where something has moved.
    func followEnds() -> Bool {
      if landing != nil, let source = sourceView {
        let isTaken = source.isConcealed != (ends.source != nil)
        if source.window == nil || source.isHidden || isTaken { findSource() }
      }
      return keep(whole, as: whole, landing == nil ? nil : seenSource ?? landing)
    }

    /// Draws what zooms where it is, and says how far it is.
    func drawPose() {
      guard let stage, let view = controller?.viewIfLoaded else { return }
      let ends = ends
      prepareGround?(stage)
      stage.draw(view, as: ends.appearance(at: pose))
      // What has almost landed does not receive touches meant for what is behind, and neither is the container.
      stage.superview?.isUserInteractionEnabled = !isAlmostClosed
      stage.takesTouches = isHeld || canBeCaught
      hideSource(ends.source != nil)
      if let context {
        let presents = context.viewController(forKey: .to) === controller
        context.updateInteractiveTransition(presents ? pose.progress : 1 - pose.progress)
      }
      onChange?(self)
    }

    /// Has the picture lie elsewhere in the view that zooms, as where bars come or go beside it: what is seen stays where it is, and goes to where the
    /// picture lies from now on. For a transition that moves by itself: while fingers hold it, wait until they lift.
    ///
    /// - Parameter change: lays out the view; called once, at once.
    public func rearrange(_ change: () -> Void) {
      let before = seenPicture ?? whole
      change()
      guard keep(before, as: seenPicture ?? whole, landing) else { return }
      if case .moving(let motion) = state, let clock = stage?.window?.clock {
        state = .moving(motion.turned(to: pose, at: clock.now))
      }
      if isMoving { drawPose() }
    }

    // MARK: The source

    /// Asks where it comes from, or goes to. Whoever is asked may change where the picture is in the view, show it whole
    /// for the transition: the picture stays where it is drawn, and so it does where the source is another one.
    func lookForSource() {
      _ = keep(whole, as: whole, landing)
      let before = seenPicture ?? whole
      findSource()
      var new = seenSource
      // Half-way it stays as it has begun.
      if pose != .open, pose != .closed { new = landing == nil ? nil : new ?? landing }
      _ = keep(before, as: seenPicture ?? whole, new)
    }

    // The ends are elsewhere from now on. Where one rectangle of the view was drawn, another one is drawn now.
    private func keep(_ old: CGRect, as new: CGRect, _ source: Landing?) -> Bool {
      let picture = seenPicture
      guard source != landing || picture != framed || old != new else { return false }
      let before = ends.frame(of: old, at: pose)
      landing = source
      framed = picture
      if case .closed = state { return true }
      pose = ends.pose(pose, drawing: new, at: before)
      return true
    }

    private func findSource() {
      guard let controller else { return }
      let new = source(controller)
      if new !== sourceView { showSource() }
      sourceView = new?.window == nil ? nil : new
    }

    private func hideSource(_ hides: Bool) {
      guard isHeld || isMoving else { return }
      sourceView?.isConcealed = hides
    }

    func showSource() {
      sourceView?.isConcealed = false
    }
  }
#endif
