/// Random numbers that are the same for the same seed, on every machine (SplitMix64).
struct Chance {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to one less than `count`.
  mutating func below(_ count: Int) -> Int {
    Int(next() % UInt64(max(1, count)))
  }

  /// A number from 0 to 1, without 1.
  mutating func share() -> Double {
    Double(next() >> 11) / Double(1 << 53)
  }

  mutating func isLucky(_ probability: Double) -> Bool {
    share() < probability
  }

  mutating func among<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
