import JSONText

// What the scanner of all formats says by nil and false, as faults with the column.
extension JSONScanner {
  /// Reads a number, after white space: the nearest double, ties to even. Infinite where it is too large.
  @inline(__always)
  mutating func number() throws(Fault) -> Double {
    guard let number = readNumber() else { throw unexpected }
    return number
  }

  /// Reads a string, after white space.
  ///
  /// - Throws: where there is none, where it does not end, holds a control character, an unknown escape, or
  ///   bytes that are not UTF-8.
  @inline(__always)
  mutating func string(_ wanted: JSONWanted = .string) throws(Fault) -> JSONString {
    guard let string = readString(wanted) else { throw unexpected }
    if !string.isASCII { try checkUTF8(string.bytes) }
    return string
  }

  @inline(never)
  private func checkUTF8(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Fault("not UTF-8: a string holds bytes that are no characters, save the file as UTF-8")
    }
  }

  /// Skips a literal that has been recognized by its first byte.
  mutating func expect(literal: StaticString) throws(Fault) {
    guard readLiteral(literal) else { throw unexpected }
  }

  /// Consumes the given byte, after white space, or throws.
  @inline(__always)
  mutating func require(_ byte: UInt8) throws(Fault) {
    guard expect(byte) else { throw unexpected }
  }

  /// Only white space may be left.
  mutating func requireEnd() throws(Fault) {
    guard expectEnd() else { throw unexpected }
  }

  /// Skips a value of any type, after white space.
  mutating func ignoreValue() throws(Fault) {
    let start = position
    guard skipValue() else { throw unexpected }
    let value = UnsafeBufferPointer(rebasing: bytes[start..<position])
    if value.contains(where: { $0 >= 0x80 }) { try checkUTF8(value) }
  }

  /// What kind of value comes next, in words; for messages.
  var kindOfNextValue: String {
    switch peek {
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "\""): "a string"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "true or false"
    case UInt8(ascii: "n"): "null"
    case UInt8(ascii: "N"): "not a number"
    case UInt8(ascii: "I"): "infinite"
    case nil: "missing"
    default: "a number"
    }
  }

  /// The fault that something else was found instead of what was wanted last.
  @inline(never)
  private var unexpected: Fault {
    if wanted == .shallowerValue { return Fault("values are nested more than \(deepest) deep") }
    guard let byte = peek else { return Fault("not JSON: it ends where \(wanted.words) is wanted") }
    let found: String
    switch byte {
    case 0x21...0x7E: found = "“\(Character(Unicode.Scalar(byte)))”"
    default: found = "byte 0x" + String(byte, radix: 16)
    }
    let column = position - (bytes[..<position].lastIndex(of: 0x0A) ?? -1)
    return Fault("not JSON: \(found) at column \(column), where \(wanted.words) is wanted")
  }
}

extension JSONWanted {
  fileprivate var words: String {
    switch self {
    case .value, .shallowerValue: "a value"
    case .digit: "a digit"
    case .string: "a string"
    case .key: "a key"
    case .quotationMark: "“\"”"
    case .escape: "an escape such as \\n or \\t"
    case .escapeLetter: "one of \" \\ / b f n r t u"
    case .hexadecimalDigit: "a hexadecimal digit"
    case .byte(let byte): "“\(Character(Unicode.Scalar(byte)))”"
    case .end: "the end of the line"
    }
  }
}
