#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  // Recognizers wait with `DispatchQueue.main.asyncAfter`. While a window delivers an event, and
  // while its clock is advanced, the main queue's work goes to that clock, so that it runs at its
  // time on that clock, in a test, in a replay and in a page alike. Everywhere else, and on every
  // other queue, these are Dispatch's own.
  //
  // How it works: a declaration without Dispatch's defaulted parameters (`qos`, `flags`) is the
  // better match, whatever else a file imports. The one that takes a `DispatchWorkItem` has the
  // same parameters as Dispatch's: it is used in files that have Dispatch from UIKit, and
  // Dispatch's in those that import Foundation or Dispatch themselves.
  extension DispatchQueue {
    /// Runs some work later: for the main queue at the next advance of the window's clock.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
      guard let clock = FrameClock.ofMainQueue(self) else {
        async(group: nil, qos: .unspecified, flags: [], execute: work)
        return
      }
      clock.wait(0, work)
    }

    /// Runs some work at a later time: for the main queue on the window's clock.
    ///
    /// - Parameter deadline: as `.now()` and a delay. The remaining delay is rounded up to a
    ///   millisecond, which hides the time between `.now()` and this call.
    public func asyncAfter(
      deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard let clock = FrameClock.ofMainQueue(self) else {
        asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        return
      }
      clock.wait(deadline.secondsFromNow, work)
    }

    /// Runs some work at a later time, unless it is cancelled before: for the main queue on the
    /// window's clock.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
      guard let clock = FrameClock.ofMainQueue(self) else {
        self.Dispatch::asyncAfter(deadline: deadline, execute: execute)
        return
      }
      clock.wait(deadline.secondsFromNow) { execute.perform() }
    }
  }

  extension DispatchTime {
    /// The time until then, rounded up to a millisecond.
    fileprivate var secondsFromNow: TimeInterval {
      let now = DispatchTime.now().uptimeNanoseconds
      guard uptimeNanoseconds > now else { return 0 }
      return (Double(uptimeNanoseconds - now) / 1_000_000).rounded(.up) / 1000
    }
  }
#endif
