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

  /// Rows of cells of one height, the first of another number of cells, over a width of 1.
  private struct Rows {
    let columns: Int
    let count: Int
    let first: Int

    func place(_ item: Int) -> (row: Int, from: Double, to: Double) {
      if item < first { return (0, Double(item) / Double(first), Double(item + 1) / Double(first)) }
      let (row, column) = (item - first).quotientAndRemainder(dividingBy: columns)
      return (row + 1, Double(column) / Double(columns), Double(column + 1) / Double(columns))
    }

    var walk: GridWalk {
      GridWalk(count: count) { item in
        guard item < count else { return nil }
        let (row, from, to) = place(item)
        return CGRect(x: from * 600, y: Double(row) * 100, width: (to - from) * 600, height: 90)
      }
    }
  }

  @Test func `Arrow keys lead where the documentation says`() {
    let walk = Rows(columns: 3, count: 6, first: 2).walk
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
          let rows = Rows(columns: columns, count: count, first: min(first, count))
          for item in 0..<count { check(rows, item) }
        }
      }
    }
  }

  private func check(_ rows: Rows, _ item: Int) {
    let here = rows.place(item)
    let middle = (here.from + here.to) / 2
    for (direction, change) in [(GridWalk.Direction.down, 1), (.up, -1)] {
      guard let next = rows.walk.item(direction, of: item) else {
        #expect((0..<rows.count).allSatisfy { rows.place($0).row != here.row + change })
        continue
      }
      let there = rows.place(next)
      #expect(there.row == here.row + change)
      let isUnder = there.from <= middle + 1e-9 && middle <= there.to + 1e-9
      #expect(isUnder || next == rows.count - 1)
    }
  }

  @Test func `A photo's group is the last one that begins at it or before it`() {
    let group = { PhotoGroups.Group(start: $0, title: "from \($0)") }
    let groups = PhotoGroups(days: [group(2), group(5), group(9)], months: [], years: [group(0)])
    #expect(groups.group(of: 1, .day) == nil)
    #expect([2, 4, 5, 8, 9, 900].map { groups.group(of: $0, .day)?.start } == [2, 2, 5, 5, 9, 9])
    #expect(groups.group(of: 3, .month) == nil)
    #expect(groups.group(of: 0, .year)?.title == "from 0")
  }

  /// The level of a grid three columns wide on a phone, of days with so many photos each and of one month.
  private func level(days sizes: [Int]) -> PhotoGroups.Level {
    var (days, start): ([PhotoGroups.Group], Int) = ([], 0)
    for size in sizes {
      days.append(PhotoGroups.Group(start: start, title: "\(start)"))
      start += size
    }
    let all = [PhotoGroups.Group(start: 0, title: "all")]
    let photos = GalleryPhotos(
      pictures: (0..<start).map {
        UIImage(source: Int32($0), size: CGSize(width: 3, height: 2))
      },
      names: (0..<start).map { "\($0)" },
      groups: PhotoGroups(days: days, months: all, years: all))
    return GalleryLayouts(photos, width: 390).level(columns: 3)
  }

  @Test
  func `Groups leave no more than a quarter of the cells bare, whatever a few long ones have`() {
    // Rows of three: 4 bare cells beside 9 photos are too many, 2 beside 6 are not; what is after the last photo would be bare without groups, too. And
    // groups of fewer than a row on average have too many titles.
    #expect(level(days: [1, 1, 7]) == .month)
    #expect(level(days: [1, 5]) == .day)
    #expect(level(days: [3, 3]) == .day)
    #expect(level(days: [2, 4]) == .day)
    #expect(level(days: [3, 2]) == .month)
    #expect(level(days: Array(repeating: 1, count: 10) + [30]) == .month)
    // Not on average either: a long group does not pay for many of one photo.
    #expect(level(days: [40] + Array(repeating: 1, count: 10)) == .month)
    #expect(level(days: [300] + Array(repeating: 1, count: 8)) == .day)
  }

  @Test func `A few photos of one day have its date above them, though they fill no row`() {
    #expect(level(days: [1]) == .day)
    #expect(level(days: [2]) == .day)
    #expect(level(days: [1, 1]) == .month)
  }
}
