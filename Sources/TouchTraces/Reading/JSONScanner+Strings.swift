/// A string as it stands in the text, without its quotation marks.
struct JSONString {
  var bytes: UnsafeBufferPointer<UInt8>
  var hasEscapes: Bool

  /// True where the string, once its escapes are resolved, is `other`.
  func equals(_ other: StaticString) -> Bool {
    if hasEscapes { return text == other.description }
    return bytes.equals(other)
  }

  /// The string itself. A lone surrogate escape becomes U+FFFD.
  var text: String {
    guard hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt16] = []
    var result = ""
    var index = 0
    func flush() {
      result += String(decoding: units, as: UTF16.self)
      units.removeAll()
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        flush()
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) ?? bytes.count
        result += String(decoding: bytes[index..<end], as: UTF8.self)
        index = end
        continue
      }
      let escape = bytes[index + 1]
      index += 2
      switch escape {
      case UInt8(ascii: "u"):
        units.append(bytes[index..<index + 4].reduce(0) { $0 << 4 | UInt16(hexDigit($1) ?? 0) })
        index += 4
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      default: units.append(UInt16(escape))
      }
    }
    flush()
    return result
  }
}

/// The value of a hexadecimal digit, or nil.
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

extension JSONScanner {
  /// Reads a string, after white space.
  ///
  /// - Throws: where there is none, where it does not end, holds a control character, an unknown escape, or
  ///   bytes that are not UTF-8.
  @inline(__always)
  mutating func string(_ wanted: StaticString = "a string") throws(Fault) -> JSONString {
    guard consume(UInt8(ascii: "\"")) else { throw unexpected(wanted.description) }
    let start = position
    var hasEscapes = false
    var isASCII = true
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        let string = JSONString(
          bytes: UnsafeBufferPointer(rebasing: bytes[start..<position]), hasEscapes: hasEscapes)
        skip()
        if !isASCII { try checkUTF8(string.bytes) }
        return string
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
        continue
      }
      guard byte >= 0x20 else { throw unexpected("an escape such as \\n or \\t") }
      if byte >= 0x80 { isASCII = false }
      skip()
    }
    throw unexpected("“\"”")
  }

  private mutating func skipEscape() throws(Fault) {
    skip()
    switch peek {
    case UInt8(ascii: "u"):
      skip()
      for _ in 0..<4 {
        guard let byte = peek, hexDigit(byte) != nil else {
          throw unexpected("a hexadecimal digit")
        }
        skip()
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      skip()
    default:
      throw unexpected("one of \" \\ / b f n r t u")
    }
  }

  private func checkUTF8(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Fault("not UTF-8: a string holds bytes that are no characters, save the file as UTF-8")
    }
  }
}
