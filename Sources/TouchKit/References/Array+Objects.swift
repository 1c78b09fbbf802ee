// Objects are found by identity in loops, and not with `first(where:)` and the like: in release builds too, each call of a
// closure that the standard library gets from code of the main actor first asks whether this is the main thread, which
// costs a hundred instructions.
extension Array where Element: Swift.AnyObject {
  /// The index of an object; `nil` where it is not in the array.
  @inline(__always)
  nonisolated func index(ofObject object: Element?) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  @inline(__always)
  nonisolated func contains(object: Element) -> Bool {
    index(ofObject: object) != nil
  }

  /// Removes an object wherever it stands in the array; does nothing where it does not.
  @inline(__always)
  nonisolated mutating func remove(object: Element) {
    for index in indices.reversed() where self[index] === object {
      // Not `remove(at:)`, whose result would be one more reference to count.
      removeSubrange(index...index)
    }
  }
}

extension Set where Element: Swift.AnyObject {
  /// Whether an object is in the set, found by identity: for the few touches of an event this is faster than hashing them, and
  /// than `isEqual(_:)` of `NSObject`.
  @inline(__always)
  nonisolated func contains(object: Element) -> Bool {
    for other in self where other === object { return true }
    return false
  }
}
