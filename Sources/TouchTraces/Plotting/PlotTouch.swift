import TouchKit

/// One touch from its beginning to its end.
struct PlotTouch {
  /// Counted from 1, in the order in which the touches begin.
  var number: Int
  var id: Int
  /// The lowest number that was free: touches that are down at once have different ones.
  var slot: Int
  var samples: [TouchSample]

  var start: Double { samples[0].timestamp }
  var end: Double { samples[samples.count - 1].timestamp }
  var isCancelled: Bool { samples[samples.count - 1].phase == .cancelled }
  var isOpen: Bool { ![.ended, .cancelled].contains(samples[samples.count - 1].phase) }

  /// The touches of a trace.
  static func touches(of trace: TouchTrace) -> [PlotTouch] {
    var touches: [PlotTouch] = []
    var open: [Int: Int] = [:]
    let assignments = TouchTrace.slots(of: trace.samples)
    for (sample, assignment) in zip(trace.samples, assignments) {
      if let index = open[sample.id], sample.phase != .began {
        touches[index].samples.append(sample)
      } else {
        open[sample.id] = touches.count
        touches.append(
          PlotTouch(
            number: touches.count + 1, id: sample.id, slot: assignment.slot, samples: [sample]))
      }
    }
    return touches
  }
}
