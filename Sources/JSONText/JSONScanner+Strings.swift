extension JSONScanner {
  /// Reads a string, after white space.
  ///
  /// - Parameter wanted: what to say where there is none.
  /// - Returns: nil where there is none, where it does not end, or holds a control character or an unknown
  ///   escape.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public mutating func readString(_ wanted: JSONWanted = .string) -> JSONString? {
    guard consume(UInt8(ascii: "\"")) else {
      _ = fail(wanted)
      return nil
    }
    let start = position
    var hasEscapes = false
    var isASCII = true
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        let string = JSONString(
          bytes: UnsafeBufferPointer(rebasing: bytes[start..<position]), hasEscapes: hasEscapes,
          isASCII: isASCII)
        skip()
        return string
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        guard skipEscape() else { return nil }
        continue
      }
      guard byte >= 0x20 else {
        _ = fail(.escape)
        return nil
      }
      if byte >= 0x80 { isASCII = false }
      skip()
    }
    _ = fail(.quotationMark)
    return nil
  }

  @usableFromInline @inline(never)
  mutating func skipEscape() -> Bool {
    skip()
    switch peek {
    case UInt8(ascii: "u"):
      skip()
      for _ in 0..<4 {
        guard let byte = peek, hexadecimalDigit(byte) != nil else { return fail(.hexadecimalDigit) }
        skip()
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      skip()
    default:
      return fail(.escapeLetter)
    }
    return true
  }
}
