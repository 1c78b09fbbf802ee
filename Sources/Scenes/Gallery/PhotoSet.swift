/// Some of the photos of a list, by their places in it: a bit for each, so that a hundred thousand are looked through, counted and
/// copied as 1,600 words.
struct PhotoSet: Equatable {
  /// How many of them are in it.
  private(set) var count = 0
  private let total: Int
  private var words: [UInt64]

  private static let bits = 64

  /// None of so many.
  init(total: Int = 0) {
    self.total = total
    words = [UInt64](
      repeating: 0, count: (total + PhotoSet.bits - 1) / PhotoSet.bits)
  }

  func contains(_ item: Int) -> Bool {
    item >= 0 && item < total
      && words[item / PhotoSet.bits] & 1 << UInt64(item % PhotoSet.bits) != 0
  }

  /// Whether all of these are in it; false where there are none, or one is none of the list.
  ///
  /// - Complexity: O(n / 64), n how many these are.
  func containsAll(of items: Range<Int>) -> Bool {
    guard !items.isEmpty, items.lowerBound >= 0, items.upperBound <= total else { return false }
    return PhotoSet.parts(of: items).allSatisfy { words[$0] & $1 == $1 }
  }

  /// From now on all of these are in it, or none of them; what is none of the list is left out.
  ///
  /// - Complexity: O(n / 64), n how many these are.
  mutating func set(_ items: Range<Int>, _ isIn: Bool) {
    for (index, mask) in PhotoSet.parts(of: items.clamped(to: 0..<total)) {
      count -= words[index].nonzeroBitCount
      if isIn { words[index] |= mask } else { words[index] &= ~mask }
      count += words[index].nonzeroBitCount
    }
  }

  /// Those that are in it, ascending.
  var items: [Int] {
    var found: [Int] = []
    found.reserveCapacity(count)
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        found.append(index * PhotoSet.bits + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return found
  }

  // Each word in which these have bits, by its index, with their bits in it.
  private static func parts(of items: Range<Int>) -> some Sequence<(Int, UInt64)> {
    let words = items.isEmpty ? 0..<0 : items.lowerBound / bits..<(items.upperBound - 1) / bits + 1
    return words.lazy.map { index in
      let low = max(items.lowerBound - index * bits, 0)
      let high = min(items.upperBound - index * bits, bits)
      return (index, (UInt64.max << UInt64(low)) & (UInt64.max >> UInt64(bits - high)))
    }
  }
}
