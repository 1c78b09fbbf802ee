/// The groups of a section whose cells say their own size, some groups at a time.
///
/// A group that has a cell of another size than was estimated is placed by itself, all others as the one that every section has once. What has not been seen is
/// as long as was estimated, by a ``LengthTree``; the places in the few blocks used last are kept, and placing a block again gives the same.
final class GroupBlocks {
  // Groups that have as many items whatever these want to be are placed so many items at a time, as few as that makes little work for each that is measured.
  private static let few = 32
  // Others end after so many items, as lines of a flow layout do.
  private static let many = 256
  private static let kept = 8

  private struct Arrangement {
    /// Of each group.
    var starts: [CGFloat] = []
    /// In the order of cells, which are counted from the block's first one.
    var entries: [GroupPlan.Entry] = []
    /// With the room after the last group.
    var length: CGFloat = 0
    /// The highest of the groups whose cells have said their size, across; `nil` where there is none.
    var across: CGFloat?
  }

  let count: Int
  let container: CGSize
  private let group: NSCollectionLayoutGroup
  private let usual: GroupPlan
  private let planner: GroupPlanner
  private let section: Int
  private let sizes: FittedSizes
  private let isVertical: Bool
  private let spacing: CGFloat
  private let size: Int
  private var lengths: LengthTree
  private var acrosses: [Int: CGFloat] = [:]
  // The latest at the end.
  private var arrangements: [(block: Int, arrangement: Arrangement)] = []

  /// - Parameters:
  ///   - usual: the group with what was estimated; it has a cell at least.
  ///   - isVertical: true where groups are one below the other.
  init(
    _ group: NSCollectionLayoutGroup, _ usual: GroupPlan, count: Int, in container: CGSize,
    isVertical: Bool, spacing: CGFloat, planner: GroupPlanner, fitting: SectionFitting
  ) {
    (self.group, self.usual, self.count, self.container) = (group, usual, count, container)
    (self.isVertical, self.spacing, self.planner) = (isVertical, spacing, planner)
    (section, sizes) = (fitting.section, fitting.sizes)
    let most = group.isOfAnyCount ? GroupBlocks.many : GroupBlocks.few
    let own = max(1, most / usual.count) * usual.count
    size = own
    let length = isVertical ? usual.size.height : usual.size.width
    let stride = max(
      0,
      LinePiece.around(group, along: isVertical ? .vertical : .horizontal, length: length).taken
        + spacing)
    let blocks = (count + own - 1) / own
    let rest = count - max(0, blocks - 1) * own
    lengths = LengthTree(
      count: blocks, usual: CGFloat(own / usual.count) * stride,
      last: CGFloat((rest + usual.count - 1) / usual.count) * stride)
    var known: Set<Int> = []
    fitting.sizes.forEach(in: section) { key in
      if key.isCell, key.item < count { known.insert(key.item / own) }
    }
    for block in known { learn(block) }
  }

  deinit {}

  /// Items are of another size now.
  ///
  /// - Complexity: O(items in a block) for each block that they are in.
  func measureAgain(_ items: [Int]) {
    var blocks: Set<Int> = []
    for item in items where item >= 0 && item < count { blocks.insert(item / size) }
    for block in blocks {
      arrangements.removeAll { $0.block == block }
      learn(block)
    }
  }

  private func learn(_ block: Int) {
    let own = arrangement(of: block)
    lengths.set(own.length, of: block)
    acrosses[block] = own.across
  }

  /// Of all groups together, without the room after the last one.
  var length: CGFloat {
    max(0, lengths.start(of: lengths.count) - spacing)
  }

  /// Across, of the highest group that has been measured.
  var across: CGFloat {
    acrosses.values.max() ?? (isVertical ? usual.size.width : usual.size.height)
  }

  // MARK: Placing

  private func arrangement(of block: Int) -> Arrangement {
    if let index = arrangements.firstIndex(where: { $0.block == block }) {
      return arrangements[index].arrangement
    }
    let new = arrange(block * size..<min(count, (block + 1) * size))
    if arrangements.count >= GroupBlocks.kept { arrangements.removeFirst() }
    arrangements.append((block, new))
    return new
  }

