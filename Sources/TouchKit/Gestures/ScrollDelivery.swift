/// Turns the steps of wheels and trackpads into what pans and views that scroll make of them.
///
///     view under the pointer ──▶ views around it, one by one
///        its pans, if one of them has the run, take all that is left
///        its content, if it scrolls, takes what it can use
final class ScrollDelivery {
  private let home: Backlink<UIWindow>
  private var run: ScrollRun?
  // What subclasses and delegates are asked about.
  private let event = UIEvent(.scroll)

  init(_ home: Backlink<UIWindow>) {
    self.home = home
  }

  /// One step, in points of an offset.
  ///
  /// - Returns: false where nothing could use any of it.
  func step(_ delta: CGPoint, at place: CGPoint, in window: UIWindow) -> Bool {
    let hit = window.hitTest(place, with: nil)
    window.keyFocus.point(at: hit)
    let isNotch = UIWindow.isNotch(delta)
    if run == nil { begin(hit, at: place, isNotch ? .discrete : .continuous, window) }
    follow(place, window)
    var rest = delta
    window.arbiter.perform { rest = deliver(delta, to: hit, animated: isNotch) }
    return rest != delta
  }

  /// The run is over: nothing has come for a while, or a finger comes down.
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
    _ hit: UIView?, at place: CGPoint, _ type: UIScrollTypeMask, _ window: UIWindow
  ) {
    let (arbiter, used) = (window.arbiter, window.delivery.usedBits)
    guard used != UInt64.max else { return }
    let new = ScrollRun(
      bit: 1 << UInt64((~used).trailingZeroBitCount), at: place, time: window.clock.now)
    event.timestamp = new.time
    let bound = arbiter.recognizers(around: hit, bit: new.bit) {
      // One that follows fingers goes on with them.
      $0.takesScroll(of: type) && $0.isEnabled && $0.phase == .possible
        && $0.attempt.touches.isEmpty && arbiter.isWelcome(event, to: $0)
    }
    new.pans = bound.compactMap { $0 as? UIPanGestureRecognizer }
    guard !new.pans.isEmpty else { return }
    window.delivery.usedBits |= new.bit
    arbiter.join(bound, new.bit) { $0.attempt.add(new) }
    run = new
  }

  private func follow(_ place: CGPoint, _ window: UIWindow) {
    guard let run else { return }
    run.place = place
    run.time = window.clock.now
    run.end?.cancel()
    // The clock may outlive the window.
    run.end = window.clock.after(Constants.scrollPause) { [home] in
      home.object?.scrolling?.endRun()
    }
  }

  // Says what is left of a step.
  private func deliver(_ delta: CGPoint, to hit: UIView?, animated: Bool) -> CGPoint {
    var rest = delta
    var taken: CGPoint?
    var view = hit
    while let here = view, rest != .zero || taken != nil {
      // Pans further up have it too, where both may go on.
      if let run, isTaken(run, by: here, taken ?? rest) {
        taken = taken ?? rest
        rest = .zero
      } else if taken == nil {
        rest = here.scrollContent(by: rest, animated: animated)
      }
      view = here.parent
    }
    return rest
  }

  private func isTaken(_ run: ScrollRun, by view: UIView, _ delta: CGPoint) -> Bool {
    var isTaken = false
    for pan in run.pans where pan.view === view && pan.tracked & run.bit != 0 {
      pan.scrolled(by: delta, run)
      // One that waits for others has it too.
      if pan.phase.isActive || pan.attempt.held != nil { isTaken = true }
    }
    return isTaken
  }
}
