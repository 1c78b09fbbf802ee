/// A line of the table, as far as it is read for every town: all of them are, at the start.
struct TownLine {
  /// In degrees.
  var latitude: Double
  var longitude: Double

  /// Thousands of people.
  var thousands: Double

  /// Where it is in the table, without its end.
  var range: Range<Int>

  /// Reads one line after the other. Strings would take five times as long.
  struct Reader {
    private let text: UnsafeBufferPointer<UInt8>
    private var start = 0

    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

    /// The next line that is one; nil at the end.
    mutating func next() -> TownLine? {
      while start < text.count {
        let range = nextRange()
        if let line = line(in: range) { return line }
      }
      return nil
    }

    private mutating func nextRange() -> Range<Int> {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
      defer { start = end + 1 }
      return start..<end
    }

    private func line(in range: Range<Int>) -> TownLine? {
      var at = range.lowerBound
      func field() -> Range<Int> {
        let start = at
        while at < range.upperBound, text[at] != UInt8(ascii: "\t") { at += 1 }
        defer { at += 1 }
        return min(start, at)..<at
      }
      let id = field()
      guard !id.isEmpty, let latitude = number(field()), let longitude = number(field()),
        !field().isEmpty, let thousands = number(field()), !field().isEmpty,
        abs(latitude) <= 90, abs(longitude) <= 180, thousands >= 0
      else { return nil }
      return TownLine(
        latitude: latitude, longitude: longitude, thousands: thousands, range: range)
    }

    /// Digits, with a point between them and a minus before them or without.
    private func number(_ range: Range<Int>) -> Double? {
      var (value, scale, isAfterPoint, isNegative) = (0.0, 1.0, false, false)
      guard !range.isEmpty, range.count < 12 else { return nil }
      for at in range {
        switch text[at] {
        case UInt8(ascii: "-") where at == range.lowerBound: isNegative = true
        case UInt8(ascii: ".") where !isAfterPoint: isAfterPoint = true
        case let digit where (0x30...0x39).contains(digit):
          value = value * 10 + Double(digit - 0x30)
          if isAfterPoint { scale *= 10 }
        default: return nil
        }
      }
      return (isNegative ? -value : value) / scale
    }
  }
}

extension Town {
  /// A line of the table in words.
  init(line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    func other(_ index: Int) -> String? {
      words.count > index && !words[index].isEmpty ? words[index] : nil
    }
    self.init(
      id: Int(words[0]) ?? 0, name: words[5], country: words[3], german: other(6),
      japanese: other(7), local: other(8))
  }
}
