/// What is in a group, from its upper left corner: the same for each repetition of the group.
struct GroupPlan {
  /// A cell, or what is anchored to one.
  struct Entry {
    var frame: CGRect
    var zIndex: Int
    /// As in ``ElementKey``.
    var kind: Int32
    /// Which cell of the group, counted from 0.
    var cell: Int
    /// Along which axes a cell's size was estimated.
    var axes: EstimatedAxes = []

    init(frame: CGRect, zIndex: Int, kind: Int32, cell: Int) {
      (self.frame, self.zIndex, self.kind, self.cell) = (frame, zIndex, kind, cell)
    }

    func precedes(_ other: Entry) -> Bool {
      cell != other.cell ? cell < other.cell : kind < other.kind
    }
  }

  var size: CGSize
  /// How many cells there are.
  private(set) var count = 0
  private(set) var entries: [Entry] = []

  init(size: CGSize) {
    self.size = size
  }

  /// One more cell.
  mutating func add(_ frame: CGRect, zIndex: Int = 0) {
    entries.append(Entry(frame: frame, zIndex: zIndex, kind: ElementKey.cell, cell: count))
    count += 1
  }

  /// The same for one whose size was estimated along some axes.
  mutating func add(_ frame: CGRect, axes: EstimatedAxes) {
    add(frame)
    entries[entries.count - 1].axes = axes
  }

  /// True where the size of any cell was estimated.
  var isEstimated: Bool {
    for entry in entries where !entry.axes.isEmpty { return true }
    return false
  }

  /// What is anchored to the first cell, or to a group that begins with it.
  mutating func add(
    _ badges: [NSCollectionLayoutSupplementaryItem], at container: CGRect, _ kinds: ElementKinds
  ) {
    guard count > 0 else { return }
    for badge in badges {
      entries.append(
        Entry(
          frame: badge.frame(at: container), zIndex: badge.zIndex,
          kind: kinds.number(of: badge.elementKind), cell: 0))
    }
  }

  /// All that is in another group, at a place in this one.
  mutating func add(_ other: GroupPlan, at origin: CGPoint) {
    for var entry in other.entries {
      entry.frame = entry.frame.offsetBy(dx: origin.x, dy: origin.y)
      entry.cell += count
      entries.append(entry)
    }
    count += other.count
  }

  /// In the order of cells. To be called once, when everything is there.
  mutating func sort() {
    entries.sortStably { $0.precedes($1) }
  }

  /// A cell, or what is anchored to it; `nil` where there is none.
  ///
  /// - Complexity: O(log n).
  func entry(_ kind: Int32, of cell: Int) -> Entry? {
    guard !entries.isEmpty else { return nil }
    let wanted = Entry(frame: .zero, zIndex: 0, kind: kind, cell: cell)
    let found = entries[entries.indices.halved { !wanted.precedes(entries[$0]) }]
    return found.cell == cell && found.kind == kind ? found : nil
  }
}
