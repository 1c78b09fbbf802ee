import JSONText

/// A JSON text as a tree, for the formats that cannot be read in a stream. Every value knows the line that
/// it starts in.
struct JSONValue {
  enum Content {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the text; where a key stands twice, the last counts.
    case object([(key: String, value: JSONValue)])
  }

  var content: Content
  var line: Int

  /// Reads one value and the end of the text behind it.
  ///
  /// - Throws: where the text is no JSON, nested deeper than ``TraceLimits/nesting``, or holds a number
  ///   that no double can hold. `line` is set to where it is.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, line: inout Int) throws(Fault) -> JSONValue
  {
    var parser = JSONValueParser(bytes)
    defer {
      parser.countLines()
      line = parser.line
    }
    return try parser.whole()
  }

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  var array: [JSONValue]? {
    if case .array(let values) = content { values } else { nil }
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var number: Double? {
    if case .number(let value) = content { value } else { nil }
  }
}

private struct JSONValueParser {
  private var scanner: JSONScanner
  private var depth = 0
  private var count = 0
  private var countedTo = 0
  private(set) var line = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = JSONScanner(bytes, deepest: TraceLimits.nesting)
  }

  mutating func whole() throws(Fault) -> JSONValue {
    let value = try value()
    try scanner.requireEnd()
    return value
  }

  /// Goes on with ``line`` to where the scanner is.
  mutating func countLines() {
    while countedTo < scanner.position {
      if scanner.bytes[countedTo] == 0x0A { line += 1 }
      countedTo += 1
    }
  }

  private mutating func value() throws(Fault) -> JSONValue {
    scanner.skipWhiteSpace()
    countLines()
    let start = line
    defer { countLines() }
    count += 1
    guard count <= TraceLimits.values else {
      throw Fault("more than \(TraceLimits.values) values in one text")
    }
    let content: JSONValue.Content
    switch scanner.peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < scanner.deepest else {
        throw Fault("values are nested more than \(scanner.deepest) deep")
      }
      depth += 1
      defer { depth -= 1 }
      content = scanner.peek == UInt8(ascii: "{") ? try object() : try array()
    case UInt8(ascii: "\""): content = .string(try scanner.string().text)
    case UInt8(ascii: "t"):
      try scanner.expect(literal: "true")
      content = .bool(true)
    case UInt8(ascii: "f"):
      try scanner.expect(literal: "false")
      content = .bool(false)
    case UInt8(ascii: "n"):
      try scanner.expect(literal: "null")
      content = .null
    default:
      let number = try scanner.number()
      guard number.isFinite else { throw Fault("a number that no double can hold") }
      content = .number(number)
    }
    return JSONValue(content: content, line: start)
  }

  private mutating func object() throws(Fault) -> JSONValue.Content {
    scanner.skip()
    var members: [(key: String, value: JSONValue)] = []
    if scanner.consume(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      let key = try scanner.string(.key).text
      try scanner.require(UInt8(ascii: ":"))
      members.append((key, try value()))
    } while scanner.consume(UInt8(ascii: ","))
    try scanner.require(UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func array() throws(Fault) -> JSONValue.Content {
    scanner.skip()
    var values: [JSONValue] = []
    if scanner.consume(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      values.append(try value())
    } while scanner.consume(UInt8(ascii: ","))
    try scanner.require(UInt8(ascii: "]"))
    return .array(values)
  }
}
