import CVips
import Foundation

/// What the header of a picture in memory says, before its pixels.
struct PictureSize {
  /// In pixels, as the file holds them, before any turn.
  var width: Int
  var height: Int

  /// EXIF's, from 1 to 8.
  var orientation: Int
  var hasAlpha: Bool

  /// What unpacking it takes, in bytes.
  var memory: Int

  /// What libvips found of EXIF and XMP: it finds them in files that exiv2 does not know.
  var exif: Data?
  var xmp: Data?

  /// Nil where libvips cannot read it.
  init?(_ bytes: Data) {
    // libvips ends the whole process over a file without a byte.
    guard PictureLibrary.isReady, !bytes.isEmpty else { return nil }
    let size = bytes.withUnsafeBytes { bytes -> PictureSize? in
      guard let image = vips_header_of_bytes(bytes.baseAddress, bytes.count) else { return nil }
      defer { vips_release(image) }
      return PictureSize(image)
    }
    guard let size else {
      vips_error_clear()
      return nil
    }
    self = size
  }

  private init(_ image: UnsafeMutablePointer<VipsImage>) {
    (width, height) = (
      Int(vips_image_get_width(image)), Int(vips_image_get_page_height(image))
    )
    orientation = Int(vips_image_get_orientation(image))
    hasAlpha = vips_image_hasalpha(image) != 0
    memory = DecodingMemory.needed(by: image)
    (exif, xmp) = (Self.block("exif-data", image), Self.block("xmp-data", image))
  }

  private static func block(_ name: String, _ image: UnsafeMutablePointer<VipsImage>) -> Data? {
    var bytes: UnsafeRawPointer?
    var count = 0
    guard vips_image_get_typeof(image, name) != 0,
      vips_image_get_blob(image, name, &bytes, &count) == 0, let bytes
    else { return nil }
    return Data(bytes: bytes, count: count)
  }
}
