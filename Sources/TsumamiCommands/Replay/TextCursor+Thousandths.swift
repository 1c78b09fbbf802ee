import Foundation
import Scenes

extension TextCursor {
  /// Appends a number with three decimals, right-aligned: 1.5 as `   1.500` in a width of 8.
  ///
  /// The C library's formats take ten times as long, which was most of a replay's time.
  ///
  /// - Parameter hasBlanks: true for spaces instead of trailing zeros, and of the point where no
  ///   digit follows: ` 1.5 `, ` 1 `.
  mutating func append(thousandths value: Double, width: Int, hasBlanks: Bool = false) {
    let scaled = (value.magnitude * 1000).rounded()
    // More digits than a double has; also infinity and NaN.
    guard scaled < Self.largest else {
      for byte in String(format: "%\(width).3f", value).utf8 { append(byte) }
      return
    }
    let (integer, part) = UInt64(scaled).quotientAndRemainder(dividingBy: 1000)
    // Rounding may give −0.
    let isNegative = value < 0 && scaled > 0
    var length = isNegative ? 6 : 5
    var next: UInt64 = 10
    while integer >= next {
      length += 1
      next *= 10
    }
    append(blanks: width - length)
    if isNegative { append(UInt8(ascii: "-")) }
    append(digitsOf: integer)
    // The point and the decimals are the last four of `0.123`.
    let digits = EightDigits(part)
    let decimals = hasBlanks ? 3 - min(digits.trailingZeros, 3) : 3
    if decimals > 0 {
      append(UInt8(ascii: "."))
      append(digits.ascii(from: 5), count: decimals)
    }
    append(blanks: decimals == 0 ? 4 : 3 - decimals)
  }

  /// The greatest length of a number, in bytes.
  static func longestThousandths(of value: Double, width: Int) -> Int {
    // The largest double has 309 digits.
    max(width, value.magnitude < largest / 1000 - 1 ? 20 : 320)
  }

  private static let largest = 1e15

  /// Appends spaces, none for a number below 1.
  mutating func append(blanks count: Int) {
    var left = count
    while left > 0 {
      append(UInt8(ascii: " "))
      left -= 1
    }
  }

  /// Appends text, and spaces up to a width, in bytes: names are ASCII.
  mutating func append(_ text: String, width: Int) {
    for byte in text.utf8 { append(byte) }
    append(blanks: width - text.utf8.count)
  }
}
