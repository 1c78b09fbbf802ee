import TouchKit

/// Gives rows without ids to the finger that was nearest, and puts the whole in the order of time.
struct NearestFingers {
  private var samples: [TouchSample] = []
  private var down: [TouchSample] = []
  private var lastID = 0

  /// A row further away than this from its finger is worth a note, in points.
  private static let jump = 100.0

  /// Takes one row; its id is ignored.
  mutating func add(
    _ row: TouchSample, at line: Int, _ notes: inout TraceNotes
  ) throws(Fault) {
    guard samples.count < TraceLimits.importedSamples else {
      throw Fault("more than \(TraceLimits.importedSamples) samples")
    }
    var sample = row
    if row.phase == .began {
      guard down.count < TraceLimits.fingers else {
        throw Fault("more than \(TraceLimits.fingers) fingers are down at once")
      }
      lastID += 1
      sample.id = lastID
      down.append(sample)
      samples.append(sample)
      return
    }
    guard
      let index = down.indices.min(by: { distance(row, down[$0]) < distance(row, down[$1]) })
    else {
      notes.add(line, "no finger is down, the row is left out")
      return
    }
    let finger = down[index]
    sample.id = finger.id
    if distance(row, finger) > Self.jump {
      notes.add(
        line,
        "finger \(finger.id) jumps \(numberText(distance(row, finger).rounded())) points, if it is the same one"
      )
    }
    if sample.timestamp < finger.timestamp {
      notes.add(line, "the time of finger \(finger.id) goes back, it is kept")
      sample.timestamp = finger.timestamp
    }
    if row.phase == .moved { down[index] = sample } else { down.remove(at: index) }
    samples.append(sample)
  }

  /// The samples in the order of time, from 0 on; fingers that are still down are cancelled.
  mutating func finish(at line: Int, _ notes: inout TraceNotes) -> [TouchSample] {
    let end = samples.reduce(0) { max($0, $1.timestamp) }
    for finger in down {
      notes.add(line, "the recording ends while finger \(finger.id) is down, it is cancelled")
      var last = finger
      last.phase = .cancelled
      last.timestamp = end
      samples.append(last)
    }
    let outOfOrder = zip(samples, samples.dropFirst()).count { $0.timestamp > $1.timestamp }
    if outOfOrder > 0 {
      notes.add(0, "the time goes back \(outOfOrder) times, the rows are sorted by time")
    }
    let start = samples.first.map { first in
      samples.reduce(first.timestamp) { min($0, $1.timestamp) }
    }
    // Neighbours keep their order where times are equal, and a finger's own times never decrease.
    return samples.enumerated()
      .sorted { ($0.element.timestamp, $0.offset) < ($1.element.timestamp, $1.offset) }
      .map { _, sample in
        var sample = sample
        sample.timestamp = microseconds(sample.timestamp - (start ?? 0))
        return sample
      }
  }

  /// The difference of two decimal times is a bit off; recordings have no finer unit than this.
  private func microseconds(_ time: Double) -> Double {
    (time * 1_000_000).rounded() / 1_000_000
  }

  private func distance(_ a: TouchSample, _ b: TouchSample) -> Double {
    let dx = a.location.x - b.location.x
    let dy = a.location.y - b.location.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
