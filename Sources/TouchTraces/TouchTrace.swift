import TouchKit

/// A whole trace in memory: for tests, importers and plots. Long recordings are better read event by
/// event, with ``TraceReader``.
public struct TouchTrace: Hashable, Sendable {
  /// What the recording was made on.
  public var header: TraceHeader

  /// In the order of the trace: the times never decrease.
  public var samples: [TouchSample]

  /// A recording of samples in the order of their times.
  public init(header: TraceHeader, samples: [TouchSample] = []) {
    self.header = header
    self.samples = samples
  }

  /// The samples of each event: neighbours with the same time stamp.
  ///
  /// - Complexity: O(*n*) in the number of samples; the slices share the storage of ``samples``.
  public var events: [ArraySlice<TouchSample>] {
    var events: [ArraySlice<TouchSample>] = []
    var start = samples.startIndex
    while start < samples.endIndex {
      let time = samples[start].timestamp
      let end = samples[start...].firstIndex { $0.timestamp != time } ?? samples.endIndex
      events.append(samples[start..<end])
      start = end
    }
    return events
  }

  /// The last sample of every finger that the trace leaves down, in the order in which they came down.
  public var unended: [TouchSample] {
    var life = TouchLife()
    for sample in samples {
      _ = life.accept(sample)
    }
    return life.down
  }

  /// Reads a whole trace.
  ///
  /// Samples of one event that were measured at several times become events of their own, in the
  /// order of time. A sample that was delivered after a later one gets that one's time.
  ///
  /// - Throws: the first ``TraceError``, with its line.
  public init(reading reader: TraceReader) throws(TraceError) {
    self.init(header: reader.header)
    var event: [TouchSample] = []
    while try reader.next(into: &event) {
      let first = samples.count
      samples.append(contentsOf: event)
      order(from: first)
    }
  }

  /// Makes sure that the times of an event that was appended do not decrease.
  private mutating func order(from first: Int) {
    for index in max(1, first)..<max(1, samples.count) {
      var position = index
      while position > first, samples[position].timestamp < samples[position - 1].timestamp {
        samples.swapAt(position, position - 1)
        position -= 1
      }
    }
    guard first > 0, first < samples.count else { return }
    let earliest = samples[first - 1].timestamp
    for index in first..<samples.count {
      samples[index].timestamp = max(samples[index].timestamp, earliest)
    }
  }
}
