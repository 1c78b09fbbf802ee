#if !hasFeature(Embedded)
  /// What leads from one snapshot to another, as steps of a batch of updates.
  ///
  /// What only one of them has is deleted or inserted. Of what both have, as little as possible is
  /// said to move: as much as possible stays in its order, and that is the longest rising run of
  /// the old indices read in the new order. Sections are compared first, and then the items of each
  /// section that stays:
  ///
  ///     old  a b c d e      new  a d b c x      e goes, x comes; old indices in the new order: 0 3 1 2; 0 1 2 is the
  ///                                             longest rising run, so d moves
  ///
  /// - Complexity: O(n log n) for n items, however much has changed. (The standard library's
  ///   `difference(from:)` needs O(n · changes): seconds for ten thousand items in another order,
  ///   minutes for a hundred thousand.)
  enum SnapshotDifference {
    typealias Snapshot<S: Hashable & Sendable, I: Hashable & Sendable> =
      NSDiffableDataSourceSnapshot<S, I>

    static func steps<S, I>(from old: Snapshot<S, I>, to new: Snapshot<S, I>) -> [UpdateStep] {
      var steps: [UpdateStep] = []
      let oldSections = indices(of: old.sections.map(\.identifier))
      let newSections = indices(of: new.sections.map(\.identifier))
      for (index, section) in old.sections.enumerated()
      where newSections[section.identifier] == nil { steps.append(.deleteSection(index)) }
      for (index, section) in new.sections.enumerated()
      where oldSections[section.identifier] == nil { steps.append(.insertSection(index)) }
      let stayingSections = new.sections.indices.compactMap { index in
        oldSections[new.sections[index].identifier].map { (from: $0, to: index) }
      }
      for move in moves(stayingSections) { steps.append(.moveSection(move.from, move.to)) }
      let oldItems = paths(of: old)
      let newItems = paths(of: new)
      // What goes along with its section, or comes with it, needs no step of its own.
      for (index, section) in old.sections.enumerated()
      where newSections[section.identifier] != nil {
        for (item, identifier) in section.items.enumerated() where newItems[identifier] == nil {
          steps.append(.deleteItem(IndexPath(item: item, section: index)))
        }
      }
      for (index, section) in new.sections.enumerated() {
        let before = oldSections[section.identifier]
        var staying: [(from: Int, to: Int)] = []
        for (item, identifier) in section.items.enumerated() {
          let here = IndexPath(item: item, section: index)
          guard let there = oldItems[identifier] else {
            if before != nil { steps.append(.insertItem(here)) }
            continue
          }
          if there.section == before {
            staying.append((there.item, item))
          } else {
            steps.append(.moveItem(there, here))
          }
        }
        guard let before else { continue }
        for move in moves(staying) {
          steps.append(
            .moveItem(
              IndexPath(item: move.from, section: before), IndexPath(item: move.to, section: index))
          )
        }
      }
      return steps + reloads(new, oldSections, oldItems)
    }

    private static func reloads<S, I>(
      _ new: Snapshot<S, I>, _ sections: [S: Int], _ items: [I: IndexPath]
    ) -> [UpdateStep] {
      new.reloadedSectionIdentifiers.compactMap { sections[$0] }.map { .reloadSection($0) }
        + new.reloadedItemIdentifiers.compactMap { items[$0] }.map { .reloadItem($0) }
        + new.reconfiguredItemIdentifiers.compactMap { items[$0] }.map { .reconfigureItem($0) }
    }

    private static func indices<ID: Hashable>(of identifiers: [ID]) -> [ID: Int] {
      Dictionary(uniqueKeysWithValues: zip(identifiers, identifiers.indices))
    }

    private static func paths<S, I>(of snapshot: Snapshot<S, I>) -> [I: IndexPath] {
      var paths: [I: IndexPath] = [:]
      paths.reserveCapacity(snapshot.numberOfItems)
      for (index, section) in snapshot.sections.enumerated() {
        for (item, identifier) in section.items.enumerated() {
          paths[identifier] = IndexPath(item: item, section: index)
        }
      }
      return paths
    }

    /// Those that are not in the longest rising run.
    private static func moves(_ staying: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
      var moves: [(from: Int, to: Int)] = []
      let kept = longestRisingRun(staying.map(\.from))
      var next = 0
      for (index, one) in staying.enumerated() {
        if next < kept.count, kept[next] == index { next += 1 } else { moves.append(one) }
      }
      return moves
    }

    /// The indices of the longest run of rising numbers, by patience sorting (Fredman 1975): each
    /// number is laid on the leftmost pile whose top is greater, and remembers the top of the pile before.
    ///
    /// 0 3 1 2: the indices are 0, 2 and 3.
    static func longestRisingRun(_ numbers: [Int]) -> [Int] {
      var tops: [Int] = []
      var previous = [Int](repeating: -1, count: numbers.count)
      for (index, number) in numbers.enumerated() {
        var (low, high) = (0, tops.count)
        while low < high {
          let middle = (low + high) / 2
          if numbers[tops[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = tops[low - 1] }
        if low == tops.count { tops.append(index) } else { tops[low] = index }
      }
      var run: [Int] = []
      var index = tops.last ?? -1
      while index >= 0 {
        run.append(index)
        index = previous[index]
      }
      return run.reversed()
    }
  }
#endif
