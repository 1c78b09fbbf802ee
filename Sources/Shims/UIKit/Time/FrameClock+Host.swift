#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  extension FrameClock {
    /// The clock that runs the main queue's work now; `nil` outside of the calls of a window and
    /// its clock, and for other queues.
    nonisolated static func ofMainQueue(_ queue: DispatchQueue) -> FrameClock? {
      // The cheaper check first; it is mostly `nil`.
      guard let clock = ofThisThread, MainQueue.isMain(queue) else { return nil }
      return clock
    }

    /// The clock that is being advanced on this thread, which then is the main actor's.
    nonisolated static var ofThisThread: FrameClock? {
      hasCurrent ? MainActor.assumeIsolated { current } : nil
    }

    /// Runs some work after a delay.
    nonisolated func wait(_ delay: TimeInterval, _ work: @escaping () -> Void) {
      nonisolated(unsafe) let work = work
      MainActor.assumeIsolated { _ = after(delay, work) }
    }
  }

  /// Identifies the main queue. Off Apple's systems `DispatchQueue.main` is a new object at each
  /// call, so it is marked with a queue-specific value.
  private enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    static func isMain(_ queue: DispatchQueue) -> Bool {
      queue.getSpecific(key: mark) == true
    }
  }
#endif
