import Testing
import TouchKit
import TouchTesting
import Tsumami

@Suite struct UnderTheFingersTests {
  /// The item under the fingers' middle, from the moment when the pinch begins to when it ends,
  /// however the fingers move.
  @Test(arguments: 1...60)
  func `The item under the fingers stays under the fingers`(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let isLong = seed % 3 == 0
    let grid = PinchedGrid(
      count: isLong ? 1_000_000 : 1000, columns: Int(dice.part(1, 8.99)),
      offset: isLong ? dice.part(1e5, 2e6) : dice.part(0, 4000))
    for _ in 0..<6 {
      grid.down(dice.part(60, 200), at: CGPoint(x: dice.part(40, 280), y: dice.part(60, 420)))
      var item: IndexPath?
      var height: CGFloat = 0
      var worst: CGFloat = 0
      for _ in 0..<3 {
        let drift = CGPoint(
          x: grid.middle.x + dice.part(-15, 15), y: grid.middle.y + dice.part(-30, 30))
        let (from, start) = (grid.middle, grid.span)
        let end = dice.part(50, 300)
        let steps = 8
        for step in 1...steps {
          let share = CGFloat(step) / CGFloat(steps)
          let here = CGPoint(
            x: from.x + (drift.x - from.x) * share, y: from.y + (drift.y - from.y) * share)
          grid.pinch(to: start + (end - start) * share, at: here, over: 1.0 / 60)
          guard grid.zoom.pinchGestureRecognizer.state == .changed else { continue }
          if item == nil {
            item = grid.itemUnderFingers
            height = grid.height(in: item)
          }
          guard item != nil else { continue }
          worst = max(worst, grid.distance(to: item))
          let size = item.flatMap { grid.frame(of: $0)?.height } ?? 0
          worst = max(worst, abs(grid.height(in: item) - height) * size)
        }
      }
      #expect(worst < 1)
      grid.up()
      // Caught while it settles, or at rest.
      grid.tester.advance(by: Double(dice.part(0, 0.5)))
    }
    grid.tester.settle()
    #expect(grid.view.contentOffset.x == 0)
  }

  @Test func `At rest it is still in its column, far down as well as above`() {
    for offset in [CGFloat(3000), 15_000_000] {
      let grid = PinchedGrid(count: 1_000_000, columns: 4, offset: offset)
      for x in [CGFloat(20), 110, 200, 300] {
        for span in [180.0, 60.0] {
          grid.down(100, at: CGPoint(x: x, y: 240))
          let item = grid.itemUnderFingers
          let height = grid.height(in: item)
          grid.pinch(to: span)
          grid.tester.advance(by: 0.1)
          grid.up()
          grid.tester.settle()
          #expect(grid.distance(to: item) < 1)
          let size = item.flatMap { grid.frame(of: $0)?.height } ?? 0
          #expect(abs(grid.height(in: item) - height) * size < 1)
        }
      }
    }
  }
}
