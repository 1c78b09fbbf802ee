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

  /// What unpacking the picture takes at most, in bytes.
  var memory: Int

  var hasAlpha: Bool

  /// Whether a colour profile has to be applied, so that the colours are sRGB's.
  var hasForeignColours: Bool

  /// Reads it from an open file. Throws where that is no picture libvips can read.
  init(file: OpenFile) throws(PictureFault) {
    let source = VipsPictureBytes(bytes: nil, count: 0, descriptor: file.descriptor)
    source.rewind()
    try self.init(of: source, count: file.size)
  }

  init(of bytes: VipsPictureBytes, count: Int) throws(PictureFault) {
    // libvips ends the whole process over a file without a byte.
    guard count > 0 else { throw .empty }
    guard ImageLibrary.isReady, let image = vips_header(bytes) else {
      vips_error_clear()
      throw .unreadable
    }
    defer { vips_release(image) }
    width = Int(vips_image_get_width(image))
    height = Int(vips_image_get_page_height(image))
    if vips_image_get_orientation_swap(image) != 0 { swap(&width, &height) }
    guard width > 0, height > 0 else { throw .unreadable }
    memory = DecodingMemory.needed(by: image)
    hasAlpha = vips_image_hasalpha(image) != 0
    hasForeignColours = vips_has_foreign_colours(image) != 0
    description = ImageDescription.of(image)
  }
}
