import Foundation
import Scenes
import Testing

@testable import TsumamiCommands

@Suite struct ThousandthsTests {
  private func text(_ value: Double, hasBlanks: Bool = false) -> String {
    var bytes: [UInt8] = []
    bytes.append(atMost: TextCursor.longestThousandths(of: value, width: 8)) {
      $0.append(thousandths: value, width: 8, hasBlanks: hasBlanks)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (1.5, "   1.500", "   1.5  "), (0, "   0.000", "   0    "), (-0.0004, "   0.000", "   0    "),
    (-12.034, " -12.034", " -12.034"), (99.9996, " 100.000", " 100    "),
    (1_234_567.8, "1234567.800", "1234567.8  "), (0.02, "   0.020", "   0.02 "),
    (99_999_999.5, "99999999.500", "99999999.5  "),
    (123_456_789.001, "123456789.001", "123456789.001"),
    (900_000_000_000, "900000000000.000", "900000000000    "),
  ])
  func `Three places, right-aligned, with or without the zeros at the end`(
    value: Double, full: String, blank: String
  ) {
    #expect(text(value) == full)
    #expect(text(value, hasBlanks: true) == blank)
  }

  @Test(arguments: [3.25e16, -1e300, .infinity, .nan])
  func `What has no thousandths is written all the same`(value: Double) {
    #expect(text(value) == String(format: "%8.3f", value))
  }
}
