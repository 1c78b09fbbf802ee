import TouchKit

/// Draws frames of something that moves by itself, as many as are wanted in the time that it takes,
/// and measures what that costs.
@MainActor
final class FramePlayer {
  private let window: UIWindow
  private let start: Double
  private let seconds: Double
  @exclusivity(unchecked) private var changes: [LayerChange] = []

  /// - Parameter seconds: how long it moves, from now on.
  init(window: UIWindow, seconds: Double) {
    self.window = window
    self.seconds = seconds
    start = window.clock.now
  }

  func measure(_ events: Int, name: String) -> Result {
    // Beforehand, in a tenth of the time: arrays find their size.
    play(1_000, from: 0, to: 0.1)
    return Measurement.of(name, events: events) { self.play($0, from: 0.1, to: 0.9) }
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
