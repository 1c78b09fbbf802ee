/// Where the arrow keys lead in a grid of columns, whose first row may be shorter.
///
/// With 3 columns and a first row of 2,
///
///     a  b
///     c  d  e        down from a is c, down from b is e: of three columns, the one that lies below the middle of b;
///     f              down from d, below which there is nothing, is f, the last one.
nonisolated struct GridWalk {
  let columns: Int
  /// How many items there are, and how many of them are in the first row.
  let count: Int
  let first: Int

  enum Direction {
    case left, right, up, down
  }

  /// The item beside another one; `nil` where the grid ends.
  func item(_ direction: Direction, of item: Int) -> Int? {
    switch direction {
    case .left: return item > 0 ? item - 1 : nil
    case .right: return item < count - 1 ? item + 1 : nil
    case .up: return above(item)
    case .down: return below(item)
    }
  }

  private func below(_ item: Int) -> Int? {
    let lastRow = count <= first ? 0 : 1 + (count - 1 - first) / columns
    let row = item < first ? 0 : 1 + (item - first) / columns
    guard row < lastRow else { return nil }
    // The column below the middle of the item.
    let next = item < first ? first + (2 * item + 1) * columns / (2 * first) : item + columns
    return min(next, count - 1)
  }

  private func above(_ item: Int) -> Int? {
    guard item >= first else { return nil }
    guard item < first + columns else { return item - columns }
    return (2 * (item - first) + 1) * first / (2 * columns)
  }
}
