import Dispatch

/// Runs what blocks off the few threads that answer requests.
func offThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(returning: work()) }
  }
}

/// Waits for one of two; the other one goes on by itself.
func withFirst(
  of one: @escaping @Sendable () async -> Void, _ other: @escaping @Sendable () async -> Void
) async {
  let (ends, end) = AsyncStream.makeStream(of: Void.self)
  for work in [one, other] {
    Task {
      await work()
      end.finish()
    }
  }
  for await _ in ends {}
}
