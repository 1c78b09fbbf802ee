/// The numbers of columns that a grid may rest at, in ascending order; at least one.
nonisolated struct ColumnCounts {
  let counts: [Int]

  /// - Parameters:
  ///   - counts: in any order. Those below 1, and those that are there already, are left out.
  ///   - columns: what there is without any; less than 1 counts as 1.
  init(_ counts: [Int], default columns: Int) {
    var kept: [Int] = []
    for count in counts where count >= 1 && !kept.contains(count) {
      kept.insert(count, at: kept.firstIndex { $0 > count } ?? kept.count)
    }
    self.counts = kept.isEmpty ? [max(1, columns)] : kept
  }

  /// Where the count is that is nearest to a number of columns: of two the smaller one.
  ///
  /// Of 1, 2, 3, 5, 8 the nearest to 4 is 3, at index 2.
  func index(nearest columns: Int) -> Int {
    var best = 0
    // Differences of counts, which are all positive, cannot overflow; those of a number that a caller passes might.
    let columns = min(max(columns, 1), counts[counts.count - 1])
    for index in counts.indices
    where abs(counts[index] - columns) < abs(counts[best] - columns) {
      best = index
    }
    return best
  }
}
