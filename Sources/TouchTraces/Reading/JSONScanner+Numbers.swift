extension JSONScanner {
  /// Reads a number, after white space: the nearest double, ties to even. Infinite where it is too large.
  @inline(__always)
  mutating func number() throws(Fault) -> Double {
    skipWhiteSpace()
    let start = position
    var number = DecimalNumber()
    if peek == UInt8(ascii: "-") {
      number.isNegative = true
      skip()
    }
    guard let first = peek, isDigit(first) else { throw unexpected("a value") }
    if first == UInt8(ascii: "0") {
      skip()
    } else {
      digits(into: &number)
    }
    if peek == UInt8(ascii: ".") {
      skip()
      let fraction = position
      digits(into: &number)
      guard position > fraction else { throw unexpected("a digit") }
      number.exponent -= position - fraction
    }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
      try exponent(into: &number)
    }
    if let value = number.value { return value }
    return try generalNumber(start: start)
  }

  /// What the fast path does not cover: more than 19 digits, large or very small exponents.
  @inline(never)
  private func generalNumber(start: Int) throws(Fault) -> Double {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    // The text is a number by JSON's grammar, which is a part of what `Double` reads.
    guard let value = Double(text) else { throw Fault("“\(text)” is not a number") }
    return value
  }

  /// Reads an integer without fraction or exponent, after white space.
  ///
  /// - Returns: nil, without moving, where something else follows, or it has more than 18 digits.
  @inline(__always)
  mutating func integer() -> Int? {
    skipWhiteSpace()
    let start = position
    var number = DecimalNumber()
    if peek == UInt8(ascii: "-") {
      number.isNegative = true
      skip()
    }
    let first = position
    if peek == UInt8(ascii: "0") {
      skip()
    } else {
      digits(into: &number)
    }
    let next = peek ?? 0
    guard position > first, position - first <= 18, next != UInt8(ascii: "."),
      next | 0x20 != UInt8(ascii: "e"), !isDigit(next)
    else {
      position = start
      return nil
    }
    return number.isNegative ? -Int(number.significand) : Int(number.significand)
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") <= 9
  }

  @inline(__always)
  private mutating func digits(into number: inout DecimalNumber) {
    while let byte = peek {
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return }
      if number.digits > 0 || digit > 0 { number.digits += 1 }
      // Beyond 19 digits the significand is not used, so it may wrap.
      number.significand = number.significand &* 10 &+ UInt64(digit)
      skip()
    }
  }

  @inline(never)
  private mutating func exponent(into number: inout DecimalNumber) throws(Fault) {
    skip()
    let sign = peek
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { skip() }
    let first = position
    var exponent = 0
    while let byte = peek, isDigit(byte) {
      // Far beyond what a double holds, so more digits make no difference.
      if exponent < 100_000 { exponent = exponent * 10 + Int(byte - UInt8(ascii: "0")) }
      skip()
    }
    guard position > first else { throw unexpected("a digit") }
    number.exponent += sign == UInt8(ascii: "-") ? -exponent : exponent
  }
}
