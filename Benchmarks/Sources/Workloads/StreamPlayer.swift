import TouchKit

/// Plays a stream's rounds into a window, each later than the one before.
public final class StreamPlayer {
  private let window: UIWindow
  // Delegates are weak.
  private let stage: AnyObject
  // Unchecked, as in TouchKit: what is measured is the window.
  @exclusivity(unchecked) private var round: [[TouchSample]]
  private let duration: Double
  private let drawsFrames: Bool
  private var next = 0
  @exclusivity(unchecked) private var changes: [LayerChange] = []

  /// - Parameters:
  ///   - stage: kept as long as the player.
  ///   - drawsFrames: true for a frame after each event: the clock is turned, and the
  ///     changes are collected.
  public init(window: UIWindow, stage: AnyObject, stream: TouchStream, drawsFrames: Bool = false) {
    self.window = window
    self.stage = stage
    self.drawsFrames = drawsFrames
    round = stream.round
    duration = stream.duration
    for event in stream.start { window.send(event) }
  }

  /// A round or two, before anything is measured: arrays find their size, caches fill.
  public func warmUp() {
    play(max(2 * round.count, 1_000))
  }

  public func play(_ events: Int) {
    for _ in 0..<events {
      window.send(round[next])
      if drawsFrames { drawFrame(at: round[next][0].timestamp) }
      // The samples' times are moved on in place: the stream itself allocates nothing.
      for index in round[next].indices { round[next][index].timestamp += duration }
      next = (next + 1) % round.count
    }
  }

  private func drawFrame(at time: Double) {
    window.clock.advance(to: time)
    changes.removeAll(keepingCapacity: true)
    window.collectChanges(into: &changes)
  }
}
