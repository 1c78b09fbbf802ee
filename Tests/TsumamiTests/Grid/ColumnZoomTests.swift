import Testing
import TouchKit
import TouchTesting

@testable import Tsumami

@Suite struct ColumnZoomTests {
  private let middle = CGPoint(x: 160, y: 240)

  @Test func `The worked examples of steps`() {
    #expect(ColumnZoomPath.steps(1) == 0)
    #expect(ColumnZoomPath.steps(1.5) == 0.5)
    #expect(ColumnZoomPath.steps(2) == 1)
    #expect(ColumnZoomPath.steps(3) == 1.5)
    #expect(ColumnZoomPath.steps(0.75) == -0.5)
    #expect(ColumnZoomPath.steps(0.5) == -1)
    #expect(ColumnZoomPath.steps(0.375) == -1.5)
    for way in [-0.4, -0.1, 3, 8.05, 8.3] {
      let banded = ColumnZoomPath.banded(way, 1...8)
      #expect(abs(ColumnZoomPath.unbanded(banded, 1...8) - way) < 1e-9)
    }
  }

  @Test func `More than half of a step outwards is finished, less is taken back`() {
    let grid = PinchedGrid()
    // The hysteresis of 8.7 points does not count: 100 → 168.7 is a scale of 1.55.
    for span in [168.7, 157.6] {
      grid.down(100, at: middle)
      grid.pinch(to: span)
      grid.tester.advance(by: 0.2)
      grid.up()
      grid.tester.settle()
    }
    #expect(grid.zoom.columns == 2)
    #expect(
      grid.tester.transcript.difference(
        from: """
          0.050 began 3 → 2
          1.117 finished 3 → 2
          1.150 began 2 → 1
          2.200 cancelled 2 → 1
          """) == nil)
  }

  @Test(arguments: [(130.0, 4), (145.0, 3)])
  func `Half as far inwards is a whole step`(span: Double, columns: Int) {
    let grid = PinchedGrid()
    grid.down(200, at: middle)
    grid.pinch(to: span)
    grid.tester.advance(by: 0.2)
    grid.up()
    grid.tester.settle()
    // 200 − 8.7 is where the scale counts from: 130 is 0.68 (0.64 of a step), 145 is 0.76 (0.48).
    #expect(grid.zoom.columns == columns)
  }

  @Test(arguments: [(165.0, 2), (153.0, 3)])
  func `Near the middle a movement decides`(turn: Double, columns: Int) {
    let grid = PinchedGrid()
    grid.down(100, at: middle)
    // 0.56 of a step going back is taken back, 0.42 going on is finished.
    grid.pinch(to: turn == 165 ? 144 : 180)
    grid.pinch(to: turn == 165 ? 155 : 170, over: 0.15)
    #expect(abs((grid.progress ?? 0) - 0.5) < 0.1)
    grid.up()
    grid.tester.settle()
    #expect(grid.zoom.columns == columns)
  }

  @Test func `Whether it enlarges is fixed when it begins`() {
    let grid = PinchedGrid()
    grid.down(100, at: middle)
    grid.pinch(to: 130)
    grid.pinch(to: 40)
    #expect(grid.progress == 0)
    grid.up()
    grid.tester.settle()
    #expect(grid.zoom.columns == 3)
  }

  @Test func `One pinch goes through several counts, and back, without lifting`() {
    let grid = PinchedGrid(columns: 4)
    grid.down(50, at: middle)
    // From 58.7: twice that is a step, four times two, and so on.
    grid.pinch(to: 300, over: 0.5)
    #expect(grid.zoom.columns == 2)
    grid.pinch(to: 160, over: 0.3)
    grid.tester.advance(by: 0.2)
    grid.up()
    grid.tester.settle()
    #expect(grid.zoom.columns == 3)
    #expect(
      grid.tester.transcript.lines.map { $0.dropFirst(6) } == [
        "began 4 → 3", "finished 4 → 3", "began 3 → 2", "finished 3 → 2", "began 2 → 1",
        "cancelled 2 → 1", "began 2 → 3", "finished 2 → 3",
      ])
  }

  @Test func `As in the sample it stops after one step`() {
    let grid = PinchedGrid(columns: 4)
    grid.zoom.isContinuous = false
    grid.down(50, at: middle)
    grid.pinch(to: 300, over: 0.5)
    #expect(grid.progress == 1)
    grid.up()
    grid.tester.settle()
    #expect(grid.zoom.columns == 3)
  }

  @Test(arguments: [(1, 40.0, 300.0), (8, 300.0, 40.0)])
  func `At either end it gives way, and springs back`(columns: Int, from: Double, to: Double) {
    let grid = PinchedGrid(columns: columns)
    grid.down(from, at: middle)
    var reach: CGFloat = 0
    grid.pinch(to: to) { reach = min(reach, grid.progress ?? 0) }
    #expect(reach < -0.05 && reach > -0.25)
    grid.up()
    grid.tester.settle()
    #expect(grid.zoom.columns == columns)
    #expect(grid.view.contentOffset.x == 0)
  }

  @Test
  func `A pinch that begins while it settles takes it over where it is, and may turn it round`() {
    let grid = PinchedGrid(offset: 5000)
    grid.down(100, at: middle)
    grid.pinch(to: 180)
    grid.up()
    grid.tester.advance(by: 0.05)
    let moving = grid.progress ?? 0
    #expect(moving > 0.65 && moving < 0.98)
    grid.down(150, at: CGPoint(x: 100, y: 100))
    let caught = grid.progress
    grid.tester.advance(by: 0.1)
    // The touch alone holds it.
    #expect(grid.progress == caught)
    let item = grid.itemUnderFingers
    let before = item.flatMap { grid.frame(of: $0) }
    grid.pinch(to: 141, over: 0.1)
    let after = item.flatMap { grid.frame(of: $0) }
    // It has begun at the scale that it had: no more than the last move's way.
    #expect(abs((grid.progress ?? 0) - (caught ?? 1)) < 0.02)
    #expect(abs((before?.minY ?? 0) - (after?.minY ?? 9)) < 3)
    grid.pinch(to: 110)
    grid.up()
    grid.tester.settle()
    #expect(grid.zoom.columns == 3)
    #expect(
      grid.tester.transcript.lines.map { $0.dropFirst(6) } == [
        "began 3 → 2", "caught 3 → 2", "cancelled 3 → 2",
      ])
  }

  @Test func `A finger that lands and lifts again lets it go on`() {
    let grid = PinchedGrid()
    grid.down(100, at: middle)
    grid.pinch(to: 180)
    grid.up()
    grid.tester.advance(by: 0.05)
    let other = grid.tester.finger(downAt: middle)
    let held = grid.progress
    grid.tester.advance(by: 0.5)
    #expect(grid.progress == held)
    other.up()
    grid.tester.settle()
    #expect(grid.zoom.columns == 2)
    #expect(grid.progress == nil)
  }

  @Test func `Two fingers the system takes away leave it as it was`() {
    let grid = PinchedGrid()
    grid.down(100, at: middle)
    grid.pinch(to: 190)
    grid.tester.together {
      grid.first.cancel()
      grid.second.cancel()
    }
    grid.tester.settle()
    #expect(grid.zoom.columns == 3)
  }

  @Test func `The counts are put in order, and the nearest is taken`() {
    let counts = ColumnCounts([8, 3, 1, 2, 5, 3, 0, -2], default: 3)
    #expect(counts.counts == [1, 2, 3, 5, 8])
    #expect(counts.index(nearest: 4) == 2 && counts.index(nearest: 7) == 4)
    #expect(counts.index(nearest: Int.min) == 0 && counts.index(nearest: Int.max) == 4)
    #expect(ColumnCounts([], default: 0).counts == [1])
  }

  @Test func `A pinch leads through the counts that it is given, and so do steps`() {
    let grid = PinchedGrid(columns: 4, counts: [1, 2, 3, 5, 8, 13, 20])
    #expect(grid.zoom.columns == 3 && grid.zoom.range == 1...20)
    // 300 − 8.7 is where the scale counts from; 1/4 of it is two steps inwards.
    grid.down(300, at: middle)
    grid.pinch(to: 72, over: 0.5)
    grid.tester.advance(by: 0.2)
    grid.up()
    grid.tester.settle()
    #expect(grid.zoom.columns == 8)
    grid.zoom.step(by: 1, animated: true)
    #expect(grid.zoom.destination == 13)
    grid.zoom.step(by: 5, animated: true)
    grid.tester.settle()
    #expect(grid.zoom.columns == 20)
    grid.zoom.step(by: -6, animated: false)
    #expect(grid.zoom.columns == 1)
    #expect(
      grid.tester.transcript.lines.map { $0.dropFirst(6) } == [
        "began 3 → 5", "finished 3 → 5", "began 5 → 8", "finished 5 → 8", "began 8 → 13",
        "cancelled 8 → 13", "began 8 → 13", "finished 8 → 13", "began 13 → 20", "finished 13 → 20",
        "began 20 → 1",
        "finished 20 → 1",
      ])
  }

  @Test func `Buttons change it too, while it moves as well`() {
    let grid = PinchedGrid()
    grid.zoom.setColumns(5, animated: true)
    grid.tester.advance(by: 0.1)
    grid.zoom.setColumns(1, animated: true)
    grid.tester.settle()
    grid.zoom.setColumns(20, animated: false)
    #expect(grid.zoom.columns == 8)
    #expect(
      grid.tester.transcript.lines.map { $0.dropFirst(6) } == [
        "began 3 → 5", "finished 3 → 5", "began 5 → 1", "finished 5 → 1", "began 1 → 8",
        "finished 1 → 8",
      ])
  }
}
