/// Walks over one JSON text, byte by byte, without building anything.
///
/// The whole of RFC 8259 is accepted: white space, escapes, exponents, nested values. Beyond it, nothing
/// is: no comments, no trailing commas, no `NaN`. A trace's lines are so small and so many that a general
/// decoder costs tens of times as much as the touches in them.
struct JSONScanner {
  /// The bytes to read; they have to stay where they are while the scanner is in use.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The next byte.
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next byte, or nil at the end.
  @inline(__always)
  var peek: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Goes on by one byte. Only after ``peek`` returned one.
  @inline(__always)
  mutating func skip() {
    position += 1
  }

  @inline(__always)
  mutating func skipWhiteSpace() {
    while let byte = peek, byte <= 0x20,
      byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    {
      position += 1
    }
  }

  /// Consumes the given byte, after white space; false where another one follows.
  @inline(__always)
  mutating func consume(_ byte: UInt8) -> Bool {
    skipWhiteSpace()
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Consumes the given byte, after white space, or throws.
  @inline(__always)
  mutating func expect(_ byte: UInt8) throws(Fault) {
    guard consume(byte) else { throw unexpected("“\(Character(Unicode.Scalar(byte)))”") }
  }

  /// The fault that something else was found instead of `wanted`.
  func unexpected(_ wanted: String) -> Fault {
    guard let byte = peek else { return Fault("not JSON: it ends where \(wanted) is wanted") }
    let found: String
    switch byte {
    case 0x21...0x7E: found = "“\(Character(Unicode.Scalar(byte)))”"
    default: found = "byte 0x" + String(byte, radix: 16)
    }
    let column = position - (bytes[..<position].lastIndex(of: 0x0A) ?? -1)
    return Fault("not JSON: \(found) at column \(column), where \(wanted) is wanted")
  }

  /// Only white space may be left.
  mutating func expectEnd() throws(Fault) {
    skipWhiteSpace()
    guard peek == nil else { throw unexpected("the end of the line") }
  }

  /// Skips a literal that has been recognized by its first byte.
  mutating func expect(literal: StaticString) throws(Fault) {
    let found = literal.withUTF8Buffer { wanted in
      position + wanted.count <= bytes.count
        && bytes[position..<position + wanted.count].elementsEqual(wanted)
    }
    guard found else { throw unexpected("a value") }
    position += literal.utf8CodeUnitCount
  }
}
