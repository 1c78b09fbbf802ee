import TouchKit

/// Draws frames of something that moves by itself, as many as are wanted in the time that it takes.
public final class FramePlayer {
  private let window: UIWindow
  // Delegates are weak.
  private let stage: AnyObject
  private let start: Double
  private let seconds: Double
  @exclusivity(unchecked) private var changes: [LayerChange] = []

  /// - Parameters:
  ///   - stage: kept as long as the player.
  ///   - seconds: how long it moves, from now on.
  public init(window: UIWindow, stage: AnyObject, seconds: Double) {
    self.window = window
    self.stage = stage
    self.seconds = seconds
    start = window.clock.now
  }

  /// In the first tenth of the time, before anything is measured: arrays find their size.
  public func warmUp() {
    play(1_000, from: 0, to: 0.1)
  }

  public func play(_ count: Int) {
    play(count, from: 0.1, to: 0.9)
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
