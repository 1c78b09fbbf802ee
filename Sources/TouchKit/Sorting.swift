// The standard library's sort is compiled anew for each type of element: some 4 KB of a page's program each time. What
// is here for each type is a few loops; the merging is compiled once.

extension Array {
  /// Sorts in place; elements of which none precedes the other keep their order.
  ///
  /// - Parameter precedes: a strict weak ordering.
  /// - Complexity: O(*n* log *n*) calls. Without an allocation up to 16 elements, and where all are in order already.
  nonisolated package mutating func sortStably(by precedes: (Element, Element) -> Bool) {
    if count <= 16 { return insertionSort(by: precedes) }
    guard !isSorted(by: precedes) else { return }
    let order = SortedOrder.indices(count) { precedes(self[$0], self[$1]) }
    var sorted: [Element] = []
    sorted.reserveCapacity(count)
    for index in order { sorted.append(self[index]) }
    self = sorted
  }

  nonisolated private func isSorted(by precedes: (Element, Element) -> Bool) -> Bool {
    for index in 1..<count where precedes(self[index], self[index - 1]) { return false }
    return true
  }

  nonisolated private mutating func insertionSort(by precedes: (Element, Element) -> Bool) {
    guard count > 1 else { return }
    for end in 1..<count {
      var index = end
      while index > 0, precedes(self[index], self[index - 1]) {
        swapAt(index, index - 1)
        index -= 1
      }
    }
  }
}

/// The indices of things in the order of the things.
nonisolated enum SortedOrder {
  /// By merging neighbouring runs of 1, 2, 4, … indices.
  @inline(never)
  static func indices(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var order = [Int](0..<count)
    var merged = order
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let middle = Swift.min(start + width, count)
        let end = Swift.min(middle + width, count)
        var (left, right) = (start, middle)
        for index in start..<end {
          // Where both are equal the left one stays in front.
          if left < middle, right == end || !precedes(order[right], order[left]) {
            merged[index] = order[left]
            left += 1
          } else {
            merged[index] = order[right]
            right += 1
          }
        }
        start = end
      }
      swap(&order, &merged)
      width *= 2
    }
    return order
  }
}
