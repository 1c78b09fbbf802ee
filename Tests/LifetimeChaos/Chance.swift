import TouchTesting

/// Random numbers that are the same for the same seed.
struct Chance {
  private var generator: SplitMix64

  init(_ seed: UInt64) {
    generator = SplitMix64(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
  }

  /// A number from 0 to one less than `count`.
  mutating func below(_ count: Int) -> Int {
    Int(generator.next() % UInt64(max(1, count)))
  }

  /// A number from 0 to 1, without 1.
  mutating func share() -> Double {
    Double(generator.next() >> 11) / Double(1 << 53)
  }

  mutating func isLucky(_ probability: Double) -> Bool {
    share() < probability
  }

  mutating func among<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
