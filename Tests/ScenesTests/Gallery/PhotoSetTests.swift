import Testing

@testable import Scenes

/// Some of the photos of a list, as a bit for each.
@Suite struct PhotoSetTests {
  @Test func `It has what has been set, at the edges of words, too, and counts it`() {
    var (set, plain) = (PhotoSet(total: 200), Set<Int>())
    let steps: [(Range<Int>, Bool)] = [
      (0..<1, true), (63..<65, true), (64..<64, true), (10..<190, true), (63..<64, false),
      (64..<128, false), (199..<200, true), (100..<130, true), (0..<200, true), (5..<195, false),
    ]
    for (items, isIn) in steps {
      set.set(items, isIn)
      plain = isIn ? plain.union(items) : plain.subtracting(items)
      #expect(set.items == plain.sorted())
      #expect(set.count == plain.count)
      for start in stride(from: 0, to: 200, by: 7) {
        for end in [start + 1, start + 60, start + 64, start + 130] where end <= 200 {
          #expect(set.containsAll(of: start..<end) == plain.isSuperset(of: start..<end))
        }
      }
    }
  }

  @Test func `What is none of the list is left out, and never in it`() {
    var set = PhotoSet(total: 70)
    set.set(-5..<100, true)
    #expect(set.count == 70 && set.items == Array(0..<70))
    #expect(set.contains(69) && !set.contains(70) && !set.contains(-1))
    #expect(set.containsAll(of: 0..<70) && !set.containsAll(of: 0..<71))
    #expect(!set.containsAll(of: 3..<3))
    #expect(PhotoSet().items.isEmpty && !PhotoSet().contains(0))
  }
}
