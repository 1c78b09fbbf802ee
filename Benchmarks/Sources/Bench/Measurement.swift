import AllocationCounter

/// Something that is played a number of times, and measured meanwhile.
@MainActor
final class Measurement {
  private let play: @MainActor () -> Void

  private init(_ play: @escaping @MainActor () -> Void) {
    self.play = play
  }

  /// What it costs to play that many events.
  static func of(
    _ name: String, events: Int, _ play: @escaping @MainActor (_ events: Int) -> Void
  ) -> Result {
    let measurement = Measurement { play(events) }
    let allocations = allocation_count()
    let time = ContinuousClock().measure {
      measured({ Measurement.run($0) }, Unmanaged.passUnretained(measurement).toOpaque())
    }
    return Result(
      name: name, events: events, time: time, allocations: allocation_count() - allocations)
  }

  // From C, so that callgrind finds the function in which it is to count.
  nonisolated private static func run(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let measurement = Unmanaged<Measurement>.fromOpaque(context).takeUnretainedValue()
    MainActor.assumeIsolated { measurement.play() }
  }
}
