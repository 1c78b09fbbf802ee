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
  var left: Int { column * Self.edge * ImageTile.edge }
  var top: Int { row * Self.edge * ImageTile.edge }

  /// Whether a tile is one of its.
  package func contains(_ tile: ImageTile) -> Bool { tile.block == self }
}

extension ImagePyramid {
  /// Every tile, block by block, the picture itself first.
  package var tiles: [ImageTile] {
    var tiles: [ImageTile] = []
    for level in 0..<levels {
      let (columns, rows) = count(of: level)
      let step = PictureBlock.edge
      for top in stride(from: 0, to: rows, by: step) {
        for left in stride(from: 0, to: columns, by: step) {
          for row in top..<min(top + step, rows) {
            for column in left..<min(left + step, columns) {
              tiles.append(ImageTile(level: level, column: column, row: row))
            }
          }
        }
      }
    }
    return tiles
  }
}
