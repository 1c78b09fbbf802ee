#if !APPLE_UIKIT
  import UIKit

  extension ZoomTransition {
    /// The two ends of the way, as they are now. Fingers hold what is on the screen, wherever the source goes meanwhile.
    var ends: ZoomEnds {
      guard let stage else { return ZoomEnds(stage: .zero, source: nil, picture: .zero) }
      let size = stage.bounds.size
      let own = controller.flatMap { controller in alignmentRectProvider?(controller) }
      let fades = stage.window?.isReduceMotionEnabled == true
      return ZoomEnds(
        stage: size, source: fades ? nil : landing?.frame, sourceCorners: landing?.corners ?? 0,
        picture: own ?? CGRect(origin: .zero, size: size))
    }

    /// Where the source is now; `nil` where there is none. It is asked for again where it has left its window: its cell may
    /// serve another item by now.
    var seenSource: Landing? {
      guard let stage, landing != nil else { return nil }
      if sourceView?.window == nil { findSource() }
      return sourceView.map {
        Landing(frame: $0.convert($0.bounds, to: stage), corners: $0.cornerRadius)
      }
    }

    /// Draws what zooms where it is, and says how far it is.
    func drawPose() {
      guard let stage, let view = controller?.viewIfLoaded else { return }
      let ends = ends
      stage.draw(view, at: ends.place(at: pose))
      stage.isInTheWay = !isAlmostClosed
      hideSource(ends.source != nil)
      if let context {
        let presents = context.viewController(forKey: .to) === controller
        context.updateInteractiveTransition(presents ? pose.progress : 1 - pose.progress)
      }
      onChange?(self)
    }

    // MARK: The source

    /// Asks where it comes from, or goes to.
    func lookForSource() {
      findSource()
      if let source = sourceView, let stage {
        land(
          at: Landing(
            frame: source.convert(source.bounds, to: stage), corners: source.cornerRadius))
      } else if pose == .open || pose == .closed {
        landing = nil
      }
    }

    /// The source is there from now on. What is seen stays where it is: the pose is that much off the new way.
    func land(at new: Landing) {
      guard landing != nil, isHeld || isMoving else {
        landing = new
        return
      }
      let old = ends.place(at: pose)
      landing = new
      let now = ends.place(at: pose)
      guard old.scale > 0, now.scale > 0 else { return }
      pose.offset.x += old.center.x - now.center.x
      pose.offset.y += old.center.y - now.center.y
      pose.logScale += log(old.scale / now.scale)
    }

    private func findSource() {
      guard let controller else { return }
      let new = source(controller)
      if new !== sourceView { showSource() }
      sourceView = new?.window == nil ? nil : new
    }

    private func hideSource(_ hides: Bool) {
      guard isHeld || isMoving else { return }
      sourceView?.isHidden = hides
    }

    func showSource() {
      sourceView?.isHidden = false
    }
  }
#endif
