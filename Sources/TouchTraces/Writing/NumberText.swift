/// The shortest text that reads back as the same number, as JSON writes it: `12`, not `12.0`.
///
/// The number has to be finite.
func numberText(_ value: Double) -> String {
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension [UInt8] {
  /// Appends ``numberText(_:)``.
  package mutating func append(number value: Double) {
    if let integer = Int32(exactly: value), value != 0 || value.sign == .plus {
      append(contentsOf: integer.description.utf8)
      return
    }
    append(contentsOf: value.description.utf8)
    if suffix(2).elementsEqual(".0".utf8) { removeLast(2) }
  }

  /// Appends a JSON string with its quotation marks.
  package mutating func append(jsonString text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case UInt8(ascii: "\n"): append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\t"): append(contentsOf: "\\t".utf8)
      case UInt8(ascii: "\r"): append(contentsOf: "\\r".utf8)
      case 0..<0x20:
        let hex = String(byte, radix: 16)
        append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8)
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}
