/// Random numbers that are the same for the same seed, on every machine and in every run: for tests that try what nobody would
/// think of, and whose failures have to come again.
///
/// It goes where the standard library takes a generator, as in `CGFloat.random(in: 0...100, using: &generator)`. Not for secrets. The
/// first three numbers of the seed 0 are E220A8397B1DCDAF, 6E789E6AA1B965F4 and 06C45D188009454F, in base 16.
///
/// Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014.
public nonisolated struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// - Parameter seed: any number; each one has a sequence of its own.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number, of all numbers of 64 bits with the same probability.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
