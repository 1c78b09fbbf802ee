import Foundation

/// What Apple's phones write into EXIF beside the standard: a table of tags behind `Apple iOS`, of
/// which one matters here.
///
///     0   "Apple iOS\0" 0x00 0x01     12 bytes
///     12  "MM"                        big-endian, as always
///     14  the number of entries, then twelve bytes for each: tag, type, count, value or offset
///
/// Offsets count from the beginning of the note. Tag 0x0011, a text, is the word that the picture
/// and the video of a Live Photo have in common.
enum AppleMakerNote {
  static func contentIdentifier(in note: Data) -> String? {
    let bytes = Array(note)
    guard bytes.starts(with: Array("Apple iOS\0".utf8)), bytes.count > 16,
      bytes[12] == 0x4d, bytes[13] == 0x4d
    else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    for entry in 0..<number(14, 2) {
      let start = 16 + entry * 12
      guard start + 12 <= bytes.count else { return nil }
      guard number(start, 2) == 0x0011, number(start + 2, 2) == 2 else { continue }
      let count = number(start + 4, 4)
      let offset = count <= 4 ? start + 8 : number(start + 8, 4)
      guard offset + count <= bytes.count else { return nil }
      let text = bytes[offset..<offset + count].prefix { $0 != 0 }
      return text.isEmpty ? nil : String(validating: text, as: UTF8.self)
    }
    return nil
  }
}
