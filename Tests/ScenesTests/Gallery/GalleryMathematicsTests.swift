import Testing
import TouchKit
import Tsumami

@testable import Scenes

@Suite struct GalleryMathematicsTests {
  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.005) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func `A spring is where its documentation says`() {
    let calm = ZoomSpring(from: 0, to: 100, velocity: 0, frequency: 10, damping: 1)
    let lively = ZoomSpring(from: 0, to: 100, velocity: 0, frequency: 10, damping: 0.75)
    #expect(near(calm.state(at: 0.1).value, 26.42))
    #expect(near(lively.state(at: 0.1).value, 29.82))
  }

  @Test(arguments: [0.4, 0.75, 0.999, 1.0])
  func `A spring starts as it is told, its velocity is its slope, and it comes to rest`(
    damping: Double
  ) {
    let spring = ZoomSpring(from: 30, to: -50, velocity: 400, frequency: 15, damping: damping)
    #expect(near(spring.state(at: 0).value, 30) && near(spring.state(at: 0).velocity, 400))
    for step in 0..<40 {
      let time = Double(step) * 0.02
      let slope =
        (spring.state(at: time + 1e-6).value - spring.state(at: time - 1e-6).value) / 2e-6
      #expect(near(spring.state(at: time).velocity, slope, 0.05))
    }
    #expect(near(spring.state(at: 3).value, -50) && near(spring.state(at: 3).velocity, 0))
  }

  @Test func `A pull does what its documentation says`() {
    #expect(near(PullDown.scale(depth: 100, height: 844), 0.921, 0.0005))
    #expect(near(PullDown.dimming(depth: 100, height: 844), 0.704, 0.0005))
    #expect(!PullDown.closes(depth: 100, velocity: 0, height: 844))
    #expect(PullDown.closes(depth: 100, velocity: 400, height: 844))
    #expect(PullDown.closes(depth: 141, velocity: 0, height: 844))
    #expect(!PullDown.closes(depth: 200, velocity: -700, height: 844))
    #expect(PullDown.scale(depth: 9999, height: 844) == 0.4)
    #expect(PullDown.scale(depth: -50, height: 844) == 1)
    #expect(PullDown.scale(depth: 50, height: 0) == 1)
  }

  @Test func `Arrow keys lead where the documentation says`() {
    let walk = GridWalk(columns: 3, count: 6, first: 2)
    #expect(walk.item(.down, of: 0) == 2)
    #expect(walk.item(.down, of: 1) == 4)
    #expect(walk.item(.down, of: 3) == 5)
    #expect(walk.item(.down, of: 5) == nil)
    #expect(walk.item(.up, of: 2) == 0)
    #expect(walk.item(.up, of: 4) == 1)
    #expect(walk.item(.up, of: 5) == 2)
    #expect(walk.item(.up, of: 1) == nil && walk.item(.left, of: 0) == nil)
    #expect(walk.item(.right, of: 5) == nil && walk.item(.right, of: 1) == 2)
  }

  @Test func `Down and up lead to the cell below and above the middle, in every grid`() {
    for columns in 1...8 {
      for first in 1...columns {
        for count in [1, first, first + 1, first + columns, first + 2 * columns + columns / 2] {
          let walk = GridWalk(columns: columns, count: count, first: min(first, count))
          for item in 0..<count { check(walk, item) }
        }
      }
    }
  }

  private func check(_ walk: GridWalk, _ item: Int) {
    // Where a cell is: its row, and the part of the width that it takes up.
    func place(_ item: Int) -> (row: Int, from: Double, to: Double) {
      if item < walk.first {
        return (0, Double(item) / Double(walk.first), Double(item + 1) / Double(walk.first))
      }
      let (row, column) = (item - walk.first).quotientAndRemainder(dividingBy: walk.columns)
      return (
        row + 1, Double(column) / Double(walk.columns), Double(column + 1) / Double(walk.columns)
      )
    }
    let here = place(item)
    let middle = (here.from + here.to) / 2
    for (direction, change) in [(GridWalk.Direction.down, 1), (.up, -1)] {
      guard let next = walk.item(direction, of: item) else {
        #expect((0..<walk.count).allSatisfy { place($0).row != here.row + change })
        continue
      }
      let there = place(next)
      #expect(there.row == here.row + change)
      let isUnder = there.from <= middle + 1e-9 && middle <= there.to + 1e-9
      #expect(isUnder || next == walk.count - 1)
    }
  }
}
