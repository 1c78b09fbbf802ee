#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  // Recognizers wait with `DispatchQueue.main.asyncAfter`. While a window delivers an event, and
  // while its clock is turned, the main queue's work goes to that clock, so that it happens when
  // the clock comes to that time, in a test, in a replay and in a page alike. Everywhere else, and
  // on every other queue, these are Dispatch's own.
  //
  // How it works: a declaration without Dispatch's defaulted parameters (`qos`, `flags`) is the
  // better match, whatever else a file imports. The one that takes a `DispatchWorkItem` has the
  // same parameters as Dispatch's: it takes that one's place in files that have Dispatch from
  // UIKit, and gives way in those that import Foundation or Dispatch themselves.
  extension DispatchQueue {
    /// Does some work as soon as this turn is over: at the next turn of the window's clock, for the
    /// main queue.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
      guard let clock = FrameClock.ofMainQueue(self) else {
        async(group: nil, qos: .unspecified, flags: [], execute: work)
        return
      }
      clock.wait(0, work)
    }

    /// Does some work at a later time: on the window's clock, for the main queue.
    ///
    /// - Parameter deadline: as `.now()` and a delay. What is left of the delay is rounded up to a
    ///   millisecond, so that the moment that passes between the two does not show.
    public func asyncAfter(
      deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
      guard let clock = FrameClock.ofMainQueue(self) else {
        asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        return
      }
      clock.wait(deadline.secondsFromNow, work)
    }

    /// Does some work at a later time, unless it is cancelled before: on the window's clock, for
    /// the main queue.
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
    /// What is left until then, rounded up to a millisecond.
    fileprivate var secondsFromNow: TimeInterval {
      let now = DispatchTime.now().uptimeNanoseconds
      guard uptimeNanoseconds > now else { return 0 }
      return (Double(uptimeNanoseconds - now) / 1_000_000).rounded(.up) / 1000
    }
  }
#endif
