nonisolated extension JSONLineReader {
  /// Appends the character of the escape at the beginning of `bytes`, as UTF-8.
  ///
  /// - Returns: the length of the escape in bytes; nil where it is invalid.
  static func unescape(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) -> Int? {
    guard bytes.count > 1 else { return nil }
    switch bytes[bytes.startIndex + 1] {
    case UInt8(ascii: "\""): text.append(0x22)
    case UInt8(ascii: "\\"): text.append(0x5C)
    case UInt8(ascii: "/"): text.append(0x2F)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return unescapeUnicode(bytes, into: &text)
    default: return nil
    }
    return 2
  }

  /// Appends a JSON string in quotes.
  static func quote(_ string: String, into text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        text += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        text += [
          UInt8(ascii: "\\"), UInt8(ascii: "u"), 0x30, 0x30, digit(byte >> 4), digit(byte & 15),
        ]
      default:
        text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  private static func unescapeUnicode(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) -> Int?
  {
    guard let first = codeUnit(bytes) else { return nil }
    if let scalar = Unicode.Scalar(first) {
      text += UTF8.encode(scalar)!
      return 6
    }
    // A character beyond U+FFFF is a surrogate pair.
    guard first < 0xDC00, let second = codeUnit(bytes.dropFirst(6)), second & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF)
    else { return nil }
    text += UTF8.encode(scalar)!
    return 12
  }

  /// The number of the escape `\uXXXX` at the beginning of `bytes`.
  private static func codeUnit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
    let bytes = Array(bytes.prefix(6))
    guard bytes.count == 6, bytes[0] == UInt8(ascii: "\\"), bytes[1] == UInt8(ascii: "u") else {
      return nil
    }
    var value: UInt16 = 0
    for byte in bytes[2...] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt16(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt16(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt16(byte - 0x37)
      default: return nil
      }
    }
    return value
  }
}
