#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  // Recognizers wait with `Timer.scheduledTimer`. A timer that is set while a window delivers an event, or while its
  // clock is advanced, fires on that clock instead of the run loop: at the same time in a test, in a replay and in a
  // page. All other timers are the run loop's.
  //
  // How it works: the first of the two is the better match for a block that ignores its timer, whatever else a file
  // imports; the second replaces Foundation's in files that have Foundation from UIKit. Foundation's own is used only
  // for a block that uses its timer in a file that imports Foundation itself.

  /// The argument of a timer's block: the `Timer`.
  public protocol ScheduledTimer: AnyObject {
    var isValid: Bool { get }
    var timeInterval: TimeInterval { get }
    func fire()
    func invalidate()
  }

  extension Timer: ScheduledTimer {}

  extension Timer {
    /// A timer that is not set yet, see ``Foundation/RunLoop/add(_:forMode:)``; it fires first
    /// after one interval, as on Apple's systems. (Foundation's own fires at once off them.)
    @_disfavoredOverload
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (Timer) -> Void
    ) {
      let now = FrameClock.ofThisThread.map(WallTime.read) ?? Date()
      self.init(
        fire: now.addingTimeInterval(interval), interval: interval, repeats: repeats, block: block)
    }

    /// Sets a timer: on the window's clock where one is current, otherwise on the run loop.
    ///
    /// - Parameters:
    ///   - interval: in seconds; a repeating timer waits for a millisecond at least.
    ///   - repeats: false for a timer that fires once.
    ///   - block: what it does.
    @discardableResult
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (any ScheduledTimer) -> Void
    ) -> Timer {
      Timer(timeInterval: interval, repeats: repeats) { block($0) }.scheduled(after: interval)
    }

    /// The same, for blocks that use their timer.
    @_disfavoredOverload @discardableResult
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool,
      block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      Timer(timeInterval: interval, repeats: repeats, block: block).scheduled(after: interval)
    }

    private func scheduled(after interval: TimeInterval) -> Timer {
      if let clock = FrameClock.ofThisThread {
        fire(on: clock, after: interval)
      } else {
        RunLoop.current.Foundation::add(self, forMode: .default)
      }
      return self
    }

    /// Fires after a time on a clock, and again after each interval if it repeats, until it is invalidated.
    func fire(on clock: FrameClock, after delay: TimeInterval) {
      nonisolated(unsafe) let timer = self
      // The clock retains the closure, so the closure must not retain the clock.
      clock.wait(delay) { [weak clock] in
        timer.fire()
        // A timer that does not repeat is invalid once it has fired.
        guard timer.isValid, let clock else { return }
        timer.fire(on: clock, after: max(timer.timeInterval, 0.001))
      }
    }
  }

  extension RunLoop {
    /// Sets a timer that was made unscheduled: on the window's clock where one is current, otherwise on this run loop.
    @_disfavoredOverload
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
      if self === RunLoop.main, let clock = FrameClock.ofThisThread {
        // Dates are exact to less than a microsecond; timers have a resolution of a millisecond.
        let left = timer.fireDate.timeIntervalSince(WallTime.read(on: clock))
        let microseconds = (max(0, left) * 1_000_000).rounded()
        timer.fire(on: clock, after: (microseconds / 1000).rounded(.up) / 1000)
      } else {
        self.Foundation::add(timer, forMode: mode)
      }
    }
  }
#endif
