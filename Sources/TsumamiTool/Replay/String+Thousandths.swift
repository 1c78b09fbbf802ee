import Foundation

extension String {
  /// A number with three places, right-aligned: 1.5 as `   1.500` in a width of 8.
  ///
  /// The C library's formats do the same in ten times the time, which was most of a replay's.
  ///
  /// - Parameter hasBlanks: true for spaces in place of the zeros at its end, and of the point where
  ///   nothing follows it: `   1.5  `, `   1    `.
  init(thousandths value: Double, width: Int, hasBlanks: Bool = false) {
    let scaled = (value.magnitude * 1000).rounded()
    // More digits than a double has; infinity and what is no number, too.
    guard scaled < 1e15 else {
      self = String(format: "%\(width).3f", value)
      return
    }
    let digits = UInt64(scaled)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24)
    // From the end to the start.
    var (left, place) = (digits, 0)
    while left > 0 || place < 4 {
      if place == 3 { bytes.append(UInt8(ascii: ".")) }
      bytes.append(UInt8(ascii: "0") + UInt8(left % 10))
      left /= 10
      place += 1
    }
    // Rounding may leave −0, which means nothing to people.
    if value < 0, digits > 0 { bytes.append(UInt8(ascii: "-")) }
    while bytes.count < width { bytes.append(UInt8(ascii: " ")) }
    if hasBlanks {
      var place = 0
      while bytes[place] == UInt8(ascii: "0"), place < 3 {
        bytes[place] = UInt8(ascii: " ")
        place += 1
      }
      if place == 3 { bytes[3] = UInt8(ascii: " ") }
    }
    bytes.reverse()
    self = String(decoding: bytes, as: UTF8.self)
  }
}
