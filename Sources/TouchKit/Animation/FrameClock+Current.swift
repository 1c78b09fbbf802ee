import EmbeddedRuntime

// Which clock it is that counts now, for code that cannot be handed one: `CACurrentMediaTime()`,
// and what files written for iOS use to wait. The window and the clock note it while they run other
// people's code, for the length of that call.
extension FrameClock {
  /// True where there is a ``current`` clock on this thread; may be asked on any.
  nonisolated public static var hasCurrent: Bool {
    touchkit_current_clock() != nil
  }

  /// Makes this clock the ``current`` one for the length of a call.
  final func asCurrent(_ body: () -> Void) {
    let outer = becomeCurrent()
    body()
    resign(to: outer)
  }

  /// What was current before, and the time on it.
  typealias Outer = (clock: UnsafeMutableRawPointer?, time: TimeInterval)

  /// Makes this clock the ``current`` one until ``resign(to:)``; for the way of every touch event,
  /// where a closure would cost as much as the event.
  final func becomeCurrent() -> Outer {
    let outer = (touchkit_current_clock(), touchkit_current_time())
    note()
    noteTime()
    return outer
  }

  final func resign(to outer: Outer) {
    touchkit_set_current_clock(outer.clock)
    // Within a call of another clock its time goes on; outside of any, this one was turned last.
    touchkit_set_current_time(outer.clock == nil ? now : outer.time)
  }

  /// Notes the time on the clock, for ``CACurrentMediaTime()``.
  final func noteTime() {
    touchkit_set_current_time(now)
  }
}

/// The time that it is, in seconds: that of the event being handled, of the frame being drawn, of
/// the timer that fires.
///
/// TouchKit has no clock of its own; this is the time on the window's ``FrameClock``, on which the
/// time stamps of touches are too. Outside of the calls of a window and its clock it is the time on
/// the clock that was made or turned last on this thread, and 0 where there was none.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CACurrentMediaTime() -> TimeInterval {
  touchkit_current_time()
}
