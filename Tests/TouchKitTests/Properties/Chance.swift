import TouchKit
import TouchTesting

/// Chance that is the same each time for the same seed.
struct Chance: RandomNumberGenerator {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func next() -> UInt64 {
    generator.next()
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
