import Foundation
import Scenes

extension TextCursor {
  /// Appends a number with three places, right-aligned: 1.5 as `   1.500` in a width of 8.
  ///
  /// The C library's formats do the same in ten times the time, which was most of a replay's.
  ///
  /// - Parameter hasBlanks: true for spaces in place of the zeros at its end, and of the point where
  ///   nothing follows it: `   1.5  `, `   1    `.
  mutating func append(thousandths value: Double, width: Int, hasBlanks: Bool = false) {
    let scaled = (value.magnitude * 1000).rounded()
    // More digits than a double has; infinity and what is no number, too.
    guard scaled < Self.largest else {
      for byte in String(format: "%\(width).3f", value).utf8 { append(byte) }
      return
    }
    let (whole, part) = UInt64(scaled).quotientAndRemainder(dividingBy: 1000)
    // Rounding may leave −0, which means nothing to people.
    let isNegative = value < 0 && scaled > 0
    var length = isNegative ? 6 : 5
    var next: UInt64 = 10
    while whole >= next {
      length += 1
      next *= 10
    }
    append(blanks: width - length)
    if isNegative { append(UInt8(ascii: "-")) }
    append(digitsOf: whole)
    // The point and the places are the last four of `0.123`.
    let digits = EightDigits(part)
    let places = hasBlanks ? 3 - min(digits.trailingZeros, 3) : 3
    if places > 0 {
      append(UInt8(ascii: "."))
      append(digits.ascii(from: 5), count: places)
    }
    append(blanks: places == 0 ? 4 : 3 - places)
  }

  /// In bytes: how much room a number takes at most.
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
