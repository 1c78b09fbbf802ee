/// Numbers as transcripts have them.
///
/// They are rounded to a billionth, so that what is equal reads as equal; that is far below what
/// anybody sees. From 9e6 up, where no screen reaches, they have sixteen digits. What is no number
/// is `null`.
///
/// The text is that of the number times a billion, an integer, with the point put in front of the
/// last nine digits and the zeros behind it left out. Up to 999,999 that is the shortest text that
/// reads back as the same number, found without asking for it. Integers are exact up to 2⁵³, about
/// 9e15: larger numbers have fewer decimals.
nonisolated enum DecimalText {
  /// In bytes: a sign, sixteen digits, a point, and an exponent.
  static let longest = 24

  fileprivate static let largest = 9e15
}

extension TextCursor {
  mutating func append(_ number: Double) {
    let size = number.magnitude
    if size < DecimalText.largest / 1e9 {
      let billionths = UInt64((size * 1e9).rounded())
      if number < 0, billionths != 0 { append(UInt8(ascii: "-")) }
      let (whole, part) = billionths.quotientAndRemainder(dividingBy: 1_000_000_000)
      append(digitsOf: whole)
      append(billionths: part)
    } else {
      append(large: number)
    }
  }

  private mutating func append(large number: Double) {
    guard number.isFinite else {
      append("null")
      return
    }
    var size = number.magnitude
    var exponent: UInt64 = 0
    while size >= DecimalText.largest {
      size /= 1e9
      exponent += 9
    }
    var scale: UInt64 = 1_000_000_000
    while size * Double(scale) >= DecimalText.largest, scale > 1 { scale /= 1000 }
    let (whole, part) = UInt64((size * Double(scale)).rounded()).quotientAndRemainder(
      dividingBy: scale)
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: whole)
    append(billionths: part * (1_000_000_000 / scale))
    if exponent > 0 {
      append(UInt8(ascii: "e"))
      append(digitsOf: exponent)
    }
  }

  // The point and what is behind it: nothing for 0.
  private mutating func append(billionths part: UInt64) {
    guard part != 0 else { return }
    append(UInt8(ascii: "."))
    let (first, last) = part.quotientAndRemainder(dividingBy: 10)
    let digits = EightDigits(first)
    append(digits.ascii(from: 0), count: last == 0 ? 8 - digits.trailingZeros : 8)
    if last != 0 { append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: last)) }
  }
}
