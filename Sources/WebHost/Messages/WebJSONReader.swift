import JSONText

/// Builds a tree of JSON. Every function moves the scanner behind what it has read; `nil` means invalid JSON.
nonisolated struct WebJSONReader {
  private var scanner: JSONScanner

  /// The bytes have to stay where they are while the reader is in use.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = JSONScanner(bytes, deepest: 64)
  }

  mutating func whole() -> WebJSON? {
    guard let value = value(depth: 0) else { return nil }
    scanner.skipWhiteSpace()
    return scanner.peek == nil ? value : nil
  }

  private mutating func value(depth: Int) -> WebJSON? {
    scanner.skipWhiteSpace()
    switch scanner.peek {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "t"): return scanner.readLiteral("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return scanner.readLiteral("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return scanner.readLiteral("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> WebJSON? {
    guard depth < scanner.deepest else { return nil }
    scanner.skip()
    var members: [(key: String, value: WebJSON)] = []
    if consume("}") { return .object(members) }
    repeat {
      guard let key = text(), consume(":"), let value = value(depth: depth + 1) else { return nil }
      members.append((key, value))
    } while consume(",")
    return consume("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> WebJSON? {
    guard depth < scanner.deepest else { return nil }
    scanner.skip()
    var elements: [WebJSON] = []
    if consume("]") { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while consume(",")
    return consume("]") ? .array(elements) : nil
  }

  private mutating func number() -> WebJSON? {
    guard let number = scanner.readNumber(), number.isFinite else { return nil }
    return .number(number)
  }

  private mutating func text() -> String? {
    scanner.readString()?.text
  }

  private mutating func consume(_ byte: Unicode.Scalar) -> Bool {
    scanner.consume(UInt8(ascii: byte))
  }
}
