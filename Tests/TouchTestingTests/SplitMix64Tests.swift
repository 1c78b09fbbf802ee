import Testing
import TouchTesting

@Suite struct SplitMix64Tests {
  @Test func `It gives the numbers that its authors' program gives`() {
    var generator = SplitMix64(seed: 0)
    let numbers = [generator.next(), generator.next(), generator.next()]
    #expect(numbers == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
  }

  @Test func `A seed gives the same numbers again, another one others`() {
    func ten(_ seed: UInt64) -> [Int] {
      var generator = SplitMix64(seed: seed)
      return (0..<10).map { _ in Int.random(in: 0..<1_000_000, using: &generator) }
    }
    #expect(ten(7) == ten(7))
    #expect(ten(7) != ten(8))
  }
}
