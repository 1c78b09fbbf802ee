/// A cross-fade: a copy of what was seen of a view before fades in front of what is seen now.
///
/// With the progress p, of 0 at first and 1 at the end,
///
///     opacity of the copy = 1 − p        of the view, where the copy does not cover it = p
///
/// The clock owns it, and it owns the completion: neither the copy nor a view does.
final class Dissolve: RootObject, FrameMotion {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private var home = BacklinkHome()

    var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  @Backlink private(set) var view: UIView?
  private let copy: DissolvingCopy
  @Backlink private var clock: FrameClock?
  private let curve: TimingCurve
  private let start: TimeInterval
  private let duration: TimeInterval
  private var completion: ((Bool) -> Void)?

  init(
    _ copy: DissolvingCopy, into view: UIView, on clock: FrameClock, duration: TimeInterval,
    curve: TimingCurve, completion: ((Bool) -> Void)?
  ) {
    _view = Backlink(to: view)
    self.copy = copy
    _clock = Backlink(to: clock)
    self.curve = curve
    start = clock.now
    self.duration = duration
    self.completion = completion
    #if hasFeature(Embedded)
      super.init()
    #endif
  }

  /// Puts the copy in front of the view, and begins. A container that has another clock by now, or none, shows the change at once.
  func begin(in container: UIView) {
    guard let clock, let view, container.host?.clock === clock else { return end(false) }
    if view !== container, view.superview === container {
      container.insertSubview(copy, aboveSubview: view)
    } else {
      container.addSubview(copy)
    }
    copy.dissolve = self
    show(0)
    clock.start(self)
  }

  func move(to time: TimeInterval) -> Bool {
    let share = CGFloat((time - start) / duration)
    guard let view, let parent = copy.superview, parent === view || parent === view.superview,
      share < 1
    else {
      end(share >= 1)
      return false
    }
    copy.place(like: view, in: parent)
    show(curve.progress(at: share))
    return true
  }

  private func show(_ progress: CGFloat) {
    copy.alpha = copy.opacity * (1 - progress)
    if !copy.covers { view?.shownShare = progress }
  }

  /// The view is seen as it is from now on.
  func end(_ finished: Bool) {
    clock?.stop(self)
    clock = nil
    view?.shownShare = 1
    view = nil
    copy.dissolve = nil
    copy.removeFromSuperview()
    let called = completion
    completion = nil
    called?(finished)
  }
}
