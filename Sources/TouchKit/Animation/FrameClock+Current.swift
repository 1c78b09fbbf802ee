import EmbeddedRuntime

// The current clock, for code that has no window at hand: `CACurrentMediaTime()`, and the timers
// and queues of files written for iOS. Windows and clocks set it while they call a program's code.
extension FrameClock {
  /// True where this thread has a ``current`` clock; can be read on any thread.
  nonisolated public static var hasCurrent: Bool {
    touchkit_current_clock() != nil
  }

  /// Makes this clock the ``current`` one for the length of a call; hosts do where they call a program's code themselves.
  package final func asCurrent(_ body: () -> Void) {
    let outer = becomeCurrent()
    body()
    resign(to: outer)
  }

  /// The clock that was current before, and its time.
  typealias Outer = (clock: UnsafeMutableRawPointer?, time: TimeInterval)

  /// Makes this clock the ``current`` one until ``resign(to:)``; for touch events, where a closure
  /// would cost as much as the event.
  final func becomeCurrent() -> Outer {
    let outer = (touchkit_current_clock(), touchkit_current_time())
    note()
    return outer
  }

  final func resign(to outer: Outer) {
    #if !hasFeature(Embedded)
      if outer.clock == nil { CATransaction.endOutermost() }
    #endif
    // Within a call of another clock its time is restored; otherwise this clock's time stays.
    touchkit_set_current(outer.clock, outer.clock == nil ? now : outer.time)
  }

  /// Notes the time on the clock, for ``CACurrentMediaTime()``.
  final func noteTime() {
    touchkit_set_current_time(now)
  }
}

/// The present time in seconds: of the event being handled, the frame being drawn, or the timer
/// that fires.
///
/// TouchKit has no clock of its own; this is the time on the window's ``FrameClock``, on which the
/// time stamps of touches are too. Outside of the calls of a window and its clock it is the time of
/// the clock that was made or advanced last on this thread, and 0 where there was none.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CACurrentMediaTime() -> TimeInterval {
  touchkit_current_time()
}
