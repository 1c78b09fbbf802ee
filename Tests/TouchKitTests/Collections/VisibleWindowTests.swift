import Testing

@testable import TouchKit

@Suite struct VisibleWindowTests {
  private func visible(_ frames: [CGRect], in window: CGRect) -> [Bool] {
    frames.map { $0.overlaps(window) }
  }

  @Test func `Three rows, of which the window shows two, show the same until a row comes or goes`()
  {
    // Rows of 100 points, a window of 150 that shows from 20 to 170: the third row begins at 200,
    // the first one ends at 100.
    var window = VisibleWindow(CGRect(x: 0, y: 20, width: 320, height: 150))
    let shown = [0.0, 100, 200].map {
      window.add(CGRect(x: 0, y: $0, width: 320, height: 100))
    }
    #expect(shown == [true, true, false])
    func same(_ y: CGFloat) -> Bool {
      window.shows(theSameAs: CGRect(x: 0, y: y, width: 320, height: 150))
    }
    #expect(same(0) && same(20) && same(49.9) && same(-20))
    #expect(!same(50.1) && !same(100) && !same(-50.1))
    #expect(!window.shows(theSameAs: CGRect(x: 0, y: 20, width: 320, height: 160)))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `Where it shows the same, the same overlap`(seed: UInt64) {
    var chance = Chance(seed: seed)
    func place(_ chance: inout Chance, _ size: CGFloat) -> CGRect {
      // Whole numbers, so that edges touch.
      CGRect(
        x: CGFloat(chance.roll(60)), y: CGFloat(chance.roll(60)),
        width: size + CGFloat(chance.roll(20)), height: size + CGFloat(chance.roll(20)))
    }
    let frames = (0..<6).map { _ in place(&chance, 1) }
    var window = place(&chance, 20)
    var known = VisibleWindow(window)
    #expect(frames.map { known.add($0) } == visible(frames, in: window))
    let before = visible(frames, in: window)
    var same = 0
    for _ in 0..<200 {
      window.origin = CGPoint(x: CGFloat(chance.roll(80)) - 10, y: CGFloat(chance.roll(80)) - 10)
      guard known.shows(theSameAs: window) else { continue }
      same += 1
      #expect(visible(frames, in: window) == before)
    }
    // Further away than all of it, nothing would be known of most places.
    #expect(same > 0 || before.contains(true))
  }
}
