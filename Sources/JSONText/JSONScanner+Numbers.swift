extension JSONScanner {
  /// Reads a number, after white space: the nearest double, as ``DecimalNumber`` has it. Infinite where it is
  /// too large for one.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public mutating func readNumber() -> Double? {
    skipWhiteSpace()
    let start = position
    var number = DecimalNumber()
    if peek == UInt8(ascii: "-") {
      number.isNegative = true
      skip()
    }
    guard let first = peek, first &- UInt8(ascii: "0") <= 9 else {
      _ = fail(.value)
      return nil
    }
    if first == UInt8(ascii: "0") {
      skip()
    } else {
      readDigits(into: &number)
    }
    if peek == UInt8(ascii: ".") {
      skip()
      let fraction = position
      readDigits(into: &number)
      guard position > fraction else {
        _ = fail(.digit)
        return nil
      }
      number.exponent -= position - fraction
    }
    if let byte = peek, byte | 0x20 == UInt8(ascii: "e") {
      guard readExponent(into: &number) else { return nil }
    }
    if let value = number.fastValue { return value }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
    #if hasFeature(Embedded)
      return number.nearValue(of: text)
    #else
      return number.exactValue(of: text)
    #endif
  }

  /// Reads an integer without fraction or exponent, after white space.
  ///
  /// - Returns: nil, without moving, where something else follows, or it has more than 18 digits.
  @inlinable @inline(__always)
  public mutating func readInteger() -> Int? {
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
      readDigits(into: &number)
    }
    let next = peek ?? 0
    guard position > first, position - first <= 18, next != UInt8(ascii: "."),
      next | 0x20 != UInt8(ascii: "e"), next &- UInt8(ascii: "0") > 9
    else {
      position = start
      return nil
    }
    return number.isNegative ? -Int(number.significand) : Int(number.significand)
  }

  #if hasFeature(Embedded)
    @usableFromInline @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  mutating func readDigits(into number: inout DecimalNumber) {
    while let byte = peek {
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return }
      if number.digits > 0 || digit > 0 { number.digits += 1 }
      // Beyond 19 digits the significand is not used, so it may wrap.
      number.significand = number.significand &* 10 &+ UInt64(digit)
      skip()
    }
  }

  @usableFromInline @inline(never)
  mutating func readExponent(into number: inout DecimalNumber) -> Bool {
    skip()
    let sign = peek
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { skip() }
    let first = position
    var exponent = 0
    while let byte = peek, byte &- UInt8(ascii: "0") <= 9 {
      // Far beyond what a double holds, so more digits make no difference.
      if exponent < 100_000 { exponent = exponent * 10 + Int(byte - UInt8(ascii: "0")) }
      skip()
    }
    guard position > first else { return fail(.digit) }
    number.exponent += sign == UInt8(ascii: "-") ? -exponent : exponent
    return true
  }
}
