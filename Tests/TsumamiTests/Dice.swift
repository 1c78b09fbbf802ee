import TouchKit

/// Numbers that are the same each time for the same state: xorshift64 (Marsaglia 2003). The state is not 0.
struct Dice {
  var state: UInt64

  mutating func part(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return low + (high - low) * CGFloat(state % 10_001) / 10_000
  }

  /// A number from 0 to 1.
  mutating func next() -> CGFloat {
    part(0, 1)
  }
}
