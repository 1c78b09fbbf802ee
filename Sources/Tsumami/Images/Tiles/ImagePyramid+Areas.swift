import UIKit

/// Which tiles are needed for a scale and an area.
extension ImagePyramid {
  /// By how much a tile may be drawn larger than it is: an eighth is not seen.
  nonisolated static let stretch: CGFloat = 1.125

  /// The coarsest level that is sharp enough.
  ///
  ///     level(for: 1) = 0        a pixel of the picture is a pixel of the screen
  ///     level(for: 0.25) = 2     4 × 4 of its pixels are a pixel of the screen
  ///     level(for: 0.3) = 1      level 2 would be drawn 1.2 times as large as it is, which is seen
  ///     level(for: 0.28) = 2     1.12 times: which is not
  ///
  /// - Parameter scale: pixels of the screen for a pixel of the picture. 0 and what is no number are the last level.
  nonisolated public func level(for scale: CGFloat) -> Int {
    var level = 0
    // Asked this way, NaN and 0 end at the last level as well.
    while level < levels - 1, !(scale * CGFloat(2 << level) > ImagePyramid.stretch) { level += 1 }
    return level
  }

  /// The tiles of a level that an area touches.
  ///
  /// - Parameter area: in pixels of the picture. What lies beside the picture counts as nothing.
  nonisolated public func tiles(of level: Int, in area: CGRect) -> TileRange {
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
  nonisolated public func area(of tile: ImageTile) -> CGRect {
    let step = tileEdge << tile.level
    let (left, top) = (tile.column * step, tile.row * step)
    return CGRect(
      x: CGFloat(left), y: CGFloat(top), width: CGFloat(min(step, width - left)),
      height: CGFloat(min(step, height - top)))
  }
}
