import CVips
import Foundation
import PhotoFolder

/// A smaller or converted form of a photo or video, ready to be sent: upright, and without metadata.
package struct Rendition: Sendable, Equatable {
  package var bytes: Data

  /// `image/jpeg`, or `image/webp` where one can see through it.
  package var contentType: String

  /// In pixels.
  package var width: Int
  package var height: Int

  /// How large it may be.
  package enum Size: Codable, Hashable, Sendable {
    /// The shorter edge gets this length in pixels: what fills a square cell.
    case shorterEdge(Int)
    /// The longer edge gets this length.
    case longerEdge(Int)
    /// As many pixels as there are.
    case whole
  }

  package init(bytes: Data, contentType: String, width: Int, height: Int) {
    (self.bytes, self.contentType, self.width, self.height) = (bytes, contentType, width, height)
  }

  /// Makes one of what a picture, a RAW file's preview or a video shows, upright. What is smaller keeps its
  /// size. Throws where nothing can be shown of it.
  ///
  /// Costs some ten milliseconds for a JPEG, in which the thread is busy.
  package init(
    of file: OpenFile, facts: PhotoFacts, size: Size, quality: Int = 82
  ) throws(PictureFault) {
    if let problem = facts.problem { throw PictureFault(problem) }
    let orientation = facts.family == .raw ? facts.orientation : 0
    try self.init(
      picture: Self.source(file, facts), size: size, quality: quality, orientation: orientation)
  }

  /// - Parameter orientation: EXIF's, where the picture's own does not count; 0 otherwise.
  package init(
    picture: Data, size: Size, quality: Int = 82, orientation: Int = 0
  ) throws(PictureFault) {
    if picture.isEmpty { throw .empty }
    guard let own = PictureSize(picture), own.width > 0, own.height > 0 else { throw .unreadable }
    guard own.memory <= DecodingMemory.most else {
      throw .needsTooMuchMemory(own.width, own.height)
    }
    // Where another orientation counts, libvips turns the picture only after it fits the box.
    let isTurned = orientation == 0 && own.orientation >= 5
    let (width, height) = Self.box(own, size, isTurned: isTurned)
    var made = VipsRendition()
    let failed = picture.withUnsafeBytes {
      vips_render(
        $0.baseAddress, $0.count, Int32(width), Int32(height), Int32(quality), Int32(orientation),
        &made)
    }
    guard failed == 0, let start = made.bytes else {
      vips_error_clear()
      throw .unreadable
    }
    bytes = Data(bytes: start, count: made.count)
    g_free(start)
    contentType = made.is_webp == 0 ? "image/jpeg" : "image/webp"
    (self.width, self.height) = (Int(made.width), Int(made.height))
  }

  /// A ``ThumbHash`` of a picture.
  package static func placeholder(of picture: Data) -> [UInt8]? {
    guard PictureLibrary.isReady, !picture.isEmpty else { return nil }
    var pixels = VipsRendition()
    let failed = picture.withUnsafeBytes { vips_tiny_pixels($0.baseAddress, $0.count, &pixels) }
    guard failed == 0, let start = pixels.bytes else {
      vips_error_clear()
      return nil
    }
    defer { g_free(start) }
    return ThumbHash.hash(
      pixels: Array(UnsafeRawBufferPointer(start: start, count: pixels.count)),
      width: Int(pixels.width), height: Int(pixels.height))
  }

  /// The bytes that libvips reads: the file itself, the preview in it, or a frame of it.
  static func source(
    _ file: OpenFile, _ facts: PhotoFacts
  ) throws(PictureFault) -> Data {
    let source: Data? =
      switch facts.family {
      case .image: try? FileContent.bytes(of: file)
      case .raw:
        (try? FileContent.bytes(of: file)).flatMap { Metadata.preview(in: $0, smallest: false) }
      case .video: Video.poster(of: file, duration: facts.duration ?? 0)
      }
    guard let source else { throw .unreadable }
    return source
  }

  /// The box that the picture has to fit, in pixels, after it was turned.
  private static func box(_ own: PictureSize, _ size: Size, isTurned: Bool) -> (Int, Int) {
    let (width, height) = isTurned ? (own.height, own.width) : (own.width, own.height)
    let longest = longest(hasAlpha: own.hasAlpha)
    switch size {
    case .shorterEdge(let edge):
      return width < height ? (min(edge, longest), longest) : (longest, min(edge, longest))
    case .longerEdge(let edge): return (min(edge, longest), min(edge, longest))
    case .whole: return (longest, longest)
    }
  }

  /// How long the longer edge may be, in pixels: what WebP can hold, and libjpeg.
  private static func longest(hasAlpha: Bool) -> Int { hasAlpha ? 16_383 : 65_500 }
}
