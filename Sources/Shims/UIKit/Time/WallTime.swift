#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  /// The date of the event that is being delivered: one date for one time of a clock.
  ///
  /// A timer is made with a date and set with the time until then. Real time passes between the
  /// two, but the clock stands still; so both use the date that was read first.
  enum WallTime {
    @MainActor private static weak var clock: FrameClock?
    @MainActor private static var reading = (time: 0.0, date: Date())

    static func read(on clock: FrameClock) -> Date {
      MainActor.assumeIsolated {
        if self.clock !== clock || reading.time != clock.now {
          self.clock = clock
          reading = (clock.now, Date())
        }
        return reading.date
      }
    }
  }
#endif
