/// Writes text into memory that has room for it, without looking at each byte whether it has.
///
/// A transcript has a line for each event and more: what a byte costs is what a replay costs.
nonisolated package struct TextCursor {
  private var address: UnsafeMutableRawPointer

  fileprivate init(_ address: UnsafeMutableRawPointer) {
    self.address = address
  }

  @inline(__always)
  package mutating func append(_ byte: UInt8) {
    address.storeBytes(of: byte, as: UInt8.self)
    address += 1
  }

  /// Appends text that is known when the program is written.
  package mutating func append(_ text: StaticString) {
    address.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    address += text.utf8CodeUnitCount
  }

  /// Appends the first bytes of a word, the lowest byte first.
  @inline(__always)
  package mutating func append(_ word: UInt64, count: Int) {
    address.storeBytes(of: word.littleEndian, as: UInt64.self)
    address += count
  }

  fileprivate static func written(_ start: UnsafeMutableRawPointer, _ cursor: TextCursor) -> Int {
    cursor.address - start
  }
}

extension [UInt8] {
  /// Appends text of a length that is known to have a limit.
  ///
  /// - Parameter room: in bytes. More must not be written, and is a programming error.
  @inline(__always)
  nonisolated package mutating func append(
    atMost room: Int, _ write: (inout TextCursor) -> Void
  ) {
    // A word is written whole, and less of it may count.
    append(addingCapacity: room + 8) { span in
      span.withUnsafeMutableBufferPointer { buffer, count in
        guard let base = buffer.baseAddress else { return }
        let start = UnsafeMutableRawPointer(base + count)
        var cursor = TextCursor(start)
        write(&cursor)
        let written = TextCursor.written(start, cursor)
        precondition(written <= room, "The text is longer than there was said to be room for.")
        count += written
      }
    }
  }
}
