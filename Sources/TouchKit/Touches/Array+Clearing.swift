extension Array {
  /// Takes everything out, and keeps the memory: what `removeAll(keepingCapacity:)` does, one by one,
  /// which is faster where there are few.
  @inlinable @inline(__always)
  nonisolated package mutating func clear() {
    while !isEmpty { removeLast() }
  }
}
