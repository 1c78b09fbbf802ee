/// Time, for everything below a host: timers, animations and settling motions.
///
/// TouchKit never reads the system's time. A host advances this clock, with the time stamps of events and once for each
/// frame; a test or a replay advances it by hand, with the same result. Time only moves forward. Timers that are due at
/// the same time fire in the order in which they were set; motions move in the order in which they were started.
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

  /// The present time, in seconds. While a timer fires this is the time it was due at.
  @exclusivity(unchecked) public private(set) var now: TimeInterval {
    didSet { noteTime() }
  }

  /// Called for haptic feedback; set by a host with the hardware; `nil` by default. See
  /// ``UIImpactFeedbackGenerator``.
  public var onFeedback: ((HapticFeedback) -> Void)?

  /// Called for what a program tells assistive technology, ``UIAccessibility/post(notification:argument:)``, with its words or its view; set by a host
  /// with such a technology; `nil` by default.
  public var onAccessibilityNotification:
    ((UIAccessibility.Notification, _ words: String?, _ view: UIView?) -> Void)?

  /// Returns how wide the widest line of a text is, and how high its lines are together, ``Constants/lineHeight`` of the
  /// font each, in points; set by a host that can measure text; `nil` by default. Called by ``UILabel/sizeThatFits(_:)``.
  public var measureText: ((TextParagraph) -> CGSize)?

  #if !hasFeature(Embedded)
    /// Finds a picture for ``UIImage/init(named:)`` and its siblings, or says `nil` where there is none; set by a host that can answer at once; `nil` by
    /// default. Natively only.
    public var findImage: ((ImageRequest) -> HostImage?)?
  #endif

  /// How large somebody wants texts to be; set by a host that knows. Unspecified by default, which counts as large, iOS's usual size.
  ///
  /// After a change labels with ``UILabel/adjustsFontForContentSizeCategory`` have other fonts, views of all windows on the clock are told
  /// (``UIView/traitCollectionDidChange(_:)``) and laid out, and collection views ask cells of an estimated size how large they want to be.
  @exclusivity(unchecked) public var contentSizeCategory = UIContentSizeCategory.unspecified {
    didSet {
      if contentSizeCategory != oldValue { tellTraits(before: oldValue, userInterfaceStyle) }
    }
  }

  /// Whether somebody prefers light or dark programs; set by a host that knows, unspecified by default. After a change all views are told, as
  /// for ``contentSizeCategory``, but for those that are light or dark in any case (``UIView/overrideUserInterfaceStyle``).
  @exclusivity(unchecked) public var userInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if userInterfaceStyle != oldValue { tellTraits(before: contentSizeCategory, oldValue) }
    }
  }

  @exclusivity(unchecked) final var known = ClockWindows()
  // Receives the animations that begin now; see TransitionPlayer.
  final var transitionPlayer: TransitionPlayer?

  @exclusivity(unchecked) private var timers: [FrameTimer] = []
  // Timers without a delay that were set while others fire. They fire at the next advance, so that a timer that sets
  // itself again cannot loop for ever.
  @exclusivity(unchecked) private var nextAdvance: [FrameTimer] = []
  private var isFiring = false
  @exclusivity(unchecked) private var motions: [any FrameMotion] = []

  /// A clock that starts at a time, in seconds; 0 by default. The host chooses what it counts from.
  public init(now: TimeInterval = 0) {
    self.now = now
    #if hasFeature(Embedded)
      super.init()
    #else
      noteAsLatest()
    #endif
    noteTime()
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// True where no motion runs and no timer is set.
  public var isIdle: Bool {
    motions.isEmpty && nextDue == nil
  }

  /// True while something moves, so that each frame looks different.
  public var isMoving: Bool {
    !motions.isEmpty
  }

  /// When the next timer is due, in seconds on this clock; `nil` where none is set.
  public var nextDue: TimeInterval? {
    for timer in timers where !timer.isCancelled { return timer.due }
    return nil
  }

  /// Calls `action` once, `delay` seconds from now; for a delay of 0 or less at the next advance of the clock.
  ///
  /// The clock keeps `action` until it has been called, or until the timer is cancelled. A timer without a delay that
  /// is set while others fire waits for the next advance.
  ///
  /// - Returns: the timer, to cancel it; it fires even if it is not kept.
  /// - Complexity: O(timers that are set).
  @discardableResult
  public func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> FrameTimer {
    let timer = FrameTimer(due: now + (delay > 0 ? delay : 0), action: action)
    if isFiring, timer.due <= now {
      nextAdvance.append(timer)
    } else {
      insert(timer)
    }
    return timer
  }

  /// The same for an object that is not retained: nothing is called after its release.
  final func after<Object: BacklinkTarget>(
    _ delay: TimeInterval, for object: Object, _ action: @escaping (Object) -> Void
  ) -> FrameTimer {
    let link = Backlink(to: object)
    return after(delay) {
      if let object = link.object { action(object) }
    }
  }

  private func insert(_ timer: FrameTimer) {
    // From the end: most are due after those that are set.
    var index = timers.count
    while index > 0, timers[index - 1].due > timer.due { index -= 1 }
    timers.insert(timer, at: index)
  }

  /// Moves `motion` at each frame from now on, until its `move(to:)` returns false. The clock retains it until then;
  /// starting it twice is starting it once.
  public func start(_ motion: any FrameMotion) {
    if index(of: motion) == nil { motions.append(motion) }
  }

  /// Stops a motion where it is. Does nothing for one that is not running.
  public func stop(_ motion: any FrameMotion) {
    if let index = index(of: motion) { motions.remove(at: index) }
  }

  private func index(of motion: any FrameMotion) -> Int? {
    for index in motions.indices where motions[index] === motion { return index }
    return nil
  }

  /// One frame: fires the timers that are due by `time`, then moves all motions to `time`.
  ///
  /// Called by the host once before each frame it draws. A time that is in the past, not finite or beyond
  /// ``Constants/latestTime`` does not advance the clock; motions are still moved, to the present time.
  public func advance(to time: TimeInterval) {
    asCurrent {
      fireTimers(until: time)
      for index in timers.indices.reversed() where timers[index].isCancelled {
        timers.remove(at: index)
      }
      // A motion may start or stop others; those that it starts move from the next frame on.
      for motion in motions where index(of: motion) != nil {
        if !motion.move(to: now) { stop(motion) }
      }
    }
  }

  /// Fires the timers that are due by `time`, without a frame: motions stay where the last frame showed them.
  ///
  /// The window calls this before it delivers an event, so that timers due before the event fire first. Hosts need not
  /// call it.
  public func fireTimers(until time: TimeInterval) {
    // After 1e300 later times would be lost to rounding.
    guard abs(time) <= Constants.latestTime else { return }
    if timers.isEmpty || timers[0].due > time {
      // The usual case, with every touch sample: no timer is due.
      now = max(now, time)
      return
    }
    asCurrent {
      // A timer that advances the clock continues with the timers of the outer call.
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
      for timer in nextAdvance { insert(timer) }
      nextAdvance.removeAll(keepingCapacity: true)
    }
  }
}

/// A timer that fires once on a ``FrameClock``; see ``FrameClock/after(_:_:)``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class FrameTimer {
  /// When it fires, in seconds on its clock.
  public let due: TimeInterval

  // Released on cancellation, with everything that it captures.
  private var action: (() -> Void)?

  var isCancelled: Bool {
    action == nil
  }

  init(due: TimeInterval, action: @escaping () -> Void) {
    self.due = due
    self.action = action
  }

  // Explicit, so that it does not ask on which thread it is: each finger sets timers and cancels them.
  deinit {}

  /// Prevents it from firing. Does nothing after it has fired.
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
  /// - Returns: false once it has arrived; the clock then releases it.
  func move(to time: TimeInterval) -> Bool
}
