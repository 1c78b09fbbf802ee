/// A square of a picture at one of the levels of an ``ImagePyramid``.
nonisolated public struct ImageTile: Hashable, Sendable {
  /// 0 is the picture itself; each level after that has half as many pixels along an edge.
  public var level: Int

  /// Counted from the left, from 0.
  public var column: Int

  /// Counted from the top, from 0.
  public var row: Int

  /// A tile by its numbers; whether a picture has it, its ``ImagePyramid`` knows.
  public init(level: Int, column: Int, row: Int) {
    self.level = level
    self.column = column
    self.row = row
  }
}

#if !hasFeature(Embedded)
  extension ImageTile: Codable {}
#endif

/// A picture that is too large for one image, cut into tiles at several resolutions.
///
///     level 2   ┌──┐           5000 × 3000 pixels in tiles of 512: level 0 has 10 × 6 tiles, level 1
///               ├──┼──┐        has 5 × 3, level 2 has 3 × 2, level 3 has 2 × 1 and level 4 is one tile.
///     level 1   ├──┼──┼──…     The last column and row of a level are what is left.
///     level 0   ├──┼──┼──┼──…
///
/// Deep Zoom and OpenSeadragon count the levels from the smallest one on; this counts from the picture itself.
///
/// The arithmetic alone; `TiledImageView` shows one.
// The gallery's server makes the tiles and compiles this file too, by a link: it imports nothing.
nonisolated public struct ImagePyramid: Hashable, Sendable {
  /// Of the picture itself, in pixels.
  public let width: Int

  /// Of the picture itself, in pixels.
  public let height: Int

  /// The length of a tile's edge, in pixels; 512 by default.
  public let tileEdge: Int

  /// How many levels there are: the last one is the first that is a single tile.
  public let levels: Int

  /// - Parameters:
  ///   - width: in pixels; less than 1 counts as 1, as with the others.
  public init(width: Int, height: Int, tileEdge: Int = 512) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.tileEdge = max(1, tileEdge)
    var levels = 1
    while (max(self.width, self.height) - 1) >> (levels - 1) >= self.tileEdge { levels += 1 }
    self.levels = levels
  }

  /// The size of a level, in pixels: rounded up, so that nothing is lost at the edges.
  ///
  ///     size(of: 2) = (1250, 750)      of 5000 × 3000 pixels
  ///     size(of: 3) = (1251, 751)      of 10,001 × 6001 pixels
  ///
  /// - Parameter level: 0 or more; beyond the last level it is halved further, down to 1.
  public func size(of level: Int) -> (width: Int, height: Int) {
    ((width - 1) >> level + 1, (height - 1) >> level + 1)
  }

  /// How many tiles a level has, from the left to the right and from the top to the bottom.
  public func count(of level: Int) -> (columns: Int, rows: Int) {
    let size = size(of: level)
    return ((size.width - 1) / tileEdge + 1, (size.height - 1) / tileEdge + 1)
  }

  /// Whether the picture has this tile.
  public func contains(_ tile: ImageTile) -> Bool {
    guard tile.level >= 0, tile.level < levels, tile.column >= 0, tile.row >= 0 else {
      return false
    }
    let count = count(of: tile.level)
    return tile.column < count.columns && tile.row < count.rows
  }
}
