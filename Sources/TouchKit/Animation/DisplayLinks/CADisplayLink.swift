/// Calls an action once for each frame, before it is drawn.
///
/// ```swift
/// let link = CADisplayLink { link in spinner.turn(to: link.targetTimestamp) }
/// link.add(to: window.clock)
/// ```
///
/// While it runs its ``FrameClock`` wants frames, ``FrameClock/isMoving``: pause it where nothing moves, and a host may rest. It is called
/// with the motions of the clock, in the order in which they were started; what it sets is in the frame that follows.
///
/// As in UIKit it retains what it calls until ``invalidate()``, and what runs is retained by its clock.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class CADisplayLink {
  /// The time of the frame that it was last called for, in seconds on its clock; 0 before the first one.
  public private(set) var timestamp: TimeInterval = 0

  /// When the next frame is expected for which it is called, in seconds on its clock; 0 before the first one.
  public var targetTimestamp: TimeInterval {
    isCalled ? timestamp + max(duration, shortestInterval) : 0
  }

  /// How long a frame of the host lasts, in seconds: as long as the last one did. ``Constants/displayFrame`` before two frames in a row have
  /// been seen, and after a frame that lasted longer than ``Constants/longestDisplayFrame``, which was a rest.
  public private(set) var duration: TimeInterval = Constants.displayFrame

  /// True where it is not called, and no frames are wanted for it. False by default.
  public var isPaused = false {
    didSet { if isPaused != oldValue { follow() } }
  }

  /// How often it is called: with each frame by default. The host's frames come as they come; some of them are left out, so that it is
  /// called no more often than the range's preferred rate says, or its maximum where none is preferred.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// The preferred rate of ``preferredFrameRateRange``, in calls per second; 0, the default, for each frame. A negative one counts as 0.
  public var preferredFramesPerSecond: Int {
    get { Int(exactly: (preferredFrameRateRange.preferred ?? 0).rounded(.towardZero)) ?? 0 }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange =
        rate > 0
        ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
  }

  // `nil` once it is invalid.
  private var action: ((CADisplayLink) -> Void)?
  @Backlink private var clock: FrameClock?
  @Backlink private var calls: DisplayLinkCalls?
  // When the frame before was, called for or not.
  private var lastFrame: TimeInterval?
  private var isCalled = false
  #if !hasFeature(Embedded)
    private var modes: Set<RunLoop.Mode> = []
  #endif

  /// A link that calls a closure, which it retains until ``invalidate()``: capture weakly what owns the link. It runs once it is added
  /// to a clock.
  public init(_ action: @escaping (CADisplayLink) -> Void) {
    self.action = action
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// Calls it for the frames of a clock from now on: ``UIWindow/clock``. One that runs on another clock leaves that; one that is invalid
  /// stays so.
  public func add(to clock: FrameClock) {
    if self.clock !== clock { stop() }
    self.clock = clock
    follow()
  }

  /// Ends it for ever: what it calls is released. Does nothing where it has ended.
  public func invalidate() {
    action = nil
    stop()
    clock = nil
  }

  // MARK: Running

  private func follow() {
    guard let clock, action != nil, !isPaused else { return stop() }
    guard calls == nil else { return }
    let new = DisplayLinkCalls(self)
    calls = new
    clock.start(new)
  }

  private func stop() {
    if let calls { clock?.stop(calls) }
    calls = nil
    lastFrame = nil
  }

  private var shortestInterval: TimeInterval {
    let range = preferredFrameRateRange
    let preferred = range.preferred ?? 0
    let rate = preferred > 0 ? min(preferred, range.maximum) : range.maximum
    return rate > 0 ? 1 / TimeInterval(rate) : 0
  }

  fileprivate func frame(at time: TimeInterval) -> Bool {
    if let lastFrame, time > lastFrame {
      let length = time - lastFrame
      duration = length > Constants.longestDisplayFrame ? Constants.displayFrame : length
    }
    lastFrame = time
    // Frames do not come to the microsecond: one that comes a quarter of a frame early is in time.
    if isCalled, time < timestamp + shortestInterval - duration / 4 { return true }
    timestamp = time
    isCalled = true
    action?(self)
    return true
  }
}

/// What the clock owns while a link runs.
private final class DisplayLinkCalls: RootObject, FrameMotion {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private var home = BacklinkHome()

    var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  private let link: CADisplayLink

  init(_ link: CADisplayLink) {
    self.link = link
    #if hasFeature(Embedded)
      super.init()
    #endif
  }

  deinit {}

  func move(to time: TimeInterval) -> Bool {
    link.frame(at: time)
  }
}

#if !hasFeature(Embedded)
  extension CADisplayLink {
    /// A link that sends `selector` to `target`, which has to be a ``SelectorTarget`` and is retained until ``invalidate()``, as in UIKit.
    public convenience init(target: Any, selector: Selector) {
      let responder = selector.responder(target)
      self.init { responder.perform(selector, with: $0) }
    }

    /// A link that calls a method of an object, which is retained until ``invalidate()``.
    public convenience init<Target: AnyObject>(
      target: Target, action: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
      self.init { action(target)($0) }
    }

    /// The same, with the label that a `#selector` has in files written for iOS: `CADisplayLink(target: self, selector: Spinner.step)`.
    public convenience init<Target: AnyObject>(
      target: Target, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
      self.init(target: target, action: selector)
    }

    /// The same with a method without a parameter.
    public convenience init<Target: AnyObject>(
      target: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init { _ in selector(target)() }
    }

    /// Calls it for frames from now on, of the clock that is current: that of the window which delivers an event, lays out or draws a frame;
    /// outside of such a call, of the clock that was made last and still exists.
    ///
    /// There are no run loops that frames depend on: in any mode it is called for each frame, also while a finger scrolls. Does nothing
    /// where there is no clock.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
      modes.insert(mode)
      guard clock == nil, let clock = FrameClock.current ?? FrameClock.latest else { return }
      add(to: clock)
    }

    /// Takes it from a mode: from the last one that it was added to it takes it from its clock, and releases neither the link nor its target.
    /// ``add(to:forMode:)`` lets it run again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
      guard modes.remove(mode) != nil, modes.isEmpty else { return }
      stop()
      clock = nil
    }
  }

  extension RunLoop.Mode {
    /// While a finger scrolls, in UIKit; here a name like the others.
    nonisolated public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  }
#endif
