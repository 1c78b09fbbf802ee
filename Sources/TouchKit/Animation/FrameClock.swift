/// Time, for everything below a host: timers, animations and settling motions.
///
/// Nothing in TouchKit asks what time it is. A host turns this clock, by the time stamps of events
/// and by one call for each frame it draws, and a test or a replay turns it by hand, with the same
/// outcome. Time only moves forward. Timers that are due at the same time fire in the order in
/// which they were set; motions move in the order in which they were started.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class FrameClock: RootObject {
  #if !hasFeature(Embedded)
    // Before everything else: see `BacklinkHome`.
    private final var home = BacklinkHome()

    final var backlinkAnchor: BacklinkAnchor {
      home.anchor(of: self)
    }
  #endif

  /// The time that the clock shows, in seconds. While a timer fires this is the time it was due at.
  @exclusivity(unchecked) public private(set) var now: TimeInterval {
    didSet { noteTime() }
  }

  /// Told of what is to be felt, by a host that can make it felt; `nil` by default. See
  /// ``UIImpactFeedbackGenerator``.
  public var onFeedback: ((HapticFeedback) -> Void)?

  /// Answers how wide the widest line of a text is, in points, in a font of a size and a weight, by a
  /// host that can measure it; `nil` by default. ``UILabel/sizeThatFits(_:)`` asks for it.
  public var measureText: ((_ text: String, _ size: CGFloat, _ weight: Int) -> CGFloat)?

  @exclusivity(unchecked) final var known = ClockWindows()
  // Who takes the animations that begin now; see TransitionPlayer.
  final var transitionPlayer: TransitionPlayer?

  @exclusivity(unchecked) private var timers: [FrameTimer] = []
  // Set for at once while timers fire; they fire at the next turn, so that one that sets itself
  // again and again hangs nothing.
  @exclusivity(unchecked) private var nextTurn: [FrameTimer] = []
  private var isFiring = false
  @exclusivity(unchecked) private var motions: [any FrameMotion] = []

  /// A clock that shows a time, in seconds; what it counts from is the host's affair.
  public init(now: TimeInterval = 0) {
    self.now = now
    #if hasFeature(Embedded)
      super.init()
    #endif
    noteTime()
  }

  /// True where nothing is going on: no motion runs, no timer is set.
  public var isIdle: Bool {
    motions.isEmpty && nextDue == nil
  }

  /// True while something moves, so that each frame looks different.
  public var isMoving: Bool {
    !motions.isEmpty
  }

  /// When the next timer is due, in seconds on this clock; `nil` where none is set.
  public var nextDue: TimeInterval? {
    timers.first { !$0.isCancelled }?.due
  }

  /// Calls `action` once, `delay` seconds from now (at once at the next turn of the clock, for a
  /// delay of 0 or less).
  ///
  /// The clock keeps `action` until it has been called, or until the timer is cancelled. A timer that is set while others fire, and is due at once, fires at the next turn:
  /// one that sets itself again and again hangs nothing.
  ///
  /// - Returns: the timer; it fires whether it is kept or not, and can be cancelled.
  /// - Complexity: O(timers that are set).
  @discardableResult
  public func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> FrameTimer {
    let timer = FrameTimer(due: now + (delay > 0 ? delay : 0), action: action)
    if isFiring, timer.due <= now {
      nextTurn.append(timer)
    } else {
      insert(timer)
    }
    return timer
  }

  /// The same for an object that is not retained: nothing is called once it is gone.
  final func after<Object: BacklinkTarget>(
    _ delay: TimeInterval, for object: Object, _ action: @escaping (Object) -> Void
  ) -> FrameTimer {
    let link = Backlink(to: object)
    return after(delay) {
      if let object = link.object { action(object) }
    }
  }

  private func insert(_ timer: FrameTimer) {
    let place = timers.firstIndex { $0.due > timer.due } ?? timers.count
    timers.insert(timer, at: place)
  }

  /// Moves something at each frame from now on, until it says that it is done. Kept meanwhile; started twice
  /// it moves once.
  public func start(_ motion: any FrameMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
  }

  /// Stops moving something, where it is. Nothing happens where it does not move.
  public func stop(_ motion: any FrameMotion) {
    motions.removeAll { $0 === motion }
  }

  /// One frame: fires the timers that are due by `time`, then moves what moves to where it is at `time`.
  ///
  /// Called by the host once before each frame it draws. A time in the past, one that is no number
  /// and one beyond ``Constants/latestTime`` do not turn the clock, but what moves is still asked to
  /// move.
  public func advance(to time: TimeInterval) {
    asCurrent {
      fireTimers(until: time)
      timers.removeAll { $0.isCancelled }
      // A motion may start or stop others; those that it starts move from the next frame on.
      for motion in motions where motions.contains(where: { $0 === motion }) {
        if !motion.move(to: now) { stop(motion) }
      }
    }
  }

  /// Fires the timers that are due by `time`, without a frame: what moves stays where the last
  /// frame showed it.
  ///
  /// The window calls this before it delivers an event, so that a wait that ended before the event
  /// has ended. A host that reports events to a window has no need to.
  public func fireTimers(until time: TimeInterval) {
    // A clock turned to 1e300 would stand still for ever.
    guard abs(time) <= Constants.latestTime else { return }
    if timers.isEmpty || timers[0].due > time {
      // With every touch sample: nothing is due.
      now = max(now, time)
      return
    }
    asCurrent {
      // A timer that turns the clock goes on with the timers of the turn that it is in.
      let outermost = !isFiring
      isFiring = true
      while let timer = timers.first, timer.due <= time {
        timers.removeFirst()
        now = max(now, timer.due)
        timer.fire()
      }
      now = max(now, time)
      guard outermost else { return }
      isFiring = false
      for timer in nextTurn { insert(timer) }
      nextTurn.removeAll(keepingCapacity: true)
    }
  }
}

/// Something that fires once on a ``FrameClock``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class FrameTimer {
  /// When it fires, in seconds on its clock.
  public let due: TimeInterval

  // Let go of when it is cancelled, with all that it has captured.
  private var action: (() -> Void)?

  var isCancelled: Bool {
    action == nil
  }

  init(due: TimeInterval, action: @escaping () -> Void) {
    self.due = due
    self.action = action
  }

  /// Makes sure that it will not fire. Nothing happens where it has fired already.
  public func cancel() {
    action = nil
  }

  fileprivate func fire() {
    action?()
  }
}

/// Something that moves from frame to frame: an animation, a fling, a spring.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol FrameMotion: AnyObject {
  /// Moves to where it is at `time`, in seconds on the clock.
  ///
  /// - Returns: false once it has arrived; the clock then lets go of it.
  func move(to time: TimeInterval) -> Bool
}
