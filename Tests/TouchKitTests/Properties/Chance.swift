import TouchKit

/// Chance that is the same each time for the same seed: SplitMix64 (Steele, Lea, Flood 2014).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// True once in so many times.
  mutating func once(in times: UInt64) -> Bool {
    next() % times == 0
  }

  /// A number from 0 up to but not including `count`.
  mutating func roll(_ count: Int) -> Int {
    Int(next() % UInt64(count))
  }

  /// A number from 0 to 1.
  mutating func part() -> CGFloat {
    CGFloat(roll(10_001)) / 10_000
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(elements.count)]
  }
}
