import Testing
import TouchTesting

@testable import JSONText

private func scan(_ text: String) -> Double? {
  Array(text.utf8).withUnsafeBufferPointer {
    var scanner = JSONScanner($0)
    return scanner.readNumber()
  }
}

@Test func `numbers are the nearest doubles, as the standard library reads them`() {
  var random = SplitMix64(seed: 1)
  for _ in 0..<60_000 {
    // Bits of any double, coordinates, and decimal texts of any length: all paths of the scanner.
    let value = Double(bitPattern: random.next())
    var texts = ["\(Double.random(in: -1e4...1e4, using: &random))"]
    if value.isFinite { texts.append("\(value)") }
    let digits = Int.random(in: 1...24, using: &random)
    let point = Int.random(in: 0...24, using: &random)
    var text = String(Int.random(in: 1...9, using: &random))
    for index in 0..<digits {
      if index == point { text += "." }
      text += String(Int.random(in: 0...9, using: &random))
    }
    texts.append(text)
    texts.append("\(text)e\(Int.random(in: -330...310, using: &random))")
    for text in texts {
      #expect(scan(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }
}

@Test func `halfway cases round to even`() {
  // 2⁵³ + 1 lies exactly between two doubles; a digit far behind decides.
  for text in [
    "9007199254740993", "9007199254740993.0", "9007199254740993.00000000000000001",
    "9007199254740992.9", "9007199254740995", "900719925474099.35", "0.9007199254740993",
    "18446744073709551615", "18446744073709551616", "9999999999999999999", "0.1", "-0", "0e5",
    "5e-324", "2e-324", "1.7976931348623157e308", "1e23", "8.5e22",
  ] {
    #expect(scan(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
  }
}

@Test func `the quotient by a power of ten is exact`() {
  #expect(DecimalNumber.quotient(UInt64.max, byTenToThe: 27) == 1.8446744073709551615e-8)
  #expect(DecimalNumber.quotient(1, byTenToThe: 27) == 1e-27)
  #expect(DecimalNumber.quotient(1, byTenToThe: 0) == 1)
}

@Test func `in a page numbers are the nearest doubles or next to them`() {
  func near(_ digits: String, _ exponent: Int) -> Double {
    var number = DecimalNumber()
    number.digits = digits.count
    number.exponent = exponent
    return Array(digits.utf8).withUnsafeBufferPointer { number.nearValue(of: $0) }
  }
  var random = SplitMix64(seed: 5)
  for _ in 0..<20_000 {
    let digits = (0..<Int.random(in: 1...30, using: &random)).reduce(into: "7") { text, _ in
      text += String(Int.random(in: 0...9, using: &random))
    }
    let exponent = Int.random(in: -320...290, using: &random)
    let exact = Double("\(digits)e\(exponent)") ?? .nan
    guard exact.isNormal else { continue }
    // One for the digits, one for each power of ten.
    let units = Double(2 + abs(exponent) / 22)
    let error = abs(near(digits, exponent) - exact)
    #expect(error <= units * exact.ulp, "\(digits)e\(exponent)")
  }
  #expect(near("1", 400) == .infinity)
  #expect(near("1", -400) == 0)
  #expect(near("30000000000000004", -17) == 0.30000000000000004)
}
