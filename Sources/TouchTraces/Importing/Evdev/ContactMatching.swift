/// Tells fingers apart by nearness, where the device or the recording has no ids.
enum ContactMatching {
  /// Pairs the nearest contact and finger, then the nearest of those left, and so on.
  ///
  /// The kernel's own tracking and mtdev minimize the sum of the squared distances instead. Between two
  /// frames fingers move far less than they are apart, and then both give the same answer.
  ///
  /// - Returns: for each contact the index of its finger, or nil for a new finger.
  /// - Complexity: O(*nm* log *nm*), both at most ``TraceLimits/fingers``.
  static func match(
    contacts: Int, fingers: Int, squaredDistance: (_ contact: Int, _ finger: Int) -> Double
  ) -> [Int?] {
    var pairs: [(distance: Double, contact: Int, finger: Int)] = []
    for contact in 0..<contacts {
      for finger in 0..<fingers {
        pairs.append((squaredDistance(contact, finger), contact, finger))
      }
    }
    // Ties go to the older finger: the sort is by distance, contact and finger.
    pairs.sort { ($0.distance, $0.contact, $0.finger) < ($1.distance, $1.contact, $1.finger) }
    var result = [Int?](repeating: nil, count: contacts)
    var isMatched = [Bool](repeating: false, count: fingers)
    for pair in pairs where result[pair.contact] == nil && !isMatched[pair.finger] {
      result[pair.contact] = pair.finger
      isMatched[pair.finger] = true
    }
    return result
  }
}
