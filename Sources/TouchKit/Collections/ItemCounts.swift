/// How many sections and items there are.
///
/// Items are counted section by section, never one by one: the memory is a number for each section.
nonisolated struct ItemCounts: Equatable {
  // The items before each section, and at the end all of them.
  private var starts = [0]

  init() {}

  init(_ counts: [Int]) {
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + max(0, count)) }
  }

  var sections: Int {
    starts.count - 1
  }

  /// Of all sections together.
  var items: Int {
    starts[starts.count - 1]
  }

  func items(in section: Int) -> Int {
    section >= 0 && section < sections ? starts[section + 1] - starts[section] : 0
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.item >= 0 && indexPath.item < items(in: indexPath.section)
  }
}
