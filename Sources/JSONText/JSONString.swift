/// A string as it stands in the text, without its quotation marks. Its escapes are valid.
@frozen public struct JSONString {
  /// What stands between the quotation marks, in the scanner's bytes.
  public let bytes: UnsafeBufferPointer<UInt8>
  /// Whether any character is written as an escape.
  public let hasEscapes: Bool
  /// Whether all bytes are below 0x80.
  public let isASCII: Bool

  @inlinable
  init(bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool, isASCII: Bool) {
    self.bytes = bytes
    self.hasEscapes = hasEscapes
    self.isASCII = isASCII
  }

  /// The string itself. Half a surrogate pair becomes U+FFFD, and so does what is no UTF-8, in a page all of it: a Swift string can
  /// hold neither.
  public var text: String {
    #if hasFeature(Embedded)
      // What mends faults has the conversion through UTF-16 in it: 4 KB of each page's program.
      return String(validating: decoded, as: UTF8.self) ?? "\u{FFFD}"
    #else
      if hasEscapes { return String(decoding: decoded, as: UTF8.self) }
      return String(decoding: bytes, as: UTF8.self)
    #endif
  }

  /// Whether this, once its escapes are resolved, is `other`.
  @inlinable @inline(__always)
  public func equals(_ other: StaticString) -> Bool {
    if hasEscapes { return decodedEquals(other) }
    guard bytes.count == other.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != other.utf8Start[index] { return false }
    return true
  }

  @usableFromInline @inline(never)
  func decodedEquals(_ other: StaticString) -> Bool {
    let decoded = decoded
    guard decoded.count == other.utf8CodeUnitCount else { return false }
    for index in decoded.indices where decoded[index] != other.utf8Start[index] { return false }
    return true
  }

  /// The string in UTF-8, its escapes resolved.
  private var decoded: [UInt8] {
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      let escape = bytes[index + 1]
      if escape == UInt8(ascii: "u") {
        Self.encode(scalar(at: &index), into: &decoded)
        continue
      }
      index += 2
      switch escape {
      case UInt8(ascii: "n"): decoded.append(0x0A)
      case UInt8(ascii: "t"): decoded.append(0x09)
      case UInt8(ascii: "r"): decoded.append(0x0D)
      case UInt8(ascii: "b"): decoded.append(0x08)
      case UInt8(ascii: "f"): decoded.append(0x0C)
      default: decoded.append(escape)
      }
    }
    return decoded
  }

  // In UTF-8. The standard library's encoding is several times as much code in a page.
  private static func encode(_ scalar: UInt32, into bytes: inout [UInt8]) {
    var shift: UInt32
    switch scalar {
    case 0..<0x80:
      bytes.append(UInt8(truncatingIfNeeded: scalar))
      return
    case 0x80..<0x800:
      bytes.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
      shift = 6
    case 0x800..<0x10000:
      bytes.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
      shift = 12
    default:
      bytes.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
      shift = 18
    }
    while shift > 0 {
      shift -= 6
      bytes.append(0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F))
    }
  }

  /// Reads one `\uXXXX`, or two of them: characters beyond U+FFFF are surrogate pairs.
  private func scalar(at index: inout Int) -> UInt32 {
    let first = codeUnit(at: index) ?? 0
    index += 6
    guard first & 0xF800 == 0xD800 else { return first }
    guard first < 0xDC00, let second = codeUnit(at: index), second & 0xFC00 == 0xDC00 else {
      return 0xFFFD
    }
    index += 6
    return 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
  }

  /// The number of the escape `\uXXXX` at `index`; nil where something else is there.
  private func codeUnit(at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for place in index + 2..<index + 6 {
      value = value << 4 | UInt32(hexadecimalDigit(bytes[place]) ?? 0)
    }
    return value
  }
}

/// The value of a hexadecimal digit, or nil.
public func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
