/// The digits of a number below 10⁸, found all at once.
///
///     12345678  →  1234|5678  →  12|34|56|78  →  1|2|3|4|5|6|7|8
///
/// The number stands in a word of 64 bits. Each step parts every field into quotient and remainder
/// by 10⁴, 100 and 10, in all fields together: the quotient stays in the lower half of the field,
/// the remainder goes to the upper one. A field has room for its products, so no field disturbs its
/// neighbour, and the quotients are exact (see, for the method, Daniel Lemire, "Converting integers
/// to fixed-digit representations quickly", 2021):
///
///     x / 100 = x · 10486 / 2²⁰      for x < 10⁴
///     x / 10  = x · 103 / 2¹⁰        for x < 100
nonisolated package struct EightDigits {
  // A digit a byte, the first one in the lowest byte.
  private let word: UInt64

  /// - Parameter number: less than 10⁸.
  @inline(__always)
  package init(_ number: UInt64) {
    let (high, low) = number.quotientAndRemainder(dividingBy: 10_000)
    let fours = high | low << 32
    let hundreds = (fours &* 10486) >> 20 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
    word = tens | (twos &- tens &* 10) << 8
  }

  /// How many zeros it starts with, 8 for the number 0.
  @inline(__always)
  package var leadingZeros: Int {
    word.trailingZeroBitCount / 8
  }

  /// How many zeros it ends with, 8 for the number 0.
  @inline(__always)
  package var trailingZeros: Int {
    word.leadingZeroBitCount / 8
  }

  /// Some of the digits as ASCII, the first one in the lowest byte.
  @inline(__always)
  package func ascii(from first: Int) -> UInt64 {
    (word | 0x3030_3030_3030_3030) >> UInt64(8 * first)
  }
}

extension TextCursor {
  /// Appends the digits of a number below 10¹⁶, at least one.
  package mutating func append(digitsOf number: UInt64) {
    if number < 100_000_000 {
      appendDigits(number, from: 7)
    } else {
      let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
      appendDigits(high, from: 7)
      append(EightDigits(low).ascii(from: 0), count: 8)
    }
  }

  // From the first that is not 0, or from the one that always stands.
  @inline(__always)
  private mutating func appendDigits(_ number: UInt64, from last: Int) {
    let digits = EightDigits(number)
    let first = min(digits.leadingZeros, last)
    append(digits.ascii(from: first), count: 8 - first)
  }
}
