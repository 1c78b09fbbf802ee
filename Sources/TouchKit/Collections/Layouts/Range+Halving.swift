nonisolated extension Range<Int> {
  /// The last number for which it is true, where it is true for all before that; the first one where it is for none, or where there
  /// is none. Of (0..<4) with n² ≤ 5 that is 2, and with n² < 0 it is 0.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  package func halved(while isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, Swift.max(lowerBound, upperBound - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if isTrue(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
