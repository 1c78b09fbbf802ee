/// Reads numbers and texts out of bytes.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many bytes have not been read.
  var rest: Int { bytes.count - position }

  mutating func number() -> Int32? {
    word(4).map { Int32(truncatingIfNeeded: $0) }
  }

  mutating func double() -> Double? {
    word(8).map { Double(bitPattern: $0) }
  }

  mutating func text() -> ArraySlice<UInt8>? {
    guard let length = number(), length >= 0, position + Int(length) <= bytes.count else {
      return nil
    }
    defer { position += Int(length) }
    return bytes[position..<position + Int(length)]
  }

  private mutating func word(_ size: Int) -> UInt64? {
    guard position + size <= bytes.count else { return nil }
    var word: UInt64 = 0
    for index in (0..<size).reversed() { word = word << 8 | UInt64(bytes[position + index]) }
    position += size
    return word
  }
}
