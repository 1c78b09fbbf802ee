/// Which pictures a slideshow shows, in which order, and for how long.
nonisolated public struct SlideshowOrder: Hashable, Sendable {
  /// The indices of the pictures in the host's list; empty for all of them.
  public var pictures: [Int]

  /// How long each is shown, in seconds, and at least 1.
  public var seconds: Double

  /// `nil`: in the order of the list. Otherwise shuffled: the same number gives the same order.
  public var seed: UInt64?

  public init(pictures: [Int] = [], seconds: Double = 6, seed: UInt64? = nil) {
    self.pictures = pictures
    self.seconds = seconds.isFinite ? max(1, seconds) : 6
    self.seed = seed
  }
}

/// Goes through the pictures of a slideshow round after round. Shuffled, each round has another order, and none begins with the
/// picture that the last one ended with.
nonisolated struct SlideshowRounds {
  private var round: [Int]
  private var position: Int
  private var state: UInt64?
  // All that there are, whatever comes later.
  private let isAll: Bool

  /// - Parameters:
  ///   - count: how many pictures the host has; numbers beyond it are left out.
  ///   - start: the picture to begin with, if it is one of them.
  init(_ order: SlideshowOrder, count: Int, start: Int?) {
    let wanted = order.pictures.filter { $0 >= 0 && $0 < count }
    round = order.pictures.isEmpty ? Array(0..<count) : wanted
    state = order.seed
    isAll = order.pictures.isEmpty
    position = 0
    shuffle()
    if let start, let index = round.firstIndex(of: start) {
      // In the list's order it goes on from there.
      if state == nil { position = index } else { round.swapAt(0, index) }
    }
  }

  /// The next picture; `nil` where there are none.
  mutating func next() -> Int? {
    guard let last = round.last else { return nil }
    if position == round.count {
      position = 0
      shuffle()
      if state != nil, round.count > 1, round[0] == last { round.swapAt(0, round.count - 1) }
    }
    position += 1
    return round[position - 1]
  }

  /// Other pictures are there than before: the round goes on with those that stay. Where all are shown those that are new come in this
  /// round too: where the list has them, or, shuffled, anywhere in the rest of it.
  ///
  /// - Parameters:
  ///   - count: how many pictures the host has now.
  ///   - moved: the number that a picture has now; `nil` where it is gone.
  mutating func update(count: Int, _ moved: (Int) -> Int?) {
    let seen = round[..<position].compactMap(moved)
    var rest = round[position...].compactMap(moved)
    if isAll, state == nil {
      // Those before the one that is shown have their turn in the next round.
      (round, position) = (Array(0..<count), min(count, (seen.last ?? -1) + 1))
      return
    }
    if isAll {
      var isThere = [Bool](repeating: false, count: count)
      for index in seen + rest where index < count { isThere[index] = true }
      for index in isThere.indices where !isThere[index] {
        // Anywhere: one that is there already makes room at the end. 100,000 photos come at once.
        let place = Int(random() % UInt64(rest.count + 1))
        rest.append(index)
        rest.swapAt(place, rest.count - 1)
      }
    }
    (round, position) = (seen + rest, seen.count)
  }

  var count: Int {
    round.count
  }

  // Fisher and Yates: each of the orders is as likely as any other.
  private mutating func shuffle() {
    guard state != nil, round.count > 1 else { return }
    for index in (1..<round.count).reversed() {
      round.swapAt(index, Int(random() % UInt64(index + 1)))
    }
  }

  // SplitMix64, by Sebastiano Vigna (https://prng.di.unimi.it/splitmix64.c).
  private mutating func random() -> UInt64 {
    let next = (state ?? 0) &+ 0x9e37_79b9_7f4a_7c15
    state = next
    var mixed = next
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
