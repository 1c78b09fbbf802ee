import CExif
import CVips
import Foundation

/// EXIF's `ImageDescription`, as a person wrote it.
enum ImageDescription {
  static func of(_ image: UnsafeMutablePointer<VipsImage>) -> String? {
    var (block, size) = (UnsafeRawPointer?.none, 0)
    guard vips_image_get_typeof(image, "exif-data") != 0,
      vips_image_get_blob(image, "exif-data", &block, &size) == 0, let block
    else { return nil }
    return of(UnsafeRawBufferPointer(start: block, count: size))
  }

  // JPEG's block begins with this, which libexif asks for; WebP's and PNG's do not.
  private static let header = Array("Exif\0\0".utf8)

  private static func of(_ block: UnsafeRawBufferPointer) -> String? {
    let bytes = block.starts(with: header) ? Array(block) : header + block
    guard let data = exif_data_new_from_data(bytes, UInt32(clamping: bytes.count)) else {
      return nil
    }
    defer { exif_data_unref(data) }
    var count: UInt32 = 0
    guard let bytes = exif_bytes(data, EXIF_IFD_0, EXIF_TAG_IMAGE_DESCRIPTION, &count) else {
      return nil
    }
    return written(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
  }

  /// The text of an ASCII entry: up to the first NUL, without spaces around it.
  ///
  /// EXIF allows ASCII only. What people write is UTF-8, and older programs wrote Latin-1. Cameras fill the field with shouting of
  /// their own (`OLYMPUS DIGITAL CAMERA`), so a text without one small letter, or letter of a script that has none, is
  /// not a person's.
  static func written(_ bytes: [UInt8]) -> String? {
    let text = bytes.prefix { $0 != 0 }
    let words =
      String(validating: text, as: UTF8.self) ?? String(text.map { Character(Unicode.Scalar($0)) })
    let trimmed = words.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters))
    let isAPersons = trimmed.contains { $0.isLetter && !$0.isUppercase }
    return isAPersons ? trimmed : nil
  }
}
