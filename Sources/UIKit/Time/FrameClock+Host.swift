#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  extension FrameClock {
    /// The clock that does the main queue's work now; `nil` outside of the calls of a window and
    /// its clock, and for other queues.
    nonisolated static func ofMainQueue(_ queue: DispatchQueue) -> FrameClock? {
      // Cheaper to ask first, and mostly the answer.
      guard let clock = ofThisThread, MainQueue.isMain(queue) else { return nil }
      return clock
    }

    /// The clock that is being turned on this thread, which is the main actor's then.
    nonisolated static var ofThisThread: FrameClock? {
      hasCurrent ? MainActor.assumeIsolated { current } : nil
    }

    /// Does something later.
    nonisolated func wait(_ delay: TimeInterval, _ work: @escaping () -> Void) {
      nonisolated(unsafe) let work = work
      MainActor.assumeIsolated { _ = after(delay, work) }
    }
  }

  /// Tells the main queue from the others. Off Apple's systems `DispatchQueue.main` is a new object
  /// each time, so it wears a mark.
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
