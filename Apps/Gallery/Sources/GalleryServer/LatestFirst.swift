/// Lets a number of tasks in at a time; of those that wait, the one that came last goes first.
///
/// Who scrolls through thousands of photos asks for many that have gone by when their turn comes.
/// Last come, first served is what is on the screen.
actor LatestFirst {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameter places: how many tasks may be in at a time; at least 1.
  init(places: Int) { free = max(1, places) }

  /// Runs some work once there is a place.
  func run<Result: Sendable>(_ work: @Sendable () async -> Result) async -> Result {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
    let result = await work()
    // The place is handed on, or free again.
    if let next = waiting.popLast() { next.resume() } else { free += 1 }
    return result
  }
}
