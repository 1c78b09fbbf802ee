/// Delivers the steps of wheels and trackpads to pans and scroll views.
///
///     view under the pointer ──▶ views around it, one by one
///        its pans, if one of them follows the run, get all that is left
///        its content, if it scrolls, moves as far as it can
final class ScrollDelivery {
  private let home: Backlink<UIWindow>
  private var run: ScrollRun?
  // For all runs.
  private let event = UIEvent(.scroll)

  init(_ home: Backlink<UIWindow>) {
    self.home = home
    event.held = home.object?.delivery.held
  }

  /// One step, in points of an offset.
  ///
  /// - Returns: false where no view used any of it.
  func step(_ delta: CGPoint, at location: CGPoint, in window: UIWindow) -> Bool {
    let hit = window.hitTest(location, with: nil)
    window.keyFocus.point(at: hit)
    let isNotch = UIWindow.isNotch(delta)
    if run == nil { begin(hit, at: location, isNotch ? .discrete : .continuous, window) }
    follow(location, window)
    var rest = delta
    window.arbiter.perform { rest = deliver(delta, to: hit, animated: isNotch) }
    return rest != delta
  }

  /// Ends the run: no step has come for a while, or a finger comes down.
  func endRun() {
    guard let run else { return }
    self.run = nil
    run.end?.cancel()
    guard let window = home.object else { return }
    window.arbiter.perform {
      for pan in run.pans where pan.tracked & run.bit != 0 { pan.scrollEnded() }
      window.arbiter.release(run.bit)
    }
    window.delivery.usedBits &= ~run.bit
  }

  private func begin(
    _ hit: UIView?, at location: CGPoint, _ type: UIScrollTypeMask, _ window: UIWindow
  ) {
    let (arbiter, used) = (window.arbiter, window.delivery.usedBits)
    guard used != UInt64.max else { return }
    let new = ScrollRun(
      bit: 1 << UInt64((~used).trailingZeroBitCount), type, event, at: location,
      time: window.clock.now)
    event.timestamp = new.time
    let bound = arbiter.bind(.scroll(new), around: hit)
    new.pans = bound.compactMap { $0 as? UIPanGestureRecognizer }
    guard !new.pans.isEmpty else { return }
    window.delivery.usedBits |= new.bit
    run = new
  }

  private func follow(_ location: CGPoint, _ window: UIWindow) {
    guard let run else { return }
    run.location = location
    run.time = window.clock.now
    run.end?.cancel()
    // The clock may live longer than the window.
    run.end = window.clock.after(Constants.scrollPause) { [home] in
      home.object?.scrolling?.endRun()
    }
  }

  // Returns what is left of a step.
  private func deliver(_ delta: CGPoint, to hit: UIView?, animated: Bool) -> CGPoint {
    var rest = delta
    var panned: CGPoint?
    var view = hit
    while let here = view, rest != .zero || panned != nil {
      // Pans of superviews get it too, where both may recognize at the same time.
      if let run, isPanned(run, by: here, panned ?? rest) {
        panned = panned ?? rest
        rest = .zero
      } else if panned == nil {
        rest = here.scrollContent(by: rest, animated: animated)
      }
      view = here.parent
    }
    return rest
  }

  private func isPanned(_ run: ScrollRun, by view: UIView, _ delta: CGPoint) -> Bool {
    var isPanned = false
    for pan in run.pans where pan.view === view && pan.tracked & run.bit != 0 {
      pan.scrolled(by: delta, run)
      // A pan that waits for others gets it too.
      if pan.phase.isActive || pan.attempt.waiting != nil { isPanned = true }
    }
    return isPanned
  }
}
