/// Keeps what was used last, up to a number of bytes.
struct BoundedCache<Key: Hashable, Value> {
  /// In bytes.
  let capacity: Int

  /// What everything in it costs now, in bytes; never more than the capacity.
  private(set) var size = 0
  private var entries: [Key: (value: Value, cost: Int, use: Int)] = [:]
  private var uses = 0

  init(capacity: Int) { self.capacity = capacity }

  var count: Int { entries.count }

  /// The value of a key, which is now the one that was used last.
  mutating func value(of key: Key) -> Value? {
    guard let entry = entries[key] else { return nil }
    uses += 1
    entries[key]?.use = uses
    return entry.value
  }

  /// Keeps a value, and lets go of those that have not been used for longest where there is no room for all.
  /// One that is too large by itself is not kept.
  ///
  /// - Complexity: O(values) for each that has to go: there are some thousand, and what makes a
  ///   value takes far longer.
  mutating func insert(_ value: Value, cost: Int, for key: Key) {
    if let old = entries.removeValue(forKey: key) { size -= old.cost }
    guard cost <= capacity else { return }
    while size + cost > capacity, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      entries[oldest.key] = nil
      size -= oldest.value.cost
    }
    uses += 1
    entries[key] = (value, cost, uses)
    size += cost
  }
}
