/// Compares two transcripts line by line, whose numbers may differ by a tolerance.
///
/// Two numbers count as equal where
///
///     |a − b| ≤ tolerance · max(1, |a|, |b|)
///
/// so that a tolerance of 10⁻⁹ is a billionth of a point near the origin, and relative to the value farther out.
/// Transcripts are rounded to a billionth, and two such neighbours count as equal at 10⁻⁹: one millionth of the
/// tolerance is added for their rounding to binary.
///
/// A line that the other transcript lacks is detected where the lines after it match again within
/// ``lookahead`` lines; otherwise two lines about the same thing are one difference, with what differs in
/// them. In constant memory.
public struct TranscriptComparison {
  /// One thing that differs.
  public struct Difference: Hashable, Sendable {
    /// The lines, counted from 1; nil in the transcript that has no such line.
    public var lines: (a: Int?, b: Int?) { (a, b) }
    /// What differs, in words: `pinch changed at 0.033 s: scale is 1.25 and 1.26`.
    public var text: String

    private var a: Int?
    private var b: Int?

    init(_ a: Int?, _ b: Int?, _ text: String) {
      (self.a, self.b, self.text) = (a, b, text)
    }
  }

  /// How far two numbers may differ and still be the same.
  public var tolerance: Double

  /// How many lines further a match is looked for.
  public static let lookahead = 64

  /// - Parameter tolerance: finite and from 0 up.
  public init(tolerance: Double = 1e-9) {
    self.tolerance = tolerance
  }

  /// Calls `tell` with each difference, in the order of the lines.
  ///
  /// - Returns: how many there are.
  /// - Throws: ``TraceError`` where a line is not a JSON object; or what `tell` throws.
  public func compare(
    _ a: ByteSource, _ b: ByteSource, tell: (Difference) throws -> Void
  ) throws -> Int {
    var a = TranscriptLines(a)
    var b = TranscriptLines(b)
    var count = 0
    while true {
      switch (try a.line(0), try b.line(0)) {
      case (nil, nil):
        return count
      case (let left?, let right?) where left.equals(right, tolerance):
        a.advance()
        b.advance()
      case (let left, let right):
        count += 1
        let difference: Difference
        switch try missing(left, right, &a, &b) {
        case .a:
          difference = Difference(nil, right?.number, "only here: \(right?.text ?? "")")
          b.advance()
        case .b:
          difference = Difference(left?.number, nil, "only here: \(left?.text ?? "")")
          a.advance()
        case nil:
          difference = Difference(
            left?.number, right?.number, left?.difference(to: right, tolerance) ?? "")
          a.advance()
          b.advance()
        }
        try tell(difference)
      }
    }
  }

  private enum Side {
    case a, b
  }

  /// Which of the two has no such line; nil where both have one, with other values.
  private func missing(
    _ left: TranscriptLine?, _ right: TranscriptLine?, _ a: inout TranscriptLines,
    _ b: inout TranscriptLines
  ) throws(TraceError) -> Side? {
    guard let left else { return .a }
    guard let right else { return .b }
    for ahead in 1...Self.lookahead {
      if let later = try b.line(ahead), later.equals(left, tolerance) { return .a }
      if let later = try a.line(ahead), later.equals(right, tolerance) { return .b }
    }
    if left.isAboutTheSame(as: right) { return nil }
    // No exact match: the earlier one is missing in the other.
    return left.time <= right.time ? .b : .a
  }
}

/// The lines of a transcript, some of them read ahead.
private struct TranscriptLines {
  private let lines: ByteLines
  private var ahead: [TranscriptLine] = []
  private var first = 0

  init(_ source: ByteSource) {
    lines = ByteLines(source)
  }

  /// The line so far behind the current one; nil behind the end.
  mutating func line(_ distance: Int) throws(TraceError) -> TranscriptLine? {
    while ahead.count - first <= distance {
      guard let next = try read() else { return nil }
      ahead.append(next)
    }
    return ahead[first + distance]
  }

  mutating func advance() {
    first += 1
    // Removing many at once keeps the cost per line constant.
    if first > 4 * TranscriptComparison.lookahead || first == ahead.count {
      ahead.removeFirst(first)
      first = 0
    }
  }

  private mutating func read() throws(TraceError) -> TranscriptLine? {
    while let bytes = try lines.next() {
      if bytes.trimmed.isEmpty { continue }
      return try lines.located { try TranscriptLine(bytes, number: lines.number) }
    }
    return nil
  }
}
