import Foundation
import JSONText

/// The bytes of a line, or of a part of it.
typealias LineBytes = UnsafeBufferPointer<UInt8>

/// Splits a line at spaces, tabs and carriage returns.
struct Words: IteratorProtocol {
  private var rest: LineBytes

  init(_ line: LineBytes) {
    rest = line
  }

  mutating func next() -> LineBytes? {
    guard let start = rest.firstIndex(where: { !isBlank($0) }) else { return nil }
    let end = rest[start...].firstIndex(where: isBlank) ?? rest.endIndex
    let word = LineBytes(rebasing: rest[start..<end])
    rest = LineBytes(rebasing: rest[end...])
    return word
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0D
}

extension UnsafeBufferPointer<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Without spaces, tabs and carriage returns at both ends.
  var trimmed: LineBytes {
    guard let start = firstIndex(where: { !isBlank($0) }),
      let last = lastIndex(where: { !isBlank($0) })
    else { return LineBytes(rebasing: self[0..<0]) }
    return LineBytes(rebasing: self[start...last])
  }

  /// True where the bytes are those of `other`; `elementsEqual` costs a tenth of reading a trace.
  @inline(__always)
  func equals(_ other: StaticString) -> Bool {
    guard count == other.utf8CodeUnitCount, let bytes = baseAddress else {
      return count == other.utf8CodeUnitCount
    }
    return memcmp(bytes, other.utf8Start, count) == 0
  }

  func hasPrefix(_ other: StaticString) -> Bool {
    other.withUTF8Buffer { starts(with: $0) }
  }

  /// The bytes from an index on.
  func from(_ index: Int) -> LineBytes {
    LineBytes(rebasing: self[Swift.min(index, count)...])
  }

  /// A decimal integer with an optional sign; nil for anything else, or beyond 64 bits.
  var decimal: Int64? {
    var bytes = self[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    guard !bytes.isEmpty else { return nil }
    var value: Int64 = 0
    for byte in bytes {
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int64(digit))
      guard !overflow, !carry else { return nil }
      value = sum
    }
    return isNegative ? -value : value
  }

  /// A hexadecimal number of at most 8 digits without prefix.
  var hexadecimal: UInt32? {
    guard !isEmpty, count <= 8 else { return nil }
    var value: UInt32 = 0
    for byte in self {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// Seconds with a fraction, `1352020794.138597`, as microseconds; further digits are cut off. At most
  /// about 290,000 years, so that sums and differences stay inside 64 bits.
  var microseconds: Int64? {
    let point = firstIndex(of: UInt8(ascii: ".")) ?? count
    guard let seconds = LineBytes(rebasing: self[..<point]).decimal, seconds >= 0,
      seconds < 1 << 42
    else { return nil }
    var fraction: Int64 = 0
    var digits = 0
    for byte in self[Swift.min(point + 1, count)...] {
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      if digits < 6 { fraction = fraction * 10 + Int64(digit) }
      digits += 1
    }
    guard point == count || digits > 0 else { return nil }
    while digits < 6 {
      fraction *= 10
      digits += 1
    }
    return seconds * 1_000_000 + fraction
  }
}
