import JSONText
import TouchKit

/// A value in JSON (RFC 8259), for messages between a page and a program where there is no Foundation.
nonisolated public enum WebJSON: Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// Read exactly; in a page for up to 15 digits, longer ones to within a unit in the last place.
  case number(Double)
  /// A string.
  case text(String)
  /// A list.
  case array([WebJSON])
  /// In the order of the text; a key that comes twice is there twice.
  case object([(key: String, value: WebJSON)])

  /// Reads a text. `nil` where it is not JSON, is nested deeper than 64 levels, or has a number that is too large
  /// for a `Double`.
  public init?(_ bytes: [UInt8]) {
    let value = bytes.withUnsafeBufferPointer { bytes in
      var reader = WebJSONReader(bytes)
      return reader.whole()
    }
    guard let value else { return nil }
    self = value
  }

  /// The value of a key, the last where there are several; `nil` where this is not an object or has no such key.
  public subscript(key: StaticString) -> WebJSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { key.isSame(as: $0.key) }?.value
  }

  /// The value at an index; `nil` where this is not an array or is shorter.
  public subscript(index: Int) -> WebJSON? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The elements; empty where this is not an array.
  public var elements: [WebJSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The number, or `nil` for anything else.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The number as an integer; `nil` where it is not one, or too large.
  public var integer: Int? {
    number.flatMap { Int(exactly: $0) }
  }

  /// The string, or `nil` for anything else.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// True or false, or `nil` for anything else.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The value as JSON, without spaces. Numbers that are not finite become `null`.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }
}

extension WebJSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  nonisolated public init(arrayLiteral elements: WebJSON...) {
    self = .array(elements)
  }

  nonisolated public init(dictionaryLiteral members: (String, WebJSON)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }

  nonisolated public init(stringLiteral value: String) {
    self = .text(value)
  }

  nonisolated public init(floatLiteral value: Double) {
    self = .number(value)
  }

  nonisolated public init(integerLiteral value: Int) {
    self = .number(Double(value))
  }

  nonisolated public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension WebJSON {
  nonisolated private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(bytesOf: "null")
    case .bool(let bool): bytes.append(bytesOf: bool ? "true" : "false")
    case .number(let number):
      if number.isFinite {
        JSONWriter.write(number, to: &bytes)
      } else {
        bytes.append(bytesOf: "null")
      }
    case .text(let text): JSONWriter.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONWriter.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
