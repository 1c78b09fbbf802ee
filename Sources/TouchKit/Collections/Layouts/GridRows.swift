/// Where the cells of a regular grid are: rows of squares, of which the first may have fewer and wider ones.
///
/// With n columns, spacing s, width w and a first row of r items, a square's side is
///
///     a = (w − (n − 1)·s) / n
///
/// and item i is in row 0 if i < r, and otherwise, with j = i − r, in row 1 + j div n and column j
/// mod n. For w = 320, n = 3, s = 1: a = 106, and with r = 3 item 7 is in row 2, column 1, at (107,
/// 214); with r = 2 it is in row 2, column 2, at (214, 214), and items 0 and 1 are 159.5 wide.
nonisolated struct GridRows: Equatable {
  let columns: Int
  let width: CGFloat
  let spacing: CGFloat

  /// The side of a cell, and the height of a row; not less than 1 point.
  let side: CGFloat

  init(columns: Int, width: CGFloat, spacing: CGFloat) {
    self.columns = columns
    self.width = width
    self.spacing = spacing
    side = max(1, (width - CGFloat(columns - 1) * spacing) / CGFloat(columns))
  }

  private var step: CGFloat {
    side + spacing
  }

  func frame(of item: Int, lead: Int) -> CGRect {
    guard item < lead else {
      let (row, column) = (item - lead).quotientAndRemainder(dividingBy: columns)
      return CGRect(
        x: CGFloat(column) * step, y: CGFloat(row + 1) * step, width: side, height: side)
    }
    if lead == columns {
      return CGRect(x: CGFloat(item) * step, y: 0, width: side, height: side)
    }
    let wide = (width - CGFloat(lead - 1) * spacing) / CGFloat(lead)
    return CGRect(x: CGFloat(item) * (wide + spacing), y: 0, width: wide, height: side)
  }

  func rows(of count: Int, lead: Int) -> Int {
    if count <= 0 { return 0 }
    return count <= lead ? 1 : 1 + (count - lead + columns - 1) / columns
  }

  /// Of all rows, with the spacing between them.
  func height(of count: Int, lead: Int) -> CGFloat {
    let rows = rows(of: count, lead: lead)
    return rows == 0 ? 0 : CGFloat(rows) * step - spacing
  }

  /// The items that have a part between two heights.
  func items(from top: CGFloat, to bottom: CGFloat, count: Int, lead: Int) -> Range<Int> {
    let rows = rows(of: count, lead: lead)
    guard rows > 0, bottom > 0, bottom > top else { return 0..<0 }
    let last = min(rows - 1, Int(min(bottom / step, CGFloat(rows))))
    let first = max(0, Int(max(0, min(top / step, CGFloat(rows)))))
    guard first <= last else { return 0..<0 }
    let start = first == 0 ? 0 : lead + (first - 1) * columns
    return start..<min(count, lead + last * columns)
  }

  /// The length of the first row that has an item in the column at a position, from 0 to 1, from left to right.
  ///
  /// In 2 columns item 2 is on the right, at 0.8, if the first row has 1 item, and on the left, at
  /// 0.3, if it has 2. An item that comes before the column's number is in the first row itself,
  /// which then has as many items as put it there.
  static func lead(keeping item: Int, at position: CGFloat, columns: Int) -> Int {
    let position = min(max(position, 0), 1)
    let column = min(columns - 1, Int(position * CGFloat(columns)))
    if item >= column {
      let before = (item - column) % columns
      return before == 0 ? columns : before
    }
    for lead in 1...columns where Int(position * CGFloat(lead)) == item { return lead }
    return columns
  }

  /// The length of the first row that has an item nearest to a position, from 0 to 1, where the row has at least half as many items
  /// as there are columns.
  ///
  /// In 5 columns item 5 is in the middle of the first column, at 0.1, if the first row has 5 items; at 0.3 if it has 4, and at
  /// 0.5 if it has 3: that is the nearest to 0.9, too.
  static func lead(near item: Int, to position: CGFloat, columns: Int) -> Int {
    var best = (lead: columns, distance: CGFloat.infinity)
    for lead in stride(from: columns, through: (columns + 1) / 2, by: -1) {
      let middle =
        item < lead
        ? (CGFloat(item) + 0.5) / CGFloat(lead)
        : (CGFloat((item - lead) % columns) + 0.5) / CGFloat(columns)
      let distance = abs(middle - position)
      if distance < best.distance - 1e-9 { best = (lead, distance) }
    }
    return best.lead
  }
}
