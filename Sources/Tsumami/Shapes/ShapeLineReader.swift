import JSONText
import UIKit

/// Reads one line of a file of shapes, and says what is wrong as those files do.
nonisolated struct ShapeLineReader {
  private var scanner: JSONScanner

  /// The line's number, for errors.
  let line: Int

  /// The bytes have to stay where they are while the reader is in use.
  init(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
    scanner = JSONScanner(bytes, deepest: 64)
    self.line = line
  }

  /// Calls `member` for each member of an object, with the reader in front of its value, which
  /// `member` has to read.
  mutating func object(
    _ member: (inout ShapeLineReader, _ key: JSONString) throws(ShapeFileError) -> Void
  ) throws(ShapeFileError) {
    try require("{", .object)
    if consume("}") { return }
    repeat {
      guard let key = scanner.readString() else { throw malformed(.key) }
      try require(":", .colon)
      try member(&self, key)
    } while consume(",")
    try require("}", .commaOrEnd)
  }

  /// Calls `element` for each element of an array, with the reader in front of it.
  mutating func array(
    _ element: (inout ShapeLineReader) throws(ShapeFileError) -> Void
  ) throws(ShapeFileError) {
    try require("[", .array)
    if consume("]") { return }
    repeat { try element(&self) } while consume(",")
    try require("]", .commaOrEnd)
  }

  /// A point as `[x, y]`.
  mutating func point() throws(ShapeFileError) -> CGPoint {
    try require("[", .pair)
    let x = try number()
    try require(",", .pair)
    let y = try number()
    try require("]", .pair)
    return CGPoint(x: x, y: y)
  }

  mutating func number() throws(ShapeFileError) -> CGFloat {
    guard let number = scanner.readNumber(), number.isFinite else { throw malformed(.number) }
    return CGFloat(number)
  }

  mutating func string() throws(ShapeFileError) -> JSONString {
    guard let string = scanner.readString() else { throw malformed(.string) }
    return string
  }

  /// Reads a value of any kind and forgets it.
  mutating func skipValue() throws(ShapeFileError) {
    if scanner.skipValue() { return }
    switch scanner.wanted {
    case .value, .digit: throw malformed(.number)
    case .key: throw malformed(.key)
    case .byte(UInt8(ascii: ":")): throw malformed(.colon)
    case .byte, .end, .shallowerValue: throw malformed(.commaOrEnd)
    case .string, .quotationMark, .escape, .escapeLetter, .hexadecimalDigit:
      throw malformed(.string)
    }
  }

  /// Throws where anything follows.
  mutating func finish() throws(ShapeFileError) {
    guard scanner.expectEnd() else { throw malformed(.endOfLine) }
  }

  private mutating func consume(_ byte: Unicode.Scalar) -> Bool {
    scanner.consume(UInt8(ascii: byte))
  }

  private mutating func require(
    _ byte: Unicode.Scalar, _ expected: ShapeFileError.Expected
  ) throws(ShapeFileError) {
    guard consume(byte) else { throw malformed(expected) }
  }

  private func malformed(_ expected: ShapeFileError.Expected) -> ShapeFileError {
    ShapeFileError(.malformed(expected: expected), line: line)
  }
}
