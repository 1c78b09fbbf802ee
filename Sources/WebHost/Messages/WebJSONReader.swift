import TouchKit

/// Reads JSON, byte by byte. Every function moves the position behind what it has read; `nil` means invalid JSON.
nonisolated struct WebJSONReader {
  private let bytes: [UInt8]
  private var position = 0

  private static let deepest = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func whole() -> WebJSON? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  private mutating func value(depth: Int) -> WebJSON? {
    guard depth < WebJSONReader.deepest else { return nil }
    skipSpace()
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "t"): return consume("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return consume("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return consume("null") ? .null : nil
    default: return number().map { .number($0) }
    }
  }

  private mutating func object(depth: Int) -> WebJSON? {
    position += 1
    var members: [(key: String, value: WebJSON)] = []
    if consumeAfterSpace("}") { return .object(members) }
    repeat {
      skipSpace()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\""), let key = text(),
        consumeAfterSpace(":"), let value = value(depth: depth + 1)
      else { return nil }
      members.append((key, value))
    } while consumeAfterSpace(",")
    return consumeAfterSpace("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> WebJSON? {
    position += 1
    var elements: [WebJSON] = []
    if consumeAfterSpace("]") { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while consumeAfterSpace(",")
    return consumeAfterSpace("]") ? .array(elements) : nil
  }

  private mutating func text() -> String? {
    position += 1
    var decoded: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: decoded, as: UTF8.self)
      case UInt8(ascii: "\\"): guard escape(into: &decoded) else { return nil }
      case 0..<0x20: return nil
      default: decoded.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(into decoded: inout [UInt8]) -> Bool {
    guard position < bytes.count else { return false }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(8)
    case UInt8(ascii: "f"): decoded.append(12)
    case UInt8(ascii: "n"): decoded.append(10)
    case UInt8(ascii: "r"): decoded.append(13)
    case UInt8(ascii: "t"): decoded.append(9)
    case UInt8(ascii: "u"):
      guard let scalar = scalar() else { return false }
      decoded += UTF8.encode(scalar).map { Array($0) } ?? []
    default: return false
    }
    return true
  }

  // Characters beyond U+FFFF are surrogate pairs.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = sixteenBits() else { return nil }
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let before = position
    if consume("\\u"), let second = sixteenBits(), second & 0xFC00 == 0xDC00 {
      return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
    }
    position = before
    return "\u{FFFD}"
  }

  private mutating func sixteenBits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var number: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      number = number << 4 | UInt32(digit)
    }
    position += 4
    return number
  }

  // −?(0|[1-9][0-9]*)(.[0-9]+)?([eE][+-]?[0-9]+)?
  //
  // The digits make a whole number m and a power of ten e, and m·10^e is exact as long as m < 2⁵³ and
  // |e| ≤ 22: both are numbers that a double holds exactly then, and one operation rounds once.
  private mutating func number() -> Double? {
    let isNegative = consume("-")
    let start = position
    var whole: Double = 0
    var power = 0
    while let digit = digit() { whole = whole * 10 + digit }
    guard position > start, position == start + 1 || bytes[start] != UInt8(ascii: "0") else {
      return nil
    }
    if consume(".") {
      let fraction = position
      while let digit = digit() {
        // Digits after the 17th do not change the value.
        guard whole < 1e17 else { continue }
        whole = whole * 10 + digit
        power -= 1
      }
      guard position > fraction else { return nil }
    }
    if consume("e") || consume("E") {
      let isSmall = consume("-")
      if !isSmall { _ = consume("+") }
      let exponentStart = position
      var exponent = 0
      while let digit = digit() { exponent = min(exponent * 10 + Int(digit), 9999) }
      guard position > exponentStart else { return nil }
      power += isSmall ? -exponent : exponent
    }
    let value = WebJSONReader.scale(whole, power)
    return isNegative ? -value : value
  }

  private static func scale(_ number: Double, _ power: Int) -> Double {
    if number == 0 { return 0 }
    var ten: Double = 1
    for _ in 0..<min(abs(power), 400) { ten *= 10 }
    return power < 0 ? number / ten : number * ten
  }

  private mutating func digit() -> Double? {
    guard position < bytes.count, bytes[position] >= UInt8(ascii: "0"),
      bytes[position] <= UInt8(ascii: "9")
    else { return nil }
    defer { position += 1 }
    return Double(bytes[position] - UInt8(ascii: "0"))
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  private mutating func consumeAfterSpace(_ word: StaticString) -> Bool {
    skipSpace()
    return consume(word)
  }

  private mutating func consume(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { return false }
    position += length
    return true
  }
}
