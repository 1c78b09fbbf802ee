/// The attributes of elements, in the order of their keys.
struct AttributesByKey {
  private var entries: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  /// Those of an element; `nil` where there are none.
  ///
  /// - Complexity: O(log n); setting them out of order O(n).
  subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? {
    get {
      let index = index(of: key)
      return index < entries.count && entries[index].key == key ? entries[index].attributes : nil
    }
    set {
      guard let newValue else { return }
      let index = index(of: key)
      if index < entries.count, entries[index].key == key {
        entries[index].attributes = newValue
      } else {
        entries.insert((key, newValue), at: index)
      }
    }
  }

  // Of the first entry that is not before a key.
  private func index(of key: ElementKey) -> Int {
    var (low, high) = (0, entries.count)
    if let last = entries.last, last.key < key { low = high }
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
