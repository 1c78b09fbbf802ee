extension Array {
  /// Removes all elements and keeps the memory. For few elements this is faster than `removeAll(keepingCapacity:)`, as they
  /// are removed one by one.
  @inlinable @inline(__always)
  nonisolated package mutating func clear() {
    if count > 16 {
      removeAll(keepingCapacity: true)
    } else {
      while !isEmpty { removeLast() }
    }
  }
}
