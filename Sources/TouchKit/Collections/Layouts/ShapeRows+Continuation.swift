/// Rows that go on beyond the sides of the content, for a grid that is shown smaller or further aside than it rests: at the right with the
/// pictures of the row below, at the left with those of the row above, as lines of a text would if the page were wider.
///
///     ┌ ─ ─ ┬─────────┬─────┬ ─ ┐      the content has the columns in the middle; a b c and d e are its rows, and each goes on with
///        …  │    a    │ b c │ d        what is nearest to it in the order of the pictures.
///     ├ ─ ─ ┼──────┬──┴─────┼ ─ ┤
///       b c │  d   │   e    │ …
///     └ ─ ─ ┴──────┴────────┴ ─ ┘
///
/// The first row goes on at the left with its own pictures, and the last one so at the right, as nothing else is there.
extension ShapeRows {
  /// A picture that continues a row: its group, its number in that, and its frame in the group of the row.
  struct Continued {
    let group: Int
    let item: Int
    /// 1 or more; another one for each row that the same picture continues.
    let copy: Int32
    let frame: CGRect
  }

  // How many rows above and below continue one at most.
  private static let reach = 3

  /// The rows of a group that have a part between two heights, counted in all groups.
  func rowNumbers(from top: CGFloat, to bottom: CGFloat, in group: Int) -> Range<Int> {
    let all = groups[group].row..<groups[group + 1].row
    let items = items(from: top, to: bottom, in: group)
    guard let first = items.first, let last = items.last else { return 0..<0 }
    return all.halved { rows[$0].first <= first }..<all.halved { rows[$0].first <= last } + 1
  }

  /// Appends what continues a row.
  ///
  /// - Parameters:
  ///   - row: counted in all groups.
  ///   - left: how far to the left it is looked at; 0 or more is within the content, where nothing is continued.
  ///   - right: how far to the right.
  /// - Complexity: O(n), n the number of pictures that continue it, and O(log g), g the number of groups.
  func continueRow(
    _ row: Int, from left: CGFloat, to right: CGFloat, into found: inout [Continued]
  ) {
    if right > width { goOn(row, toward: 1, to: right, into: &found) }
    if left < 0 { goOn(row, toward: -1, to: left, into: &found) }
  }

  private func goOn(
    _ row: Int, toward direction: Int, to end: CGFloat, into found: inout [Continued]
  ) {
    let isAtRight = direction > 0
    var x = isAtRight ? width + spacing : -spacing
    for step in 1...ShapeRows.reach where isAtRight ? x < end : x > end {
      let isThere = rows.indices.contains(row + direction * step)
      let number = isThere ? step : ShapeRows.reach + 1
      add(
        isThere ? row + direction * step : row, to: row,
        copy: Int32(isAtRight ? 2 * number : 2 * number - 1), isAtRight, until: end, &x, &found)
      if !isThere { return }
    }
  }

  // Appends the pictures of another row, as high as the row that they continue.
  private func add(
    _ other: Int, to row: Int, copy: Int32, _ isAtRight: Bool, until end: CGFloat,
    _ x: inout CGFloat, _ found: inout [Continued]
  ) {
    let (own, next) = (rows[row], rows[other])
    let group = groups.indices.dropLast().halved { groups[$0].row <= other }
    let start = groups[group].ratio + next.first
    for index in 0..<next.count where isAtRight ? x < end : x > end {
      let item = isAtRight ? index : next.count - 1 - index
      let length = CGFloat(ratios[start + item]) * own.height
      found.append(
        Continued(
          group: group, item: next.first + item, copy: copy,
          frame: CGRect(
            x: isAtRight ? x : x - length, y: own.top, width: length, height: own.height)))
      x += (isAtRight ? 1 : -1) * (length + spacing)
    }
  }
}
