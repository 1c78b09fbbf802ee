import UIKit

/// Reads the JSON of one line of a file of shapes, byte by byte, also without Foundation.
nonisolated struct JSONLineReader {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// The line's number, for errors.
  let line: Int

  /// Deeper values are refused: shapes need none, and recursion has to be limited.
  private static let deepest = 32

  init(_ bytes: [UInt8], range: Range<Int>, line: Int) {
    self.bytes = bytes
    self.line = line
    position = range.lowerBound
    end = range.upperBound
  }

  // MARK: Structure

  /// Calls `member` for each member of an object, with the reader in front of its value, which
  /// `member` has to read.
  mutating func object(
    _ member: (inout JSONLineReader, _ key: ArraySlice<UInt8>) throws(ShapeFileError) -> Void
  ) throws(ShapeFileError) {
    try expect("{", .object)
    if consume("}") { return }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw malformed(.key) }
      let key = try rawString(.key)
      try expect(":", .colon)
      try member(&self, bytes[key])
    } while consume(",")
    try expect("}", .commaOrEnd)
  }

  /// Calls `element` for each element of an array, with the reader in front of it.
  mutating func array(
    _ element: (inout JSONLineReader) throws(ShapeFileError) -> Void
  ) throws(ShapeFileError) {
    try expect("[", .array)
    if consume("]") { return }
    repeat { try element(&self) } while consume(",")
    try expect("]", .commaOrEnd)
  }

  /// Throws where anything follows.
  mutating func finish() throws(ShapeFileError) {
    skipSpace()
    if position < end { throw malformed(.endOfLine) }
  }

  /// Reads a value of any kind and forgets it.
  mutating func skipValue(depth: Int = 0) throws(ShapeFileError) {
    skipSpace()
    guard depth < Self.deepest else { throw malformed(.commaOrEnd) }
    switch next {
    case UInt8(ascii: "{"):
      try object { (reader, _) throws(ShapeFileError) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["):
      try array { (reader) throws(ShapeFileError) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""):
      _ = try rawString(.string)
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default:
      _ = try number()
    }
  }

  // MARK: Values

  /// A point as `[x, y]`.
  mutating func point() throws(ShapeFileError) -> CGPoint {
    guard consume("[") else { throw malformed(.pair) }
    let x = try number()
    guard consume(",") else { throw malformed(.pair) }
    let y = try number()
    guard consume("]") else { throw malformed(.pair) }
    return CGPoint(x: x, y: y)
  }

  mutating func number() throws(ShapeFileError) -> CGFloat {
    skipSpace()
    let isNegative = consumeHere("-")
    var digits: CGFloat = 0
    var exponent = 0
    var count = 0
    while let digit = consumeDigit() {
      digits = digits * 10 + digit
      count += 1
    }
    guard count > 0 else { throw malformed(.number) }
    if consumeHere(".") {
      let whole = count
      while let digit = consumeDigit() {
        digits = digits * 10 + digit
        exponent -= 1
        count += 1
      }
      guard count > whole else { throw malformed(.number) }
    }
    if consumeHere("e") || consumeHere("E") { exponent += try self.exponent() }
    // Dividing by an exact power of ten rounds once; multiplying by its inverse would round twice.
    // A power may be infinite, and zero times that no number.
    let power = pow(10, CGFloat(abs(exponent)))
    let value = digits == 0 ? 0 : exponent < 0 ? digits / power : digits * power
    guard value.isFinite else { throw malformed(.number) }
    return isNegative ? -value : value
  }

  private mutating func exponent() throws(ShapeFileError) -> Int {
    let isNegative = consumeHere("-")
    if !isNegative { _ = consumeHere("+") }
    var value = 0
    var count = 0
    while let digit = consumeDigit() {
      value = min(9999, value * 10 + Int(digit))
      count += 1
    }
    guard count > 0 else { throw malformed(.number) }
    return isNegative ? -value : value
  }

  mutating func string() throws(ShapeFileError) -> String {
    skipSpace()
    let raw = try rawString(.string)
    var text: [UInt8] = []
    var index = raw.lowerBound
    while index < raw.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      guard let length = Self.unescape(bytes[index..<raw.upperBound], into: &text) else {
        throw malformed(.string)
      }
      index += length
    }
    return String(decoding: text, as: UTF8.self)
  }

  // MARK: Bytes

  private var next: UInt8? {
    position < end ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let next, next == 0x20 || next == 0x09 || next == 0x0D { position += 1 }
  }

  private mutating func consumeHere(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func consume(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    return consumeHere(byte)
  }

  private mutating func consumeDigit() -> CGFloat? {
    guard let next, next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") else { return nil }
    position += 1
    return CGFloat(next - UInt8(ascii: "0"))
  }

  private mutating func expect(
    _ byte: Unicode.Scalar, _ expected: ShapeFileError.Expected
  ) throws(ShapeFileError) {
    guard consume(byte) else { throw malformed(expected) }
  }

  private mutating func word(_ word: StaticString) throws(ShapeFileError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw malformed(.number) }
      position += 1
    }
  }

  /// The range between a string's quotes, escapes and all.
  private mutating func rawString(
    _ expected: ShapeFileError.Expected
  ) throws(ShapeFileError) -> Range<Int> {
    guard consumeHere("\"") else { throw malformed(expected) }
    let start = position
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        position += 1
        return start..<position - 1
      }
      if byte < 0x20 { break }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    throw malformed(expected)
  }

  private func malformed(_ expected: ShapeFileError.Expected) -> ShapeFileError {
    ShapeFileError(.malformed(expected: expected), line: line)
  }
}