  private func arrange(_ items: Range<Int>) -> Arrangement {
    var new = Arrangement()
    let room = isVertical ? container.width : container.height
    func around(_ plan: GroupPlan) -> (along: LinePiece, across: LinePiece) {
      let wide = LinePiece.around(group, along: .horizontal, length: plan.size.width)
      let high = LinePiece.around(group, along: .vertical, length: plan.size.height)
      return isVertical ? (high, wide) : (wide, high)
    }
    let usualStart = around(usual).across.start(in: room)
    var item = items.lowerBound
    while item < items.upperBound {
      let isMeasured = hasSizes(item..<min(items.upperBound, item + usual.count))
      var plan = usual
      if isMeasured || group.isOfAnyCount {
        plan = planner.plan(
          group, in: container, fitting: GroupFitting(section, sizes, from: item))
      }
      guard plan.count > 0 else { break }
      let pieces = around(plan)
      let side = pieces.across.start(in: room) - usualStart
      new.starts.append(new.length)
      for var entry in plan.entries where item + entry.cell < items.upperBound {
        entry.frame = entry.frame.offsetBy(
          dx: isVertical ? side : new.length, dy: isVertical ? new.length : side)
        entry.cell += item - items.lowerBound
        new.entries.append(entry)
      }
      if isMeasured {
        new.across = max(new.across ?? 0, isVertical ? plan.size.width : plan.size.height)
      }
      new.length += max(0, pieces.along.taken + spacing)
      item += plan.count
    }
    return new
  }

  private func hasSizes(_ items: Range<Int>) -> Bool {
    for item in items where sizes[ElementKey(section: section, item: item)] != nil {
      return true
    }
    return false
  }

  // MARK: Places

  private func moved(_ entry: GroupPlan.Entry, by start: CGFloat) -> GroupPlan.Entry {
    var moved = entry
    moved.frame = moved.frame.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
    return moved
  }

  /// A cell, or what is anchored to it, from where the first group begins; `nil` where there is none.
  func entry(_ kind: Int32, of item: Int) -> GroupPlan.Entry? {
    guard item >= 0, item < count else { return nil }
    let block = item / size
    let entries = arrangement(of: block).entries
    let wanted = GroupPlan.Entry(frame: .zero, zIndex: 0, kind: kind, cell: item - block * size)
    guard !entries.isEmpty else { return nil }
    let found = entries[entries.indices.halved { !wanted.precedes(entries[$0]) }]
    guard found.cell == wanted.cell, found.kind == kind else { return nil }
    return moved(found, by: lengths.start(of: block))
  }

  /// Calls `body` with what may lie between two places, with its item.
  func forEach(from start: CGFloat, to end: CGFloat, _ body: (GroupPlan.Entry, Int) -> Void) {
    guard lengths.count > 0 else { return }
    // What is anchored to a cell may reach out of its block.
    var block = max(0, lengths.index(at: start) - 1)
    var isLast = false
    while block < lengths.count, !isLast {
      let top = lengths.start(of: block)
      isLast = top >= end
      for entry in arrangement(of: block).entries {
        let (low, high) =
          isVertical
          ? (entry.frame.minY, entry.frame.maxY) : (entry.frame.minX, entry.frame.maxX)
        if high + top > start, low + top < end {
          body(moved(entry, by: top), block * size + entry.cell)
        }
      }
      block += 1
    }
  }

  /// Where the nearest group begins: before a place, after it, or either.
  func groupStart(near place: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    guard lengths.count > 0 else { return 0 }
    let block = lengths.index(at: place)
    let top = lengths.start(of: block)
    let starts = arrangement(of: block).starts
    guard !starts.isEmpty else { return top }
    let index = starts.indices.halved { starts[$0] + top <= place }
    let before = top + starts[index]
    let after = index + 1 < starts.count ? top + starts[index + 1] : lengths.start(of: block + 1)
    switch rule {
    case .up: return before >= place ? before : after
    case .down: return before
    default: return place - before <= after - place ? before : after
    }
  }
}
