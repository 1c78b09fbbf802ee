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
  /// smaller keeps its size.
  ///
  /// Nil where the file is no picture that can be read, or one of more than ``mostPixels``. Costs some ten
  /// milliseconds, in which the thread is busy.
  init?(of file: OpenFile, edge: Int) {
    guard let header = ImageHeader(file: file), header.width > 0, header.height > 0,
      header.width.multipliedReportingOverflow(by: header.height).partialValue <= Self.mostPixels
    else { return nil }
    let isUpright = header.width < header.height
    // The header was read through the same descriptor.
    lseek(file.descriptor, 0, SEEK_SET)
    var small = VipsSmallPicture()
    guard
      vips_small_picture(
        file.descriptor, Int32(isUpright ? edge : Self.anyLength),
        Int32(isUpright ? Self.anyLength : edge), Self.quality, &small) == 0,
      let start = small.bytes
    else {
      vips_error_clear()
      return nil
    }
    bytes = Data(bytes: start, count: small.count)
    contentType = small.is_webp == 0 ? "image/jpeg" : "image/webp"
    g_free(start)
  }

  /// What a stranger's file may make the server hold in memory: three times the largest cameras' photos.
  static let mostPixels = 500_000_000

  /// Of JPEG and WebP, from 1 to 100; from here on nobody sees a difference in a thumbnail.
  private static let quality: Int32 = 82

  /// The longer edge may be as long as it comes: libvips' own limit.
  private static let anyLength = 10_000_000
}
