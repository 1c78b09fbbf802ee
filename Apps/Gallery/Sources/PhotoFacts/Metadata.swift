import CMetadata
import Foundation

/// EXIF, IPTC and XMP of a file by exiv2's keys, as it found them.
struct Metadata: Sendable {
  private(set) var values: [String: [Data]] = [:]

  /// Reads those of a picture; nothing where exiv2 cannot read it.
  init(picture bytes: Data) {
    self = Self.collected { visit, context in
      bytes.withUnsafeBytes {
        metadata_read($0.bindMemory(to: UInt8.self).baseAddress, $0.count, visit, context)
      }
    }
  }

  /// Reads those of an XMP packet, as sidecar files hold it.
  init(xmp packet: Data) {
    self = Self.collected { visit, context in
      packet.withUnsafeBytes {
        metadata_read_xmp($0.bindMemory(to: UInt8.self).baseAddress, $0.count, visit, context)
      }
    }
  }

  /// Reads those of a block of EXIF.
  init(exif block: Data) {
    self = Self.collected { visit, context in
      block.withUnsafeBytes {
        metadata_read_exif($0.bindMemory(to: UInt8.self).baseAddress, $0.count, visit, context)
      }
    }
  }

  private init() {}

  /// Runs a function of exiv2's and collects what it hands over; what came before a failure counts.
  private static func collected(
    _ read: (MetadataVisitor, UnsafeMutableRawPointer) -> Int32
  ) -> Metadata {
    var found = Metadata()
    withUnsafeMutablePointer(to: &found) { found in
      _ = read(
        { context, key, value, count in
          guard let context, let key, let value else { return }
          context.assumingMemoryBound(to: Metadata.self)
            .pointee.values[String(cString: key), default: []].append(
              Data(bytes: value, count: count))
        }, found)
    }
    return found
  }

  /// A JPEG that the file holds beside its picture: the largest preview, or the small one of EXIF.
  static func preview(in bytes: Data, smallest: Bool) -> Data? {
    collected { visit, context in
      bytes.withUnsafeBytes {
        metadata_preview(
          $0.bindMemory(to: UInt8.self).baseAddress, $0.count, smallest ? 1 : 0, visit, context)
      }
    }.values["preview"]?.first
  }

  /// The file without coordinates, serial numbers and owners' names; nil for kinds that cannot be written.
  static func withoutPrivate(_ bytes: Data) -> Data? {
    collected { visit, context in
      bytes.withUnsafeBytes {
        metadata_without_private(
          $0.bindMemory(to: UInt8.self).baseAddress, $0.count, visit, context)
      }
    }.values["file"]?.first
  }

  /// The first text among the keys that says something. Bytes that are no UTF-8 are read as
  /// Latin-1, which old cameras and editors write.
  func text(_ keys: String...) -> String? {
    for key in keys {
      for value in values[key] ?? [] {
        let bytes = value.prefix { $0 != 0 }
        let text =
          String(validating: bytes, as: UTF8.self)
          ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if !trimmed.isEmpty { return trimmed }
      }
    }
    return nil
  }

  func texts(_ key: String) -> [String] {
    (values[key] ?? []).map { String(decoding: $0, as: UTF8.self) }.filter { !$0.isEmpty }
  }

  /// The first number among the keys: `28/10`, `2.8` or `400`. Nil where it is not finite.
  func number(_ keys: String...) -> Double? {
    for key in keys {
      guard let text = text(key), let first = text.split(separator: " ").first else { continue }
      if let value = Self.number(first) { return value }
    }
    return nil
  }

  static func number(_ text: some StringProtocol) -> Double? {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    guard let first = parts.first else { return nil }
    let value = parts.count > 1 ? first / parts[1] : first
    return value.isFinite ? value : nil
  }

  /// The bytes of a value.
  func bytes(_ key: String) -> Data? { values[key]?.first }
}
