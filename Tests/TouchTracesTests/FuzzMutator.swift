// The gallery's tests have this file, and the generator's, by a link.
#if canImport(TouchTesting)
  import TouchTesting
#endif

/// Breaks inputs in the ways that inputs break, and in the ways that break readers. The same seed gives
/// the same inputs.
struct FuzzMutator {
  private var random: SplitMix64
  private let tokens: [[UInt8]]

  /// What readers trip over: edges of number types, halves of syntax, bytes that are no text.
  static let readersTokens: [[UInt8]] =
    [
      "0", "-0", "-1", "00", ".5", "1.", "1e", "1e999", "-1e999", "1e-999", "NaN", "-Infinity",
      "9007199254740993", "2147483647", "2147483648", "-2147483649", "4294967296",
      "9223372036854775807", "-9223372036854775808", "18446744073709551616",
      "123456789012345678901234567890", "0.00000000000000000000000000000000001",
      "ffffffff", "80000000", "7fffffff", "0035", "0039", "002f", "0002", "DOWN", "600000",
      "{", "}", "[", "]", "\"", "\\", "\\u", "\\ud800", ":", ",", "\n", "\r\n", "\0", " ", "#", "-",
      "null", "true", "began", "moved", "ended", "cancelled", "pointerDown", "pause", "down", "up",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC3, 0x28], [0xEF, 0xBB, 0xBF], [0x80], [0xED, 0xA0, 0x80],
    ]

  /// - Parameter tokens: what is put into an input, or in the place of one of its words.
  init(seed: UInt64, tokens: [[UInt8]] = Self.readersTokens) {
    random = SplitMix64(seed: seed)
    self.tokens = tokens
  }

  /// One of the seeds, broken one to six times.
  mutating func mutate(_ seeds: [[UInt8]]) -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      change(&bytes, seeds)
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
    let token = tokens.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<12, using: &random) {
    case 0:  // a bit
      guard let index = bytes.indices.randomElement(using: &random) else { return }
      bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 1:  // a byte
      guard let index = bytes.indices.randomElement(using: &random) else { return }
      bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 2:  // something put in
      bytes.insert(contentsOf: token, at: Int.random(in: 0...bytes.count, using: &random))
    case 3, 4, 5:  // a number or a word replaced
      bytes.replaceSubrange(word(in: bytes), with: token)
    case 6:  // a piece missing
      bytes.removeSubrange(range(in: bytes))
    case 7:  // a piece twice
      let range = range(in: bytes)
      bytes.insert(contentsOf: bytes[range], at: range.upperBound)
    case 8:  // the end missing
      bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
    case 9:  // a line missing, twice, or elsewhere
      var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      guard let index = lines.indices.randomElement(using: &random) else { return }
      let line = lines[index]
      if Bool.random(using: &random) { lines.remove(at: index) }
      if Bool.random(using: &random) {
        lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
      }
      bytes = Array(lines.joined(separator: [0x0A]))
    case 10:  // two inputs in one
      let other = seeds.randomElement(using: &random) ?? []
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      bytes += other.suffix(Int.random(in: 0...other.count, using: &random))
    default:  // far too much of something, now and then
      guard Int.random(in: 0..<20, using: &random) == 0 else { return }
      let many = [[UInt8]](repeating: token, count: 40_000).joined()
      bytes.insert(contentsOf: many, at: Int.random(in: 0...bytes.count, using: &random))
    }
  }

  /// At most 40 bytes.
  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 0...40, using: &random))
  }

  /// The word or the number around a random place.
  private mutating func word(in bytes: [UInt8]) -> Range<Int> {
    func isInside(_ byte: UInt8) -> Bool {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    let place = Int.random(in: 0...bytes.count, using: &random)
    let start = bytes[place...].firstIndex(where: isInside) ?? place
    return start..<(bytes[start...].firstIndex { !isInside($0) } ?? bytes.count)
  }
}
