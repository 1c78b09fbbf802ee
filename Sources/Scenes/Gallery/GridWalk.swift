import TouchKit

/// Where the arrow keys lead in a grid, whose rows may have any number of cells.
///
///     a  b
///     c  d  e        down from a is c, down from b is e: of three columns, the one that lies below the middle of b;
///     f              down from d, below which there is nothing, is f, the last one of the next row.
///
/// - Complexity: O(n), n the number of columns.
struct GridWalk {
  let count: Int
  /// Where each item is; `nil` for one that is nowhere.
  let frame: (Int) -> CGRect?

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
    guard let own = frame(item) else { return nil }
    var next = item + 1
    while next < count, isBeside(next, own) { next += 1 }
    return next < count ? nearest(to: own.midX, from: next) : nil
  }

  private func above(_ item: Int) -> Int? {
    guard let own = frame(item) else { return nil }
    var last = item - 1
    while last >= 0, isBeside(last, own) { last -= 1 }
    guard last >= 0, let row = frame(last) else { return nil }
    while last > 0, isBeside(last - 1, row) { last -= 1 }
    return nearest(to: own.midX, from: last)
  }

  private func isBeside(_ item: Int, _ other: CGRect) -> Bool {
    frame(item).map { abs($0.minY - other.minY) < 0.5 } ?? false
  }

  // Of the row that begins with an item, the first one that reaches beyond an x, or the last one.
  private func nearest(to x: CGFloat, from first: Int) -> Int? {
    guard let row = frame(first) else { return nil }
    var item = first
    while let own = frame(item), own.maxX <= x, item + 1 < count, isBeside(item + 1, row) {
      item += 1
    }
    return item
  }
}
