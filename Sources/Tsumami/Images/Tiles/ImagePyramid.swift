import UIKit

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

/// A picture that is too large for one image, cut into tiles at several resolutions.
///
///     level 2   ┌──┐           5000 × 3000 pixels in tiles of 512: level 0 has 10 × 6 tiles, level 1
///               ├──┼──┐        has 5 × 3, level 2 has 3 × 2, level 3 has 2 × 1 and level 4 is one tile.
///     level 1   ├──┼──┼──…     The last column and row of a level are what is left.
///     level 0   ├──┼──┼──┼──…
///
/// The arithmetic alone; ``TiledImageView`` shows one.
nonisolated public struct ImagePyramid: Hashable, Sendable {
  /// Of the picture itself, in pixels.
  public let width: Int

  /// Of the picture itself, in pixels.
  public let height: Int

  /// The length of a tile's edge, in pixels; 512 by default.
  public let tileEdge: Int

  /// How many levels there are: the last one is the first that is a single tile.
  public let levels: Int

  /// By how much a tile may be drawn larger than it is: an eighth is not seen.
  static let stretch: CGFloat = 1.125

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

  /// The coarsest level that is sharp enough.
  ///
  ///     level(for: 1) = 0        a pixel of the picture is a pixel of the screen
  ///     level(for: 0.25) = 2     4 × 4 of its pixels are a pixel of the screen
  ///     level(for: 0.3) = 1      level 2 would be drawn 1.2 times as large as it is, which is seen
  ///     level(for: 0.28) = 2     1.12 times: which is not
  ///
  /// - Parameter scale: pixels of the screen for a pixel of the picture. 0 and what is no number are the last level.
  public func level(for scale: CGFloat) -> Int {
    var level = 0
    // Asked this way, NaN and 0 end at the last level as well.
    while level < levels - 1, !(scale * CGFloat(2 << level) > ImagePyramid.stretch) { level += 1 }
    return level
  }

  /// The tiles of a level that an area touches.
  ///
  /// - Parameter area: in pixels of the picture. What lies beside the picture counts as nothing.
  public func tiles(of level: Int, in area: CGRect) -> TileRange {
    guard (0..<levels).contains(level), area.width > 0, area.height > 0 else { return TileRange() }
    let step = CGFloat(tileEdge << level)
    func range(_ low: CGFloat, _ high: CGFloat, _ length: Int) -> Range<Int> {
      // Clamped before they become whole numbers: areas may be as large as one likes.
      let end = CGFloat(length)
      guard low < end, high > 0 else { return 0..<0 }
      let first = Int((max(0, low) / step).rounded(.down))
      return first..<max(first + 1, Int((min(end, high) / step).rounded(.up)))
    }
    let columns = range(area.minX, area.maxX, width)
    let rows = range(area.minY, area.maxY, height)
    if columns.isEmpty || rows.isEmpty { return TileRange() }
    return TileRange(level: level, columns: columns, rows: rows)
  }

  /// What a tile shows, in pixels of the picture. It ends where the picture ends.
  public func area(of tile: ImageTile) -> CGRect {
    let step = tileEdge << tile.level
    let (left, top) = (tile.column * step, tile.row * step)
    return CGRect(
      x: CGFloat(left), y: CGFloat(top), width: CGFloat(min(step, width - left)),
      height: CGFloat(min(step, height - top)))
  }
}

/// Tiles beside each other, of one level.
nonisolated public struct TileRange: Hashable, Sendable {
  /// That of all of them; 0 is the picture itself.
  public var level: Int
  /// Counted from the left, from 0.
  public var columns: Range<Int>
  /// Counted from the top, from 0.
  public var rows: Range<Int>

  /// None by default.
  public init(level: Int = 0, columns: Range<Int> = 0..<0, rows: Range<Int> = 0..<0) {
    self.level = level
    self.columns = columns
    self.rows = rows
  }

  /// How many tiles there are in it.
  public var count: Int {
    columns.count * rows.count
  }

  /// True for a tile of the same level that is in these columns and rows.
  public func contains(_ tile: ImageTile) -> Bool {
    tile.level == level && columns.contains(tile.column) && rows.contains(tile.row)
  }

  /// What of a tile of the same or another level lies in this range: those of its tiles that the other one touches.
  func overlap(with tile: ImageTile) -> TileRange {
    func range(_ place: Int, _ within: Range<Int>) -> Range<Int> {
      let finer = tile.level - level
      let own =
        finer >= 0 ? place << finer..<(place + 1) << finer : place >> -finer..<(place >> -finer) + 1
      return own.clamped(to: within)
    }
    return TileRange(
      level: level, columns: range(tile.column, columns), rows: range(tile.row, rows))
  }
}
