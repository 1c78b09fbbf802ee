// Which clock it is that counts now, for code that cannot be handed one: `CACurrentMediaTime()`, and what files written for
// iOS use to wait.
//
// The window and the clock say so while they run other people's code, for the length of that call. Natively the note is kept
// for each thread, so that nobody else's thread ever sees it.

#if hasFeature(Embedded)
  nonisolated(unsafe) private var noted: FrameClock?
  nonisolated(unsafe) private var lastTime: TimeInterval = 0
#else
  import EmbeddedRuntime
#endif

extension FrameClock {
  /// The clock that is being turned, or whose window is delivering an event, by the code that is running now; `nil` outside of both.
  public static var current: FrameClock? {
    #if hasFeature(Embedded)
      noted
    #else
      currentClock().map { Unmanaged<FrameClock>.fromOpaque($0).takeUnretainedValue() }
    #endif
  }

  /// The time that it is now for the code that is running now: that of the ``current`` clock, and outside of its calls the time
  /// that the clock showed that was made or turned last.
  nonisolated static var currentTime: TimeInterval {
    #if hasFeature(Embedded)
      noted?.now ?? lastTime
    #else
      currentClockTime()
    #endif
  }

  /// Makes this clock the ``current`` one for the length of a call.
  final func asCurrent(_ body: () -> Void) {
    #if hasFeature(Embedded)
      let outer = noted
      noted = self
      body()
      lastTime = now
      noted = outer
    #else
      let outer = currentClock()
      setCurrentClock(Unmanaged.passUnretained(self).toOpaque())
      setCurrentClockTime(now)
      body()
      setCurrentClock(outer)
    #endif
  }

  /// Notes the time on the clock, whenever it has changed.
  final func noteTime() {
    #if hasFeature(Embedded)
      if noted == nil { lastTime = now }
    #else
      setCurrentClockTime(now)
    #endif
  }
}
