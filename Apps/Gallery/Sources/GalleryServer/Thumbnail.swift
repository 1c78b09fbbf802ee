import CVips
import Foundation
import PhotoFolder

/// A smaller form of a photo, ready to be sent.
struct Thumbnail: Sendable {
  var bytes: Data
  var contentType: String

  /// The lengths that the shorter edge may have, in pixels.
  ///
  /// The shorter one, because cells are square and filled. Each is twice the one before: what is
  /// drawn never has more than four times the pixels that it needs, and whatever the screens and
  /// the cells, a photo is made in five sizes at most and then kept.
  static let edges = [128, 256, 512, 1024, 2048]

  /// Makes one from an open file, in the orientation in which the photo is shown. A photo that is
  /// smaller keeps its size; of one that is very long, the longer edge is limited by ``longest(hasAlpha:)``.
  ///
  /// Throws where the file is no picture that can be read, or one that needs too much memory. Costs some ten
  /// milliseconds, in which the thread is busy.
  init(of file: OpenFile, edge: Int) throws(PictureFault) {
    var small = VipsSmallPicture()
    let failed = try PictureBytes.with(file) { source throws(PictureFault) in
      let header = try ImageHeader(of: source, count: file.size)
      guard header.memory <= DecodingMemory.most else {
        throw PictureFault(
          "\(header.width) × \(header.height) pixels of this kind need too much memory")
      }
      source.rewind()
      let isUpright = header.width < header.height
      let longest = Self.longest(hasAlpha: header.hasAlpha)
      let (width, height) = (isUpright ? edge : longest, isUpright ? longest : edge)
      return vips_small_picture(
        source, Int32(width), Int32(height), Self.quality, header.hasForeignColours ? 1 : 0, &small)
    }
    guard failed == 0, let start = small.bytes else {
      vips_error_clear()
      throw .unreadable
    }
    bytes = Data(bytes: start, count: small.count)
    contentType = small.is_webp == 0 ? "image/jpeg" : "image/webp"
    g_free(start)
  }

  /// How long the longer edge may be, in pixels: what WebP can hold, and libjpeg.
  static func longest(hasAlpha: Bool) -> Int { hasAlpha ? 16_383 : 65_500 }

  /// Of JPEG and WebP, from 1 to 100; from here on nobody sees a difference in a thumbnail.
  private static let quality: Int32 = 82
}
