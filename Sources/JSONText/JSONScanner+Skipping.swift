extension JSONScanner {
  /// Skips a value of any kind, after white space. Arrays and objects are followed with one bit per
  /// level instead of recursion, so that deep nesting costs no stack.
  @inline(never)
  public mutating func skipValue() -> Bool {
    var depth = 0
    var objects: UInt64 = 0  // bit n: the nesting level n is an object
    while true {
      skipWhiteSpace()
      switch peek {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard depth < deepest else { return fail(.shallowerValue) }
        let isObject = peek == UInt8(ascii: "{")
        skip()
        if consume(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { break }
        objects = isObject ? objects | 1 << UInt64(depth) : objects & ~(1 << UInt64(depth))
        depth += 1
        if isObject, !skipKey() { return false }
        continue
      case UInt8(ascii: "\""): if readString() == nil { return false }
      case UInt8(ascii: "t"): if !readLiteral("true") { return false }
      case UInt8(ascii: "f"): if !readLiteral("false") { return false }
      case UInt8(ascii: "n"): if !readLiteral("null") { return false }
      default: if readNumber() == nil { return false }
      }
      // A value has ended: close what ends with it, or go on to its neighbour.
      while depth > 0 {
        let isObject = objects & 1 << UInt64(depth - 1) != 0
        if consume(UInt8(ascii: ",")) {
          if isObject, !skipKey() { return false }
          break
        }
        guard expect(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return false }
        depth -= 1
      }
      if depth == 0 { return true }
    }
  }

  private mutating func skipKey() -> Bool {
    readString(.key) != nil && expect(UInt8(ascii: ":"))
  }
}
