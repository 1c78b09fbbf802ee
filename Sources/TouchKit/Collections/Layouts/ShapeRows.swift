/// Pictures of their own shapes in rows that fill the width, for the groups of a grid.
///
/// A row of pictures with the aspect ratios (width / height) rᵢ and the spacing s fills the width w if its height is
///
///     h = (w − (n − 1)·s) / Σ rᵢ
///
/// The rows of a group are as many as bring h nearest to the wished height H, and pictures are dealt out to them by where the
/// middle of each falls on the line of all their ratios, so that the last row is as full as the others:
///
///     k = max(1, round(Σ r · H / w))       row of picture i = the one in which  Σ r before i + rᵢ / 2  lies, each Σ r / k long
///
///     ┌─────────┬─────────┬─────┐      w = 400, s = 0, H = 100, ratios 1.5, 1.5, 1, 0.5, 2, 1.5: together 8, so k = 2 rows of 4.
///     │   1.5   │   1.5   │  1  │      The middles are at 0.75, 2.25, 3.5, 4.25, 5.5 and 7.25, so three are in each row, and both
///     ├───┬─────┴───┬─────┴─────┤      are 100 high.
///     │0.5│    2    │    1.5    │
///     └───┴─────────┴───────────┘
///
/// A row that would be more than 2.3 times as high as wished, as those of a single portrait are, or higher than 480 points though less is wished, as
/// those of a single photo on a desktop, is as high as wished and does not fill the width: it is a short line below others. What is kept is a row for some pictures each, and four bytes a picture.
nonisolated struct ShapeRows {
  struct Row {
    /// Its first picture, counted in the group.
    let first: Int
    let count: Int
    /// In the group, in points.
    let top: CGFloat
    let height: CGFloat
  }

  let width: CGFloat
  let spacing: CGFloat
  /// The height that rows have about.
  let height: CGFloat
  // Of all groups, one after the other.
  private(set) var rows: [Row] = []
  private(set) var ratios: [Float] = []
  // Of each group: its first row and its first ratio; and where those after the last one would be.
  private(set) var groups: [(row: Int, ratio: Int)] = [(0, 0)]

  /// How much higher than wished a row may be to fill the width; ours. A single photo of 4:3 does so among three columns, and what does not
  /// fill it is no larger than its neighbours, and so is seen to be short.
  static let stretch: CGFloat = 2.3
  /// How high a row may be by that, in points, unless it is wished to be higher; ours. Half of a laptop's window.
  static let tallest: CGFloat = 480
  /// Shapes are clamped to this and one divided by it.
  static let narrowest: CGFloat = 0.25

  init(width: CGFloat, spacing: CGFloat, height: CGFloat) {
    self.width = max(1, width)
    self.spacing = spacing
    self.height = max(1, height)
  }

  /// Adds a group.
  ///
  /// - Parameter ratio: the width of each picture divided by its height, asked for once. What is not a number counts as 1.
  /// - Returns: how high the group is.
  /// - Complexity: O(n), n the number of its pictures.
  mutating func append(count: Int, ratio: (Int) -> CGFloat) -> CGFloat {
    var sum: CGFloat = 0
    for index in 0..<count {
      let own = ShapeRows.limited(ratio(index))
      ratios.append(Float(own))
      sum += CGFloat(Float(own))
    }
    let start = ratios.count - count
    let wished = min(max(1, (sum * height / width).rounded()), CGFloat(max(1, count)))
    let share = sum / wished
    var (first, top, passed, end) = (0, CGFloat(0), CGFloat(0), share)
    while first < count {
      var next = first
      var own: CGFloat = 0
      // The row in which the middle of its first picture lies: a wide one may reach over a row that then has none.
      while end - 1e-6 <= passed + CGFloat(ratios[start + first]) / 2 { end += share }
      while next < count, next == first || passed + CGFloat(ratios[start + next]) / 2 < end - 1e-6 {
        own += CGFloat(ratios[start + next])
        passed += CGFloat(ratios[start + next])
        next += 1
      }
      let full = max(1, width - CGFloat(next - first - 1) * spacing) / own
      let most = min(height * ShapeRows.stretch, max(height, ShapeRows.tallest))
      let row = Row(
        first: first, count: next - first, top: top, height: full > most ? height : full)
      rows.append(row)
      top += row.height + spacing
      first = next
    }
    groups.append((rows.count, ratios.count))
    return max(0, top - spacing)
  }

  /// Where a picture is in its group.
  ///
  /// - Complexity: O(log r), r the number of the group's rows, and the number of pictures in the row.
  func frame(of item: Int, in group: Int) -> CGRect {
    let all = groups[group].row..<groups[group + 1].row
    let row = rows[all.halved { rows[$0].first <= item }]
    let start = groups[group].ratio
    var x: CGFloat = 0
    for index in row.first..<item {
      x += CGFloat(ratios[start + index]) * row.height + spacing
    }
    return CGRect(
      x: x, y: row.top, width: CGFloat(ratios[start + item]) * row.height, height: row.height)
  }

  /// The pictures of a group that have a part between two heights.
  func items(from top: CGFloat, to bottom: CGFloat, in group: Int) -> Range<Int> {
    let all = groups[group].row..<groups[group + 1].row
    guard let first = all.first, bottom > 0, bottom > top else { return 0..<0 }
    var row = all.halved { rows[$0].top <= top }
    if rows[row].top + rows[row].height <= top { row += 1 }
    guard row < all.upperBound, rows[row].top < bottom else { return 0..<0 }
    let last = all.halved { rows[$0].top < bottom }
    return rows[max(first, row)].first..<rows[last].first + rows[last].count
  }

  private static func limited(_ ratio: CGFloat) -> CGFloat {
    ratio.isFinite ? min(max(ratio, narrowest), 1 / narrowest) : 1
  }
}
