import JSONText
import Testing
import TouchTesting

private func text(_ write: (inout [UInt8]) -> Void) -> String {
  var bytes: [UInt8] = []
  write(&bytes)
  return String(decoding: bytes, as: UTF8.self)
}

@Suite struct WriterTests {
  @Test func `Control characters become escapes, short ones where there are any`() {
    let value = "a\"\\/\n\t\r\u{8}\u{C}\u{1}\u{1F}\u{7F}é😀"
    #expect(
      text { JSONWriter.write(value, to: &$0) }
        == #""a\"\\/\n\t\r\b\f\u0001\u001f"# + "\u{7F}é😀\"")
  }

  @Test func `What is written reads as it was`() {
    let value = String(String.UnicodeScalarView((0..<0x100).compactMap { Unicode.Scalar($0) }))
    var bytes: [UInt8] = []
    JSONWriter.write(value, to: &bytes)
    let read = bytes.withUnsafeBufferPointer {
      var scanner = JSONScanner($0)
      return scanner.readString()?.text
    }
    #expect(read == value)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (7, "7"), (-12, "-12"), (0.1, "0.1"), (-1.5, "-1.5"),
    (2_147_483_647, "2147483647"), (1_700_000_000_000, "1700000000000"), (1e16, "1e+16"),
    (.leastNonzeroMagnitude, "5e-324"), (0.1 + 0.2, "0.30000000000000004"),
  ])
  func `A number is the shortest text that reads back as it, whole ones without a fraction`(
    number: Double, expected: String
  ) {
    #expect(text { JSONWriter.write(number, to: &$0) } == expected)
  }

  @Test func `Numbers are appended to what is there`() {
    var bytes = Array("1.".utf8)
    JSONWriter.write(0, to: &bytes)
    #expect(bytes == Array("1.0".utf8))
  }

  @Test func `Numbers read back bit by bit`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<10_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      var bytes: [UInt8] = []
      JSONWriter.write(number, to: &bytes)
      let read = bytes.withUnsafeBufferPointer {
        var scanner = JSONScanner($0)
        return scanner.readNumber()
      }
      #expect(read?.bitPattern == number.bitPattern)
    }
  }
}
