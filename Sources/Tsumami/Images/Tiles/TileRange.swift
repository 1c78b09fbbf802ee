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
    func range(_ index: Int, _ within: Range<Int>) -> Range<Int> {
      let finer = tile.level - level
      let own =
        finer >= 0 ? index << finer..<(index + 1) << finer : index >> -finer..<(index >> -finer) + 1
      return own.clamped(to: within)
    }
    return TileRange(
      level: level, columns: range(tile.column, columns), rows: range(tile.row, rows))
  }
}
