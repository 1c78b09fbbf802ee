#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  // `#selector` does not compile off Apple's systems. With a method in its place these do, and the timer is as the others of this
  // module: on the window's clock where one is current, otherwise on the run loop.
  extension Timer {
    /// Sets a timer that calls a method of an object, which it retains until it is invalid, as in UIKit:
    /// `Timer.scheduledTimer(timeInterval: 5, target: self, selector: Slideshow.tick, userInfo: nil, repeats: true)`.
    ///
    /// - Parameters:
    ///   - interval: in seconds; a repeating timer waits for a millisecond at least.
    ///   - selector: the method, with the timer or without. It runs on the main actor.
    ///   - userInfo: `nil`; there is nothing else to hand over here.
    ///   - repeats: false for a timer that fires once.
    @discardableResult @MainActor
    public static func scheduledTimer<Target: AnyObject>(
      timeInterval interval: TimeInterval, target: Target,
      selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Never?,
      repeats: Bool
    ) -> Timer {
      nonisolated(unsafe) let target = target
      return scheduledTimer(withTimeInterval: interval, repeats: repeats) { (timer: Timer) in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated { selector(target)(timer) }
      }
    }

    /// The same with a method without a parameter.
    @discardableResult @MainActor
    public static func scheduledTimer<Target: AnyObject>(
      timeInterval interval: TimeInterval, target: Target,
      selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Never?,
      repeats: Bool
    ) -> Timer {
      nonisolated(unsafe) let target = target
      return scheduledTimer(withTimeInterval: interval, repeats: repeats) { (_: Timer) in
        MainActor.assumeIsolated { selector(target)() }
      }
    }
  }
#endif
