/// Finds what of a large group lies between two places along the scroll axis, without looking at all of it.
///
/// The entries in the order of their beginnings, with the furthest end of all up to each: what lies between a and b is among those from the
/// first one with a furthest end beyond a to the last one that begins before b. Of entries from 0 to 10, 2 to 30 and 20 to 25 these are
/// the second and the third for a = 15, b = 22; the first one for a = −5, b = 1.
nonisolated struct GroupIndex {
  // Fewer than that are looked at one by one.
  private static let least = 32

  private var order: [Int] = []
  private var starts: [CGFloat] = []
  private var furthest: [CGFloat] = []

  init(_ spans: [ClosedRange<CGFloat>]) {
    guard spans.count > GroupIndex.least else { return }
    order = SortedOrder.indices(spans.count) { spans[$0].lowerBound < spans[$1].lowerBound }
    var end = -CGFloat.infinity
    for index in order {
      end = max(end, spans[index].upperBound)
      starts.append(spans[index].lowerBound)
      furthest.append(end)
    }
  }

  /// True for a group that is looked at one by one.
  var isEmpty: Bool {
    order.isEmpty
  }

  /// Those that may lie between two places.
  func candidates(from start: CGFloat, to end: CGFloat) -> ArraySlice<Int> {
    let first = GroupIndex.count(furthest) { $0 <= start }
    let last = GroupIndex.count(starts) { $0 < end }
    return order[min(first, last)..<last]
  }

  // How many are at the beginning for which it is true.
  private static func count(_ places: [CGFloat], _ isTrue: (CGFloat) -> Bool) -> Int {
    guard let first = places.first, isTrue(first) else { return 0 }
    return places.indices.halved { isTrue(places[$0]) } + 1
  }
}
