import Foundation

/// The video that some phones put behind the picture, in the same file.
///
/// It is an MP4 as any other, so it is found by its form and not by the marks of each maker
/// (Google's XMP, Samsung's trailer): boxes, each of a length and four letters, from `ftyp` on, one
/// after the other, with `moov` and `mdat` among them.
package enum MotionPhoto {
  /// Where the video lies in a JPEG, in bytes; nil where there is none.
  ///
  /// - Complexity: O(bytes), and next to nothing: what is looked for is four letters.
  package static func video(in bytes: Data) -> Range<Int>? {
    var from = bytes.startIndex
    while let found = bytes.range(of: Data("ftyp".utf8), in: from..<bytes.endIndex) {
      if let video = boxes(in: bytes, from: found.lowerBound - 4) { return video }
      from = found.upperBound
    }
    return nil
  }

  private static func boxes(in bytes: Data, from start: Int) -> Range<Int>? {
    guard start > bytes.startIndex else { return nil }
    var (offset, seen) = (start, Set<String>())
    while offset + 8 <= bytes.endIndex {
      var length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let letters = bytes[offset + 4..<offset + 8]
      guard letters.allSatisfy({ (0x20...0x7e).contains($0) }) else { break }
      if length == 1 {
        guard offset + 16 <= bytes.endIndex, bytes[offset + 8] == 0 else { break }
        length = bytes[offset + 8..<offset + 16].reduce(0) { $0 << 8 | Int($1) }
      } else if length == 0 {
        length = bytes.endIndex - offset
      }
      guard length >= 8, length <= bytes.endIndex - offset else { break }
      seen.insert(String(decoding: letters, as: UTF8.self))
      offset += length
    }
    guard seen.isSuperset(of: ["ftyp", "moov", "mdat"]) else { return nil }
    return start - bytes.startIndex..<offset - bytes.startIndex
  }
}
