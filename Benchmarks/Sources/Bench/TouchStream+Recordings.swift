import TouchKit
import TouchTraces
import Workloads

@MainActor
extension TouchStream {
  /// Recordings, one after the other, a second apart.
  static func recorded(_ paths: [String]) throws -> TouchStream {
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
    return TouchStream(round: round, duration: time)
  }
}
