import CVips
import Foundation
import PhotoFolder

extension Rendition {
  /// Makes the tiles of a block of what a picture or a RAW file's preview shows, upright, in the colours of ``init(of:facts:size:quality:)``.
  ///
  /// Costs what unpacking the picture down to the block costs: some seconds for the last rows of 400 megapixels.
  ///
  /// - Returns: those that the picture has; none for a block beside it.
  package static func tiles(
    of file: OpenFile, facts: PhotoFacts, block: PictureBlock, quality: Int = 82
  ) throws(PictureFault) -> [ImageTile: Rendition] {
    if let problem = facts.problem { throw PictureFault(problem) }
    // A poster is no larger than a screen.
    guard facts.family != .video else { throw .unreadable }
    let picture = try source(file, facts)
    let orientation = facts.family == .raw ? facts.orientation : 0
    return try tiles(picture: picture, block: block, quality: quality, orientation: orientation)
  }

  /// - Parameter orientation: EXIF's, where the picture's own does not count; 0 otherwise.
  package static func tiles(
    picture: Data, block: PictureBlock, quality: Int = 82, orientation: Int = 0
  ) throws(PictureFault) -> [ImageTile: Rendition] {
    if picture.isEmpty { throw .empty }
    guard let own = PictureSize(picture), own.width > 0, own.height > 0 else { throw .unreadable }
    guard own.memory <= DecodingMemory.most else {
      throw .needsTooMuchMemory(own.width, own.height)
    }
    guard (0...ImageTile.mostLevels).contains(block.level) else { return [:] }
    let turn = orientation > 0 ? orientation : own.orientation
    let level = ImagePyramid(width: own.width, height: own.height).size(of: block.level)
    let upright = turn >= 5 ? (width: level.height, height: level.width) : level
    let edge = PictureBlock.edge * ImageTile.edge
    let area = PixelArea(
      x: block.left, y: block.top, width: min(edge, upright.width - block.left),
      height: min(edge, upright.height - block.top))
    guard area.width > 0, area.height > 0 else { return [:] }
    let stored = area.stored(orientation: turn, width: level.width, height: level.height)
    var isWide: Int32 = 0
    let image = picture.withUnsafeBytes {
      vips_part(
        $0.baseAddress, $0.count, Int32(block.level), Int32(stored.x), Int32(stored.y),
        Int32(stored.width), Int32(stored.height), Int32(turn), &isWide)
    }
    guard let image else {
      vips_error_clear()
      throw .unreadable
    }
    defer { vips_release(image) }
    return try cut(image, block, isWide: isWide, quality: quality)
  }

  private static func cut(
    _ image: UnsafeMutablePointer<VipsImage>, _ block: PictureBlock, isWide: Int32, quality: Int
  ) throws(PictureFault) -> [ImageTile: Rendition] {
    let (width, height) = (Int(vips_image_get_width(image)), Int(vips_image_get_height(image)))
    var tiles: [ImageTile: Rendition] = [:]
    for top in stride(from: 0, to: height, by: ImageTile.edge) {
      for left in stride(from: 0, to: width, by: ImageTile.edge) {
        var made = VipsRendition()
        let failed = vips_cut(
          image, Int32(left), Int32(top), Int32(min(ImageTile.edge, width - left)),
          Int32(min(ImageTile.edge, height - top)), isWide, Int32(quality), &made)
        guard failed == 0, let start = made.bytes else {
          vips_error_clear()
          throw .unreadable
        }
        let tile = ImageTile(
          level: block.level, column: (block.left + left) / ImageTile.edge,
          row: (block.top + top) / ImageTile.edge)
        tiles[tile] = Rendition(
          bytes: Data(bytes: start, count: made.count),
          contentType: made.is_webp == 0 ? "image/jpeg" : "image/webp", width: Int(made.width),
          height: Int(made.height))
        g_free(start)
      }
    }
    return tiles
  }
}

/// A part of a picture, in pixels.
struct PixelArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Where this part of the upright picture lies in the picture as it is stored.
  ///
  ///     orientation 6: stored rows are columns from right to left
  ///
  ///     stored 4 × 3      upright 3 × 4
  ///     a b c d           i e a
  ///     e f g h           j f b        the 1 × 2 at (2, 1) of the upright one, b and c,
  ///     i j k l           k g c        is the 2 × 1 at (1, 0) of the stored one
  ///                       l h d
  ///
  /// - Parameters:
  ///   - orientation: EXIF's, from 1 to 8.
  ///   - storedWidth: of the picture as it is stored.
  func stored(orientation: Int, width storedWidth: Int, height storedHeight: Int) -> PixelArea {
    let isTransposed = orientation >= 5
    let isFromRight = [2, 3, 7, 8].contains(orientation)
    let isFromBottom = [3, 4, 6, 7].contains(orientation)
    var area =
      isTransposed ? PixelArea(x: y, y: x, width: height, height: width) : self
    if isFromRight { area.x = storedWidth - area.x - area.width }
    if isFromBottom { area.y = storedHeight - area.y - area.height }
    return area
  }
}
