import Foundation
import Testing

@testable import WebHost

@Suite("JSON in messages")
struct JSONTests {
  private func read(_ text: String) -> WebJSON? {
    WebJSON(Array(text.utf8))
  }

  private func write(_ value: WebJSON?) -> String? {
    value.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(
    "what is read is written as it was",
    arguments: [
      "null", "true", "false", "0", "-1.5", "\"\"", "[]", "{}", "[1,[2,[3]]]",
      #"{"a":1,"b":[null,true,"x\"\\y"],"ö":"つまみ"}"#,
    ])
  func roundTrip(text: String) {
    #expect(write(read(text)) == text)
  }

  @Test("spaces, escapes and halves of characters are read")
  func escapes() {
    #expect(read(" [ 1 , 2 ]\n")?.elements.count == 2)
    #expect(read(#""\u0041\n\t\/\u00e9\ud83d\ude00""#)?.text == "A\n\t/é😀")
    #expect(read(#""\ud83d!""#)?.text == "\u{FFFD}!")
    #expect(write(.text("a\u{1}b\n")) == #""a\u0001b\n""#)
  }

  @Test(
    "what is no JSON is none",
    arguments: [
      "", "nul", "[1,]", "[1 2]", "{\"a\"}", "{a:1}", "01", "1.", ".5", "+1", "1e", "\"a",
      "\"\\x\"",
      "\"\\u12\"", "[1]x", "--1", "{\"a\":1,}", "\"\n\"",
    ])
  func malformed(text: String) {
    #expect(read(text) == nil)
  }

  @Test("of two equal keys the last counts, as in JSON.parse")
  func equalKeys() {
    #expect(read(#"{"a":1,"a":2}"#)?["a"]?.integer == 2)
  }

  @Test("nothing is so deep that it breaks the reader")
  func deep() {
    #expect(
      read(String(repeating: "[", count: 64) + "1" + String(repeating: "]", count: 64)) != nil)
    #expect(read(String(repeating: "[", count: 65) + String(repeating: "]", count: 65)) == nil)
    #expect(read(String(repeating: "[", count: 100_000)) == nil)
  }

  @Test("numbers of up to 15 digits are exactly what Foundation reads")
  func numbers() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let digits = Int64.random(in: -999_999_999_999_999...999_999_999_999_999, using: &random)
      let text = "\(digits)e\(Int.random(in: -22...22, using: &random))"
      #expect(read(text)?.number == Double(text), "\(text)")
    }
    #expect(read("1e400") == nil)
    #expect(write(.number(1_700_000_000_000)) == "1700000000000")
    #expect(write(.number(.infinity)) == "null")
    #expect(read("1e-400")?.number == 0)
    #expect(read("12.5")?.integer == nil)
    #expect(read("1e2")?.integer == 100)
  }

  @Test("members and elements are found, and what is not there is nothing")
  func access() {
    let value = read(#"{"list":[10,20],"name":"x","on":true}"#)
    #expect(value?["list"]?[1]?.integer == 20)
    #expect(value?["list"]?[2] == nil)
    #expect(value?["name"]?.text == "x")
    #expect(value?["on"]?.bool == true)
    #expect(value?["none"] == nil)
    #expect(value?[0] == nil)
  }
}
