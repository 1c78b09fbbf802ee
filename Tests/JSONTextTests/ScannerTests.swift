import Testing

@testable import JSONText

/// What a scanner says after one call.
private struct Outcome<Value: Equatable>: Equatable {
  var value: Value?
  var position: Int
  var wanted: JSONWanted?
}

private func scan<Value>(
  _ text: String, _ read: (inout JSONScanner) -> Value?
) -> Outcome<Value> {
  Array(text.utf8).withUnsafeBufferPointer {
    var scanner = JSONScanner($0)
    let value = read(&scanner)
    return Outcome(
      value: value, position: scanner.position,
      wanted: value == nil ? scanner.wanted : nil)
  }
}

@Suite struct ScannerTests {
  @Test(arguments: [
    ("", 0, JSONWanted.value), ("-", 1, .value), ("+1", 0, .value), (".5", 0, .value),
    ("NaN", 0, .value), ("1.", 2, .digit), ("1.e3", 2, .digit), ("1e", 2, .digit),
    ("1e+", 3, .digit), ("  -x", 3, .value),
  ])
  func `A number that breaks off says where and what was wanted`(
    text: String, position: Int, wanted: JSONWanted
  ) {
    #expect(
      scan(text) { $0.readNumber() } == Outcome(value: nil, position: position, wanted: wanted))
  }

  @Test(arguments: [
    ("0", 0.0, 1), ("01", 0, 1), (" 12 ", 12, 3), ("1e400", .infinity, 5), ("1e-400", 0, 6),
    ("-0.0", -0.0, 4), ("1E2,", 100, 3),
    ("1e99999999999999999999999", .infinity, 25), ("0e999", 0, 5),
  ])
  func `A number ends where its grammar does`(text: String, value: Double, position: Int) {
    let found = scan(text) { $0.readNumber()?.bitPattern }
    #expect(found == Outcome(value: value.bitPattern, position: position, wanted: nil))
  }

  @Test(arguments: [
    ("7", 7, 1), ("-12}", -12, 3), ("999999999999999999", 999_999_999_999_999_999, 18),
    ("1000000000000000000", nil, 0), ("1.0", nil, 0), ("1e3", nil, 0), ("x", nil, 0),
    ("01", nil, 0), ("-", nil, 0),
  ])
  func `An integer is read whole or not at all`(text: String, value: Int?, position: Int) {
    #expect(scan(text) { $0.readInteger() }.value == value)
    #expect(scan(text) { $0.readInteger() }.position == position)
  }

  @Test(arguments: [
    (#""""#, ""), (#"  "a\"b""#, "a\"b"), (#""\u0041\n\t\/\b\f\r\\""#, "A\n\t/\u{8}\u{C}\r\\"),
    (#""\u00e9é\uD83D\ude00""#, "éé😀"), (#""\ud83d!""#, "\u{FFFD}!"), (#""\ude00""#, "\u{FFFD}"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\uffff\u0000""#, "\u{FFFF}\0"),
  ])
  func `A string's escapes become characters`(text: String, value: String) {
    #expect(
      scan(text) { $0.readString()?.text }
        == Outcome(value: value, position: text.utf8.count, wanted: nil))
  }

  @Test(arguments: [
    ("7", 0, JSONWanted.string), ("\"a", 2, .quotationMark), ("\"a\n\"", 2, .escape),
    (#""\x""#, 2, .escapeLetter), (#""\"#, 2, .escapeLetter), (#""\u12""#, 5, .hexadecimalDigit),
    (#""\u"#, 3, .hexadecimalDigit),
  ])
  func `A string that is none says where and what was wanted`(
    text: String, position: Int, wanted: JSONWanted
  ) {
    #expect(
      scan(text) { $0.readString()?.text }
        == Outcome(value: nil, position: position, wanted: wanted))
  }

  @Test(arguments: [
    ("\"key\"", true), (#""\u006b\u0065y""#, true), ("\"Key\"", false), ("\"ke\"", false),
    ("\"keys\"", false), (#""\u006be""#, false), (#""k\n""#, false),
  ])
  func `A string is compared as what it means`(text: String, isEqual: Bool) {
    #expect(scan(text) { $0.readString()?.equals("key") }.value == isEqual)
  }

  @Test func `Literals are read to their last letter`() {
    #expect(scan("true") { $0.readLiteral("true") ? true : nil }.position == 4)
    #expect(
      scan("tru") { $0.readLiteral("true") ? true : nil }
        == Outcome(value: nil, position: 0, wanted: .value))
    #expect(scan("nulL") { $0.readLiteral("null") ? true : nil }.position == 0)
  }

  @Test(arguments: [
    "0", "-1.5e3", "true", "[]", "{}", " [ 1 , [ ] , { \"a\" : null , \"b\" : \"\\u0041\" } ]",
    "1e999",
  ])
  func `A value is skipped to its end`(text: String) {
    let found = scan(text + "!") { $0.skipValue() ? true : nil }
    #expect(found == Outcome(value: true, position: text.utf8.count, wanted: nil))
  }

  @Test(arguments: [
    ("[1,]", 3, JSONWanted.value), ("[1 2]", 3, .byte(UInt8(ascii: "]"))),
    ("[01]", 2, .byte(UInt8(ascii: "]"))), ("{1:2}", 1, .key),
    (#"{"a" 1}"#, 5, .byte(UInt8(ascii: ":"))), (#"{"a":1"#, 6, .byte(UInt8(ascii: "}"))),
    (#"{"a":1,}"#, 7, .key), ("[+1]", 1, .value), ("[.5]", 1, .value), ("[1.]", 3, .digit),
    (#"["\x"]"#, 3, .escapeLetter), ("[nul]", 1, .value), ("[\"\t\"]", 2, .escape),
  ])
  func `What is skipped has to be JSON, too`(text: String, position: Int, wanted: JSONWanted) {
    #expect(
      scan(text) { $0.skipValue() ? true : nil }
        == Outcome(value: nil, position: position, wanted: wanted))
  }

  @Test func `Values nest as deep as the scanner is told`() {
    func skip(_ depth: Int, deepest: Int) -> Bool {
      let text = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
      return Array(text.utf8).withUnsafeBufferPointer {
        var scanner = JSONScanner($0, deepest: deepest)
        return scanner.skipValue() || scanner.wanted != .shallowerValue
      }
    }
    #expect(skip(64, deepest: 64))
    #expect(!skip(65, deepest: 64))
    #expect(skip(3, deepest: 3))
    #expect(!skip(4, deepest: 3))
  }
}
