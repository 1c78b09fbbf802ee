extension Array where Element: Swift.AnyObject {
  /// Calls `body` with each object, without counting references to it: the array keeps them alive
  /// meanwhile, whatever `body` does to the variable that it came from.
  ///
  /// Counting is half of what a touch event costs. For what is walked with every one.
  @inlinable @inline(__always)
  nonisolated package func forEachBorrowed(_ body: (Element) -> Void) {
    for index in indices {
      Unmanaged.passUnretained(self[index]).borrow(body)
    }
  }
}

extension Unmanaged {
  /// Calls `body` with the object, without counting references to it: who holds it keeps it alive
  /// meanwhile.
  @inlinable @inline(__always)
  nonisolated package func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
