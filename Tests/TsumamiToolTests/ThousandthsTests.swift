import Foundation
import Testing

@testable import TsumamiTool

@Suite struct ThousandthsTests {
  @Test(arguments: [
    (1.5, "   1.500", "   1.5  "), (0, "   0.000", "   0    "), (-0.0004, "   0.000", "   0    "),
    (-12.034, " -12.034", " -12.034"), (99.9996, " 100.000", " 100    "),
    (1_234_567.8, "1234567.800", "1234567.8  "), (0.02, "   0.020", "   0.02 "),
  ])
  func `Three places, right-aligned, with or without the zeros at the end`(
    value: Double, full: String, blank: String
  ) {
    #expect(String(thousandths: value, width: 8) == full)
    #expect(String(thousandths: value, width: 8, hasBlanks: true) == blank)
  }

  @Test(arguments: [3.25e16, -1e300, .infinity, .nan])
  func `What has no thousandths is written all the same`(value: Double) {
    #expect(String(thousandths: value, width: 8) == String(format: "%8.3f", value))
  }
}
