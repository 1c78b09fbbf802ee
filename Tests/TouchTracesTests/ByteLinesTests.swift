import Testing
import TouchKit

@testable import TouchTraces

/// A source that hands out a few bytes at a time, as pipes do.
private func trickle(_ bytes: [UInt8], _ step: Int) -> ByteSource {
  var position = 0
  return ByteSource(name: "t") { count, buffer throws(Fault) in
    let end = min(position + min(count, step), bytes.count)
    buffer.copyBytes(from: bytes[position..<end])
    defer { position = end }
    return end - position
  }
}

@Test(arguments: [1, 2, 3, 7, 1000])
func `bytes that come a few at a time give the same lines`(step: Int) throws {
  let text = "\u{FEFF}one\r\n\n" + String(repeating: "two ", count: 300) + "\nthree"
  let lines = ByteLines(trickle(Array(text.utf8), step))
  var found: [String] = []
  while let line = try lines.next() { found.append(String(decoding: line, as: UTF8.self)) }
  #expect(
    found == ["one\r", "", String(repeating: "two ", count: 300), "three"])
  #expect(lines.number == 4)
}

@Test func `looking at the first bytes consumes none of them`() throws {
  let lines = ByteLines(trickle(Array("\u{FEFF}one\ntwo".utf8), 2))
  #expect(String(decoding: try lines.peek(5), as: UTF8.self) == "one\nt")
  #expect(String(decoding: try lines.peek(4096), as: UTF8.self) == "one\ntwo")
  #expect(try lines.next().map { String(decoding: $0, as: UTF8.self) } == "one")
  #expect(try lines.nextChunk().map { String(decoding: $0, as: UTF8.self) } == "two")
  #expect(try lines.nextChunk() == nil)
}

@Test func `a source that fails is an error at the line that was read last`() throws {
  var calls = 0
  let lines = ByteLines(
    ByteSource(name: "t") { _, buffer throws(Fault) in
      calls += 1
      guard calls == 1 else { throw Fault("cannot be read: the disk is gone") }
      buffer.copyBytes(from: Array("one\ntwo".utf8))
      return 7
    })
  #expect(try lines.next() != nil)
  #expect(message { _ = try lines.next() } == "t:1: cannot be read: the disk is gone")
}
