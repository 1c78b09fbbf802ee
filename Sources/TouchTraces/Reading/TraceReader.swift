import TouchKit

/// Reads a trace event by event, in constant memory, however long it is.
///
/// ```swift
/// let reader = try TraceReader(path: "pinch.jsonl")
/// var event: [TouchSample] = []
/// while try reader.next(into: &event) {
///   window.send(event)
/// }
/// // Here reader.unended has the fingers that the trace leaves down.
/// ```
///
/// What is read is checked: JSON, the keys and their types, finite numbers, times that never decrease, and
/// the life of every finger (``TraceLimits`` has the bounds). The first fault ends the reading with a
/// ``TraceError`` that names the line. Lines that hold nothing but white space are skipped; a byte order
/// mark and `\r\n` are accepted.
///
/// A trace may end while fingers are down: a recording that was stopped is still worth reading. That is no
/// error; ``unended`` says which fingers they are, and what replays the trace has to cancel them.
public final class TraceReader {
  /// The trace's first line.
  public let header: TraceHeader

  private let lines: ByteLines
  private var life = TouchLife()
  private var time = 0.0
  /// The first sample of the next event: it had to be read to know that the last event was over.
  private var pending: TouchSample?
  /// When the event that was read last was delivered, in seconds: its `t`. Its samples were
  /// measured then or earlier.
  public private(set) var eventTime = 0.0
  private var hasEnded = false

  /// Reads the header.
  ///
  /// - Throws: ``TraceError`` where the source cannot be read, is empty, or does not start with a header.
  public convenience init(_ source: ByteSource) throws(TraceError) {
    try self.init(ByteLines(source))
  }

  init(_ lines: ByteLines) throws(TraceError) {
    self.lines = lines
    guard let line = try lines.next() else {
      throw TraceError(
        file: lines.source.name, line: 1,
        message: "the file is empty, a trace starts with a header line")
    }
    do throws(Fault) {
      var reading = HeaderLine(line)
      header = try reading.read()
    } catch {
      throw lines.error(error.message)
    }
  }

  /// Opens a file; `-` is standard input.
  public convenience init(path: String) throws(TraceError) {
    try self.init(ByteSource(path: path))
  }

  /// The number of the line that was read last, counted from 1. It may be the first of the next event.
  public var line: Int { lines.number }

  /// After the last event: the last sample of each finger that the trace leaves down, in the order in
  /// which they came down. Before that, the fingers that are down at ``line``.
  public var unended: [TouchSample] { life.down }

  /// Reads the next event: all samples with the same `t`, in the order of their lines.
  ///
  /// - Parameter event: replaced; its storage is used again.
  /// - Returns: false, and an empty event, at the end of the trace.
  /// - Throws: ``TraceError``; what follows a fault is not read, later calls return false.
  /// - Complexity: O(*n*) in the length of the event's lines.
  public func next(into event: inout [TouchSample]) throws(TraceError) -> Bool {
    event.clear()
    if let pending {
      event.append(pending)
      self.pending = nil
      eventTime = time
    }
    while let sample = try nextSample() {
      if !event.isEmpty, eventTime != time {
        pending = sample
        return true
      }
      eventTime = time
      guard event.count < TraceLimits.samplesPerEvent else {
        throw fail("more than \(TraceLimits.samplesPerEvent) lines with the same t")
      }
      event.append(sample)
    }
    return !event.isEmpty
  }

  /// Reads the next event into an array of its own; nil at the end.
  public func next() throws(TraceError) -> [TouchSample]? {
    var event: [TouchSample] = []
    return try next(into: &event) ? event : nil
  }

  private func nextSample() throws(TraceError) -> TouchSample? {
    guard !hasEnded else { return nil }
    while let line = try nextLine() {
      var reading = SampleLine(line)
      do throws(Fault) {
        try reading.read()
      } catch {
        if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
        throw fail(error.message)
      }
      let sample = reading.sample
      guard reading.eventTime >= time else {
        throw fail(
          "“t” goes back from \(numberText(time)) to \(numberText(reading.eventTime)), "
            + "it must not decrease")
      }
      time = reading.eventTime
      if let fault = life.accept(sample) { throw fail(fault) }
      return sample
    }
    hasEnded = true
    return nil
  }

  private func nextLine() throws(TraceError) -> UnsafeBufferPointer<UInt8>? {
    do {
      return try lines.next()
    } catch {
      hasEnded = true
      throw error
    }
  }

  private func fail(_ message: String) -> TraceError {
    hasEnded = true
    pending = nil
    return lines.error(message)
  }
}
