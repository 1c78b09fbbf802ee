import AllocationCounter
import TouchKit

/// Draws frames of something that moves by itself, as many as are wanted in the time that it takes, and measures what that costs.
@MainActor
final class FramePlayer {
  private let window: UIWindow
  private let start: Double
  private let seconds: Double
  private var changes: [LayerChange] = []
  private var events = 0

  /// - Parameter seconds: how long it moves, from now on.
  init(window: UIWindow, seconds: Double) {
    self.window = window
    self.seconds = seconds
    start = window.clock.now
  }

  func measure(_ events: Int, name: String) -> Result {
    // Beforehand, in a tenth of the time: arrays find their size.
    play(1_000, from: 0, to: 0.1)
    self.events = events
    let allocations = allocation_count()
    let time = ContinuousClock().measure {
      measured({ FramePlayer.play($0) }, Unmanaged.passUnretained(self).toOpaque())
    }
    return Result(
      name: name, events: events, time: time, allocations: allocation_count() - allocations)
  }

  // From C, so that callgrind finds the function in which it is to count.
  nonisolated private static func play(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let player = Unmanaged<FramePlayer>.fromOpaque(context).takeUnretainedValue()
    MainActor.assumeIsolated { player.play(player.events, from: 0.1, to: 0.9) }
  }

  private func play(_ count: Int, from first: Double, to last: Double) {
    for number in 1...count {
      let share = first + (last - first) * Double(number) / Double(count)
      window.clock.advance(to: start + seconds * share)
      changes.removeAll(keepingCapacity: true)
      window.collectChanges(into: &changes)
    }
  }
}
