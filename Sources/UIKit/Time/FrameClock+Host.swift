#if !hasFeature(Embedded)
  import Foundation
  import TouchKit

  extension FrameClock {
    /// The clock that does the main queue's work now; `nil` outside of the calls of a window and its clock, and for other queues.
    nonisolated static func ofMainQueue(_ queue: DispatchQueue) -> FrameClock? {
      queue === DispatchQueue.main ? ofThisThread : nil
    }

    /// The clock that is being turned on this thread, which is the main actor's then.
    nonisolated static var ofThisThread: FrameClock? {
      isOneTurned ? MainActor.assumeIsolated { current } : nil
    }

    /// Does something later.
    nonisolated func wait(_ delay: TimeInterval, _ work: @escaping () -> Void) {
      nonisolated(unsafe) let work = work
      MainActor.assumeIsolated { _ = after(delay, work) }
    }
  }
#endif
