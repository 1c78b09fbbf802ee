import CVips
import Foundation
import PhotoFolder

/// What a picture says of itself before its pixels: its size as it is shown, and its description.
///
/// libvips reads it: it knows every format that browsers show, and it makes the thumbnails too.
struct ImageHeader: Sendable, Equatable {
  /// In pixels, after the rotation that EXIF asks for.
  var width: Int
  var height: Int

  /// EXIF's `ImageDescription`, where a person wrote one.
  var description: String?

  /// Reads it from an open file, or answers nil where that is no picture libvips can read.
  init?(file: OpenFile) {
    // libvips ends the whole process over a file without a byte.
    guard ImageLibrary.isReady, file.size > 0 else { return nil }
    guard let image = vips_header_of_descriptor(file.descriptor) else {
      vips_error_clear()
      return nil
    }
    defer { vips_release(image) }
    width = Int(vips_image_get_width(image))
    height = Int(vips_image_get_page_height(image))
    if vips_image_get_orientation_swap(image) != 0 { swap(&width, &height) }
    description = Self.description(in: image)
  }

  private static func description(in image: UnsafeMutablePointer<VipsImage>) -> String? {
    let field = "exif-ifd0-ImageDescription"
    var text: UnsafeMutablePointer<CChar>?
    guard vips_image_get_typeof(image, field) != 0,
      vips_image_get_as_string(image, field, &text) == 0, let text
    else { return nil }
    defer { g_free(text) }
    return written(String(cString: text))
  }

  /// The description without the note that libvips appends: `A cat (A cat, ASCII, 6 components, 6 bytes)`.
  ///
  /// Cameras fill the field with shouting of their own (`OLYMPUS DIGITAL CAMERA`), so a text
  /// without one small letter, or letter of a script that has none, is not a person's.
  static func written(_ value: String) -> String? {
    let text = withoutNote(value).trimmingCharacters(in: .whitespacesAndNewlines)
    let isAPersons = text.contains { $0.isLetter && !$0.isUppercase }
    return isAPersons ? text : nil
  }

  /// The text may hold a parenthesis of its own, so what is looked for is its repetition.
  private static func withoutNote(_ value: String) -> String {
    var rest = value.startIndex..<value.endIndex
    while let note = value.range(of: " (", range: rest) {
      let text = value[..<note.lowerBound]
      if value[note.upperBound...].hasPrefix(text + ", ") { return String(text) }
      rest = note.upperBound..<value.endIndex
    }
    return value
  }
}
