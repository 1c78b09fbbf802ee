import Testing

@testable import TouchKit

@Suite struct SortingTests {
  private struct Entry: Equatable {
    let key: Int
    let number: Int
  }

  @Test("sorting agrees with the standard library, and equal elements keep their order")
  func agreesWithTheStandardLibrary() {
    for seed in 0..<200 {
      var chance = Chance(seed: UInt64(seed))
      let count = Int.random(in: 0...120, using: &chance)
      let keys = Int.random(in: 1...40, using: &chance)
      let entries = (0..<count).map {
        Entry(key: Int.random(in: 0..<keys, using: &chance), number: $0)
      }
      var sorted = entries
      sorted.sortStably { $0.key < $1.key }
      #expect(sorted == entries.sorted { ($0.key, $0.number) < ($1.key, $1.number) })
    }
  }

  @Test("sorting 10,000 elements asks for n log n comparisons, and for n where they are in order")
  func asksForFewComparisons() {
    var chance = Chance(seed: 7)
    var numbers = Array(0..<10_000).shuffled(using: &chance)
    var comparisons = 0
    func precedes(_ a: Int, _ b: Int) -> Bool {
      comparisons += 1
      return a < b
    }
    numbers.sortStably(by: precedes)
    #expect(numbers == Array(0..<10_000))
    #expect(comparisons < 10_000 * 15)
    comparisons = 0
    numbers.sortStably(by: precedes)
    #expect(comparisons == 9_999)
  }
}

@Suite struct StringBytesTests {
  @Test(
    "the bytes of a text are those of its UTF-8",
    arguments: ["", "a", "Größe", "写真", "👩‍👩‍👧", "line\nline", String(repeating: "ä", count: 100)])
  func bytesAreThoseOfUTF8(text: String) {
    #expect(text.byteCount == text.utf8.count)
    #expect(text.withBytes { Array($0) } == Array(text.utf8))
    var bytes: [UInt8] = [1]
    bytes.append(bytesOf: text)
    #expect(bytes == [1] + Array(text.utf8))
    #expect(text.hasSameBytes(as: String(decoding: text.utf8, as: UTF8.self)))
    #expect(!text.hasSameBytes(as: text + "!"))
    #expect(("写真" as StaticString).isSame(as: text) == (text == "写真"))
    #expect(("写真" as StaticString).isSame(as: Array(text.utf8)) == (text == "写真"))
  }

  @Test("texts that are equal for a reader and have other bytes are not the same")
  func comparesBytes() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(!"\u{E9}".hasSameBytes(as: "e\u{301}"))
  }
}
