/// How the server and an export name tiles, and how they make them: in squares of 512 pixels.
extension ImageTile {
  /// The length of an edge, in pixels.
  package static let edge = 512

  /// A picture has no more levels than this: 2²⁰ · 512 pixels are more than any format allows.
  package static let mostLevels = 20

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

  /// The tiles that are made together with it.
  package var block: PictureBlock {
    PictureBlock(
      level: level, column: column / PictureBlock.edge, row: row / PictureBlock.edge)
  }
}
