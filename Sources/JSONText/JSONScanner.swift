/// Walks over one JSON text, byte by byte, without building anything.
///
/// The whole of RFC 8259 is accepted: white space, escapes, exponents, nested values. Beyond it, nothing
/// is: no comments, no trailing commas, no `NaN`, no zeros in front, also in values that are skipped. What
/// fails returns nil or false and leaves ``position`` where something else was wanted, and in ``wanted``
/// what that is: each format says it in its own words.
///
/// Whether strings are UTF-8 is not looked at.
@frozen public struct JSONScanner {
  /// The bytes to read; they have to stay where they are while the scanner is in use.
  public let bytes: UnsafeBufferPointer<UInt8>

  /// How many arrays and objects may stand in each other, at most 64.
  public let deepest: Int

  /// The index of the next byte.
  public var position = 0

  /// What was wanted at ``position`` by the last call that failed.
  public var wanted = JSONWanted.value

  /// A scanner at the beginning of a text.
  ///
  /// - Parameter deepest: how many arrays and objects may stand in each other, at most 64.
  @inlinable
  public init(_ bytes: UnsafeBufferPointer<UInt8>, deepest: Int = 64) {
    self.bytes = bytes
    self.deepest = deepest
  }

  /// The next byte, or nil at the end.
  @inlinable @inline(__always)
  public var peek: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Goes on by one byte. Only after ``peek`` returned one.
  @inlinable @inline(__always)
  public mutating func skip() {
    position += 1
  }

  /// Goes on to what is no white space.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public mutating func skipWhiteSpace() {
    while let byte = peek, byte <= 0x20,
      byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    {
      position += 1
    }
  }

  /// Consumes a byte, after white space; false where another one follows, which is no failure.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inlinable @inline(__always)
  #endif
  public mutating func consume(_ byte: UInt8) -> Bool {
    skipWhiteSpace()
    guard peek == byte else { return false }
    position += 1
    return true
  }

  /// Consumes a byte, after white space; fails where another one follows.
  @inlinable @inline(__always)
  public mutating func expect(_ byte: UInt8) -> Bool {
    consume(byte) || fail(.byte(byte))
  }

  /// Fails where more than white space is left.
  public mutating func expectEnd() -> Bool {
    skipWhiteSpace()
    return peek == nil || fail(.end)
  }

  /// Consumes `true`, `false` or `null`, which has been recognized by its first byte.
  public mutating func readLiteral(_ literal: StaticString) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard position + count <= bytes.count else { return fail(.value) }
    for index in 0..<count where bytes[position + index] != literal.utf8Start[index] {
      return fail(.value)
    }
    position += count
    return true
  }

  /// Says what was wanted.
  ///
  /// - Returns: false.
  @usableFromInline @inline(never)
  mutating func fail(_ wanted: JSONWanted) -> Bool {
    self.wanted = wanted
    return false
  }
}
