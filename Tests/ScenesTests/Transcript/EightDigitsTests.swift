import Testing

@testable import Scenes

@Suite struct EightDigitsTests {
  private func text(_ write: (inout TextCursor) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.append(atMost: 24, write)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func all(_ number: UInt64) -> String {
    text { $0.append(EightDigits(number).ascii(from: 0), count: 8) }
  }

  @Test func `The example of the comment`() {
    #expect(all(12_345_678) == "12345678")
  }

  @Test func `Each digit is found in each place, with every neighbour`() {
    // All four-digit halves, in both halves: the steps below know no more than two digits.
    for half in UInt64(0)..<10_000 {
      let digits = String(String(10_000 + half).dropFirst())
      #expect(all(half * 10_000 + (9_999 - half)).hasPrefix(digits))
      #expect(all((9_999 - half) * 10_000 + half).hasSuffix(digits))
    }
  }

  @Test(arguments: [
    (0, 8, 8), (1, 7, 0), (10, 6, 1), (12_000_000, 0, 6), (500, 5, 2), (99_999_999, 0, 0),
  ])
  func `Zeros in front and at the end are counted`(number: UInt64, front: Int, end: Int) {
    #expect(EightDigits(number).leadingZeros == front)
    #expect(EightDigits(number).trailingZeros == end)
  }

  @Test func `A number is written without zeros in front, up to sixteen digits`() {
    var number: UInt64 = 1
    while number < 1_000_000_000_000_000 {
      for near in [number - 1, number, number + 1, number * 7] {
        #expect(text { $0.append(digitsOf: near) } == String(near))
      }
      number *= 10
    }
  }

  @Test func `Text goes behind what is there, and a word's tail is no part of it`() {
    var bytes = Array("a".utf8)
    bytes.append(atMost: 4) {
      $0.append("b")
      $0.append(EightDigits(42).ascii(from: 6), count: 1)
    }
    #expect(bytes == Array("ab4".utf8))
  }
}
