/// A square of a picture that is too large to be shown as one: at level 0 it has 512 × 512 of the picture's own pixels, and at each
/// level after that as many pixels of a picture half as large.
///
///     level 2   ┌──┐           5000 × 3000 pixels: level 0 has 10 × 6 tiles, level 1 has 5 × 3,
///               ├──┼──┐        level 2 has 3 × 2 and level 3 has 2 × 1; the last column
///     level 1   ├──┼──┼──…     and the last row of a level are what is left.
///     level 0   ├──┼──┼──┼──…
///
/// Deep Zoom and OpenSeadragon count the levels from the smallest one on; this counts from the picture itself.
package struct PictureTile: Codable, Hashable, Sendable {
  package var level: Int
  package var column: Int
  package var row: Int

  /// The length of an edge, in pixels.
  package static let edge = 512

  /// A picture has no more levels than this: 2²⁰ · 512 pixels are more than any format allows.
  package static let mostLevels = 20

  package init(level: Int, column: Int, row: Int) {
    (self.level, self.column, self.row) = (level, column, row)
  }

  /// `LEVEL-COLUMN_ROW`, as in addresses: `0-3_7`. Nil for everything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let place = parts.last?.split(separator: "_", omittingEmptySubsequences: false) ?? []
    guard parts.count == 2, place.count == 2 else { return nil }
    let numbers = [parts[0], place[0], place[1]].map { Int($0) }
    guard let level = numbers[0], let column = numbers[1], let row = numbers[2] else { return nil }
    self.init(level: level, column: column, row: row)
    // One address for each tile: neither +1 nor 01.
    guard level <= Self.mostLevels, column < 1 << 24, row < 1 << 24, name == text else {
      return nil
    }
  }

  package var name: String { "\(level)-\(column)_\(row)" }

  /// The size of a level, in pixels: rounded up, so that nothing is lost at the edges.
  package static func size(of level: Int, width: Int, height: Int) -> (width: Int, height: Int) {
    let step = (1 << level) - 1
    return ((width + step) >> level, (height + step) >> level)
  }

  /// Whether a picture has this tile. The last level is the first that is a single tile.
  package func isPart(ofWidth width: Int, height: Int) -> Bool {
    guard level >= 0, column >= 0, row >= 0, width > 0, height > 0 else { return false }
    let own = Self.size(of: level, width: width, height: height)
    let isBelowTheTop = level == 0 || (max(width, height) - 1) >> (level - 1) >= Self.edge
    return isBelowTheTop && column * Self.edge < own.width && row * Self.edge < own.height
  }

  /// Every tile of a picture, block by block, the picture itself first.
  package static func all(ofWidth width: Int, height: Int) -> [PictureTile] {
    var tiles: [PictureTile] = []
    for level in 0...mostLevels {
      guard PictureTile(level: level, column: 0, row: 0).isPart(ofWidth: width, height: height)
      else { break }
      let own = size(of: level, width: width, height: height)
      let (columns, rows) = ((own.width + edge - 1) / edge, (own.height + edge - 1) / edge)
      let step = PictureBlock.edge
      for top in stride(from: 0, to: rows, by: step) {
        for left in stride(from: 0, to: columns, by: step) {
          for row in top..<min(top + step, rows) {
            for column in left..<min(left + step, columns) {
              tiles.append(PictureTile(level: level, column: column, row: row))
            }
          }
        }
      }
    }
    return tiles
  }

  /// The tiles that are made together with it.
  package var block: PictureBlock {
    PictureBlock(
      level: level, column: column / PictureBlock.edge, row: row / PictureBlock.edge)
  }
}

/// 8 × 8 tiles, made at one time.
///
/// A JPEG has to be unpacked from its first row to the tile, whatever is wanted of it: 64 tiles take hardly longer than one, and
/// whoever sees one of them soon wants those around it. Their pixels take 64 MB.
package struct PictureBlock: Codable, Hashable, Sendable {
  package var level: Int
  package var column: Int
  package var row: Int

  /// In tiles.
  package static let edge = 8

  package var name: String { "\(level)-\(column)_\(row).block" }

  /// Where it lies in its level, in pixels.
  var left: Int { column * Self.edge * PictureTile.edge }
  var top: Int { row * Self.edge * PictureTile.edge }

  /// Whether a tile is one of its.
  package func contains(_ tile: PictureTile) -> Bool { tile.block == self }
}
