// Iterating over `utf8`, and counting it, compiles the conversion through UTF-16 that strings of Apple's Foundation need: some 8 KB of
// a page's program. Strings of a page are UTF-8 always.

extension String {
  /// Calls `body` with the bytes of the text in UTF-8, which are valid during the call.
  nonisolated package func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    #if hasFeature(Embedded)
      return utf8.withContiguousStorageIfAvailable(body)
        ?? body(UnsafeBufferPointer(start: nil, count: 0))
    #else
      var text = self
      return text.withUTF8(body)
    #endif
  }

  /// How many bytes the text has in UTF-8.
  nonisolated package var byteCount: Int {
    withBytes { $0.count }
  }

  /// Whether both have the same bytes. `==` would link the Unicode tables.
  nonisolated package func hasSameBytes(as other: String) -> Bool {
    withBytes { mine in
      other.withBytes { others in
        guard mine.count == others.count else { return false }
        for index in mine.indices where mine[index] != others[index] { return false }
        return true
      }
    }
  }
}

extension [UInt8] {
  /// Appends the bytes of a text in UTF-8.
  nonisolated package mutating func append(bytesOf text: String) {
    text.withBytes { append(contentsOf: $0) }
  }
}

extension StaticString {
  /// Whether these are the text's bytes.
  nonisolated package func isSame(as bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8CodeUnitCount == bytes.count else { return false }
    for index in bytes.indices where utf8Start[index] != bytes[index] { return false }
    return true
  }

  nonisolated package func isSame(as text: String) -> Bool {
    text.withBytes(isSame)
  }

  nonisolated package func isSame(as bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer(isSame)
  }
}
