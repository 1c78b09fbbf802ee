extension [LayoutElement] {
  /// Our own layouts answer in order, and then there is nothing to sort.
  ///
  /// - Parameter start: those before it are left alone.
  mutating func sortByKey(from start: Int = 0) {
    guard !isSortedByKey(from: start) else { return }
    var unsorted = Array(self[start...])
    unsorted.sortStably { $0.key < $1.key }
    replaceSubrange(start..., with: unsorted)
    // Of two answers for one element the first counts.
    var kept = start
    for index in start..<count where index == start || self[index].key != self[kept - 1].key {
      self[kept] = self[index]
      kept += 1
    }
    removeLast(count - kept)
  }

  private func isSortedByKey(from start: Int) -> Bool {
    guard start < count else { return true }
    for index in start + 1..<count where !(self[index - 1].key < self[index].key) { return false }
    return true
  }
}
