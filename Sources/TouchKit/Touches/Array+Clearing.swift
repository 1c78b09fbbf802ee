extension Array {
  /// Removes all elements one by one and keeps the memory: for few elements this is faster than
  /// `removeAll(keepingCapacity:)`.
  @inlinable @inline(__always)
  nonisolated package mutating func clear() {
    while !isEmpty { removeLast() }
  }
}
