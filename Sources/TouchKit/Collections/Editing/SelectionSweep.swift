#if !hasFeature(Embedded)
  /// Items that fingers select by passing them.
  ///
  /// From the item at which they began to the one below them all are selected, or deselected where the first one was selected; those that
  /// they leave again are as they were before:
  ///
  ///     before        · · x · ·        fingers go from a to d, and back to b
  ///     a … d         x x x x ·
  ///     a … b         x x x · ·
  final class SelectionSweep {
    let anchor: IndexPath
    /// The last one, which the fingers are on.
    var extent: IndexPath
    let selects: Bool
    /// What was selected before.
    let before: Set<IndexPath>
    let counts: ItemCounts
    /// The fingers, counted from the upper left corner of the collection view.
    var location: CGPoint
    var edges = EdgeScrolling()

    init(at anchor: IndexPath, location: CGPoint, selected: [IndexPath], counts: ItemCounts) {
      self.anchor = anchor
      extent = anchor
      before = Set(selected)
      selects = !before.contains(anchor)
      self.counts = counts
      self.location = location
    }

    deinit {}

    /// The items between the present end and another one that have to change, in the order in which the fingers pass them.
    func changes(to new: IndexPath) -> [(path: IndexPath, isWanted: Bool)] {
      var changes: [(path: IndexPath, isWanted: Bool)] = []
      var here = extent
      while here != new {
        let isForward = here < new
        // Away from the anchor an item is passed once it is reached, and towards it once it is left.
        let leaves = isForward ? here < anchor : anchor < here
        let next = isForward ? counts.item(after: here) : counts.item(before: here)
        guard let next else { break }
        changes.append(
          leaves ? (here, before.contains(here)) : (next, selects))
        here = next
      }
      return changes
    }
  }

  nonisolated extension ItemCounts {
    /// The next item, in this section or a later one.
    func item(after path: IndexPath) -> IndexPath? {
      if path.item + 1 < items(in: path.section) {
        return IndexPath(item: path.item + 1, section: path.section)
      }
      var section = path.section + 1
      while section < sections, items(in: section) == 0 { section += 1 }
      return section < sections ? IndexPath(item: 0, section: section) : nil
    }

    /// The item before it, in this section or an earlier one.
    func item(before path: IndexPath) -> IndexPath? {
      if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
      var section = path.section - 1
      while section >= 0, items(in: section) == 0 { section -= 1 }
      return section >= 0 ? IndexPath(item: items(in: section) - 1, section: section) : nil
    }
  }
#endif
