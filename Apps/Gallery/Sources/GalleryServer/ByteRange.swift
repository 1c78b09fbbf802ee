/// What the `Range` header of a request asks of a file (RFC 9110, section 14).
enum ByteRange: Equatable {
  /// The whole file: no range was asked for, or in a form that a server may ignore (several ranges
  /// at once, other units, nonsense).
  case whole
  /// These bytes.
  case part(Range<Int>)
  /// Nothing of what was asked for exists.
  case unsatisfiable

  /// - Parameters:
  ///   - header: `bytes=0-99`, `bytes=100-` or `bytes=-500` (the last 500).
  ///   - size: the length of the file in bytes.
  init(header: String?, size: Int) {
    self = Self.parsed(header ?? "", size) ?? .whole
  }

  private static func parsed(_ header: String, _ size: Int) -> ByteRange? {
    let sides = header.split(separator: "=", maxSplits: 1)
    guard sides.count == 2, sides[0].lowercased() == "bytes" else { return nil }
    let ends = sides[1].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    switch (ends[0], ends[1]) {
    case ("", let count):
      guard let count = number(count) else { return nil }
      return count == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
    case (let first, ""):
      guard let first = number(first) else { return nil }
      return first < size ? .part(first..<size) : .unsatisfiable
    case (let first, let last):
      guard let first = number(first), let last = number(last), first <= last else { return nil }
      return first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
    }
  }

  /// Digits only; more of them than an `Int` holds mean "to the end".
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}
