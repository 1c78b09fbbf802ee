/// Writes what JSON texts consist of besides their punctuation.
public enum JSONWriter {
  /// Appends a string with its quotation marks. Control characters become escapes, the short ones where there are
  /// any: `\n`, `\u0001`. Everything else stays as it is, in UTF-8.
  public static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    append(text, to: &bytes, isQuoted: true)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a number that is finite: a whole one without a fraction, any other as the shortest text that reads
  /// back as the same number. Minus zero is `-0`.
  public static func write(_ number: Double, to bytes: inout [UInt8]) {
    if let whole = Int32(exactly: number), whole != 0 || number.sign == .plus {
      append(Int(whole).description, to: &bytes, isQuoted: false)
      return
    }
    append(number.description, to: &bytes, isQuoted: false)
    let count = bytes.count
    if count >= 2, bytes[count - 1] == UInt8(ascii: "0"), bytes[count - 2] == UInt8(ascii: ".") {
      bytes.removeLast(2)
    }
  }

  @inline(__always)
  private static func write(_ byte: UInt8, to bytes: inout [UInt8]) {
    let escape: UInt8
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): escape = byte
    case 0x20...: return bytes.append(byte)
    case 0x08: escape = UInt8(ascii: "b")
    case 0x09: escape = UInt8(ascii: "t")
    case 0x0A: escape = UInt8(ascii: "n")
    case 0x0C: escape = UInt8(ascii: "f")
    case 0x0D: escape = UInt8(ascii: "r")
    default: escape = UInt8(ascii: "u")
    }
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(escape)
    guard escape == UInt8(ascii: "u") else { return }
    bytes.append(UInt8(ascii: "0"))
    bytes.append(UInt8(ascii: "0"))
    bytes.append(UInt8(ascii: "0") + byte >> 4)
    let digit = byte & 15
    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  // Iterating over `utf8` would compile the conversion through UTF-16 into a page, some 8 KB; and what follows
  // once for each closure.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  private static func append(_ text: String, to bytes: inout [UInt8], isQuoted: Bool) {
    func append(_ text: UnsafeBufferPointer<UInt8>) {
      if isQuoted {
        for byte in text { write(byte, to: &bytes) }
      } else {
        bytes.append(contentsOf: text)
      }
    }
    #if hasFeature(Embedded)
      text.utf8.withContiguousStorageIfAvailable(append)
    #else
      var text = text
      text.withUTF8(append)
    #endif
  }
}
