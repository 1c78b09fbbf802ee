import Foundation

/// Whether a JPEG is whole. Its decoders show what there is, and grey for the rest, without a word.
///
/// A JPEG is a row of segments, each behind a marker of two bytes; behind a start of scan lie compressed
/// pixels, in which `FF` is followed by `00` or by the number of a restart. The last marker is that of the end
/// (ITU-T T.81, annex B).
package enum JPEGEnd {
  private static let end: UInt8 = 0xd9
  private static let startOfScan: UInt8 = 0xda

  /// Whether the file ends before its picture does. True, too, where all of the picture is there and nothing but the marker of the end is not, as a few
  /// old cameras wrote them: that would take decoding it. What lies behind the end, such as a second picture, is not looked at. False for what is no JPEG, and where a marker is not where it has
  /// to be: there is no telling then.
  ///
  /// - Complexity: O(bytes), at the speed of memory: compressed pixels have few `FF`.
  package static func isMissing(in bytes: Data) -> Bool {
    bytes.withUnsafeBytes { isMissing(in: $0) }
  }

  private static func isMissing(in bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 2, bytes[0] == 0xff, bytes[1] == 0xd8 else { return false }
    var (offset, hasScan) = (2, false)
    while let marker = marker(in: bytes, at: &offset) {
      // In damaged pixels anything may look like a marker.
      if hasScan && !isBetweenScans(marker) { return false }
      if marker == end || marker == 0 { return false }
      // These have no length: a beginning, the number of a restart, and one that means nothing.
      if marker == 1 || (0xd0...0xd8).contains(marker) { continue }
      guard offset + 2 <= bytes.count else { return true }
      offset += Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
      if marker == startOfScan {
        hasScan = true
        skipPixels(in: bytes, from: &offset)
      }
    }
    // The length of a segment behind pixels may be damaged, and lead beyond an end that is there. (Before them it may be that of a small picture in EXIF.)
    return !(hasScan && bytes.suffix(2).elementsEqual([0xff, end]))
  }

  /// Tables, further scans, the number of lines, notes, and the end.
  private static func isBetweenScans(_ marker: UInt8) -> Bool {
    switch marker {
    case 0xc4, 0xcc, 0xda...0xdd, 0xe0...0xef, 0xfe, end: true
    default: false
    }
  }

  /// The marker's second byte; 0 where there is another byte than that of a marker, and nil at the end of the file.
  private static func marker(in bytes: UnsafeRawBufferPointer, at offset: inout Int) -> UInt8? {
    guard offset < bytes.count else { return nil }
    guard bytes[offset] == 0xff else { return 0 }
    // Before a marker there may be any number of FF.
    while offset < bytes.count, bytes[offset] == 0xff { offset += 1 }
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Goes to the next marker that is neither a byte of the pixels nor the number of a restart.
  private static func skipPixels(in bytes: UnsafeRawBufferPointer, from offset: inout Int) {
    while offset < bytes.count {
      guard
        let found = memchr(bytes.baseAddress! + offset, 0xff, bytes.count - offset)
      else { break }
      offset = UnsafeRawPointer(found) - bytes.baseAddress!
      guard offset + 1 < bytes.count else { break }
      let next = bytes[offset + 1]
      if next == 0xff {
        offset += 1
      } else if next == 0 || (0xd0...0xd7).contains(next) {
        offset += 2
      } else {
        return
      }
    }
    offset = bytes.count
  }
}
