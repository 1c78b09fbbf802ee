import Foundation

/// What one case cost.
struct Result {
  let name: String
  let events: Int
  let time: Duration
  let allocations: UInt64

  static let head = "case                               ns/event   allocations/event"

  var row: String {
    name.padding(toLength: 34, withPad: " ", startingAt: 0)
      + String(format: "%9.1f %19.4f", nanosecondsPerEvent, perEvent(allocations))
  }

  var json: String {
    String(
      format: #"{"case":"%@","events":%d,"nsPerEvent":%.2f,"allocationsPerEvent":%.5f}"#, name,
      events, nanosecondsPerEvent, perEvent(allocations))
  }

  private var nanosecondsPerEvent: Double {
    time / .nanoseconds(events)
  }

  private func perEvent(_ count: UInt64) -> Double {
    Double(count) / Double(events)
  }
}
