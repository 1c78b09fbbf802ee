import TouchKit
import TouchTraces

/// Touches over and over: what begins a gesture, what is repeated while it runs, what ends it.
struct Stream {
  /// Events that set the stage, are not measured.
  var start: [[TouchSample]] = []
  /// Events that are measured, over and over; times count from the start of the round.
  var round: [[TouchSample]]
  /// How long a round takes, in seconds.
  var duration: Double

  /// A finger that goes to and fro.
  static func pan() -> Stream {
    Stream(
      start: [[sample(1, .began, 100, 100, 0)], [sample(1, .moved, 100, 140, 0.01)]],
      round: (0..<64).map { i in
        [sample(1, .moved, 100 + Double(i % 32), 140 + Double(i), Double(i) / 120)]
      }, duration: 64.0 / 120)
  }

  /// Two fingers that go apart and together, and turn a little.
  static func pinch() -> Stream {
    Stream(
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
  static func taps() -> Stream {
    Stream(
      round: [[sample(1, .began, 100, 100, 0)], [sample(1, .ended, 100, 100, 0.05)]], duration: 1)
  }

  /// Recordings, one after the other, a second apart.
  static func recorded(_ paths: [String]) throws -> Stream {
    var round: [[TouchSample]] = []
    var time = 0.0
    for path in paths {
      let trace = try TouchTrace.importing(ByteSource(path: path)).trace
      let start = trace.samples.first?.timestamp ?? 0
      var event: [TouchSample] = []
      for var sample in trace.samples {
        sample.timestamp += time - start
        if let first = event.first, first.timestamp != sample.timestamp {
          round.append(event)
          event = []
        }
        event.append(sample)
      }
      if !event.isEmpty { round.append(event) }
      time = (round.last?.first?.timestamp ?? time) + 1
    }
    return Stream(round: round, duration: time)
  }

  private static func sample(
    _ id: Int, _ phase: UITouch.Phase, _ x: Double, _ y: Double, _ time: Double
  ) -> TouchSample {
    TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
  }
}
