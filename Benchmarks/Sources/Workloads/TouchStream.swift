import TouchKit

/// Touches over and over: what begins a gesture, what is repeated while it runs, what ends it.
public struct TouchStream {
  /// Events that set the stage, are not measured.
  public var start: [[TouchSample]] = []
  /// Events that are measured, over and over; times count from the start of the round.
  public var round: [[TouchSample]]
  /// How long a round takes, in seconds.
  public var duration: Double

  public init(start: [[TouchSample]] = [], round: [[TouchSample]], duration: Double) {
    self.start = start
    self.round = round
    self.duration = duration
  }

  /// A finger that goes to and fro.
  public static func pan() -> TouchStream {
    TouchStream(
      start: [[sample(1, .began, 100, 100, 0)], [sample(1, .moved, 100, 140, 0.01)]],
      round: (0..<64).map { i in
        [sample(1, .moved, 100 + Double(i % 32), 140 + Double(i), Double(i) / 120)]
      }, duration: 64.0 / 120)
  }

  /// Two fingers that go apart and together, and turn a little.
  public static func pinch() -> TouchStream {
    TouchStream(
      start: [
        [sample(1, .began, 100, 200, 0), sample(2, .began, 200, 200, 0)],
        [sample(1, .moved, 80, 190, 0.01), sample(2, .moved, 220, 210, 0.01)],
        [sample(1, .moved, 90, 160, 0.02), sample(2, .moved, 210, 240, 0.02)],
      ],
      round: (0..<64).map { i in
        let (d, t) = (Double(min(i, 64 - i)), Double(i) / 120)
        return [sample(1, .moved, 80 - d, 160, t), sample(2, .moved, 220 + d, 240, t)]
      }, duration: 64.0 / 120)
  }

  /// A finger that comes down and lifts, a second apart, so that no tap counts on.
  public static func taps() -> TouchStream {
    TouchStream(
      round: [[sample(1, .began, 100, 100, 0)], [sample(1, .ended, 100, 100, 0.05)]], duration: 1)
  }

  private static func sample(
    _ id: Int, _ phase: UITouch.Phase, _ x: Double, _ y: Double, _ time: Double
  ) -> TouchSample {
    TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
  }
}
