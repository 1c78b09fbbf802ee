extension JSONScanner {
  /// Skips a value of any type, after white space. Arrays and objects are followed with one bit per
  /// level instead of recursion, so that deep nesting costs no stack.
  mutating func skipValue() throws(Fault) {
    var depth = 0
    var objects: UInt64 = 0  // bit n: the nesting level n is an object
    while true {
      skipWhiteSpace()
      switch peek {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard depth < TraceLimits.nesting else {
          throw Fault("values are nested more than \(TraceLimits.nesting) deep")
        }
        let isObject = peek == UInt8(ascii: "{")
        skip()
        if consume(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { break }
        objects = isObject ? objects | 1 << UInt64(depth) : objects & ~(1 << UInt64(depth))
        depth += 1
        if isObject { try skipKey() }
        continue
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "t"): try expect(literal: "true")
      case UInt8(ascii: "f"): try expect(literal: "false")
      case UInt8(ascii: "n"): try expect(literal: "null")
      default: _ = try number()
      }
      // A value has ended: close what ends with it, or go on to its neighbour.
      while depth > 0 {
        let isObject = objects & 1 << UInt64(depth - 1) != 0
        if consume(UInt8(ascii: ",")) {
          if isObject { try skipKey() }
          break
        }
        try expect(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        depth -= 1
      }
      if depth == 0 { return }
    }
  }

  private mutating func skipKey() throws(Fault) {
    _ = try string("a key")
    try expect(UInt8(ascii: ":"))
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
}
