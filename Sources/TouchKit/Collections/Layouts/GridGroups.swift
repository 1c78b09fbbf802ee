/// The groups of a grid, one below the other: which items each has, and where it begins.
///
/// A section is one group, or several: a new one begins with each item that is named. With sections of 5 and 2 items and the
/// starts (0, 3) and (1, 0) there are three groups:
///
///     section 0: 0 1 2 │ 3 4     section 1: 0 1
///
/// Nothing is kept for an item, and a group is found by halving: O(log g), g the number of groups.
nonisolated struct GridGroups {
  struct Group: Equatable {
    let section: Int
    /// The first item, counted within the section.
    let first: Int
    let count: Int
    /// Where it begins, in points, with its header.
    var top: CGFloat = 0
  }

  private var groups: [Group] = []
  /// How much there is of each group but its rows: header and insets.
  private let margin: CGFloat
  private var height: CGFloat = 0
  /// The group whose first row has another number of items than there are columns, and how many.
  private(set) var lead: (index: Int, count: Int)?
  // How much higher that group is than it would be otherwise; what lies below it moves by that.
  private var leadHeight: CGFloat = 0

  /// - Parameters:
  ///   - starts: in ascending order. What is not, and what is no item, is left out.
  ///   - margin: the height of a group without items.
  ///   - length: the height of a group, without the margin: asked for once for each, in order, with its section, its first item and
  ///     the number of its items.
  init(
    _ counts: ItemCounts = ItemCounts(), starts: [IndexPath] = [], margin: CGFloat = 0,
    length: (_ section: Int, _ first: Int, _ count: Int) -> CGFloat = { _, _, _ in 0 }
  ) {
    self.margin = margin
    var next = 0
    for section in 0..<counts.sections {
      let count = counts.items(in: section)
      var first = 0
      while next < starts.count, starts[next].section <= section {
        let start = starts[next]
        next += 1
        guard start.section == section, start.item > first, start.item < count else { continue }
        groups.append(Group(section: section, first: first, count: start.item - first))
        first = start.item
      }
      groups.append(Group(section: section, first: first, count: count - first))
    }
    for index in groups.indices {
      groups[index].top = height
      height +=
        margin + length(groups[index].section, groups[index].first, groups[index].count)
    }
  }

  /// Gives the first row of one group, and of no other, another number of items.
  ///
  /// - Parameter difference: how much higher the group is by that.
  mutating func setLead(_ index: Int, _ count: Int, difference: CGFloat) {
    lead = (index, count)
    leadHeight = difference
  }

  mutating func clearLead() {
    lead = nil
    leadHeight = 0
  }

  var count: Int {
    groups.count
  }

  var bottom: CGFloat {
    height + leadHeight
  }

  subscript(index: Int) -> Group {
    var group = groups[index]
    if let lead, index > lead.index { group.top += leadHeight }
    return group
  }

  /// Where a group ends and the next one begins.
  func end(of index: Int) -> CGFloat {
    index + 1 < count ? self[index + 1].top : bottom
  }

  /// The last group that begins at or above a height, or the first one; `nil` where there is none.
  func index(at y: CGFloat) -> Int? {
    find { self[$0].top <= y }
  }

  /// The group that an item is in; `nil` for a section that there is not.
  func index(of item: Int, in section: Int) -> Int? {
    let index = find {
      groups[$0].section < section
        || (groups[$0].section == section && groups[$0].first <= item)
    }
    return index.flatMap { groups[$0].section == section ? $0 : nil }
  }

  private func find(_ isTrue: (Int) -> Bool) -> Int? {
    groups.isEmpty ? nil : groups.indices.halved(while: isTrue)
  }
}
