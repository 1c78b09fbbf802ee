import Testing
import TouchTesting

@testable import TouchKit

/// Grids of pictures of their own shapes that go over into each other.
@Suite struct ShapeCrossfadeTests {
  private static let size = CGSize(width: 390, height: 844)
  // None is so narrow that a row of it alone would not fill the width.
  private static let shapes: [CGFloat] = [1.5, 1.33, 1.2, 1.6, 1.4, 1.25, 1.33]

  private static func grid(_ columns: Int) -> ColumnGridLayout {
    let layout = ColumnGridLayout(columns: columns)
    layout.transitionStyle = .crossfade
    layout.aspectRatio = { shapes[$0.item * $0.item % 31 % shapes.count] }
    return layout
  }

  private func begin(_ from: Int, _ to: Int, offset: CGFloat, at place: CGPoint)
    -> (Numbers, UICollectionViewTransitionLayout)
  {
    let numbers = Numbers([3000], ShapeCrossfadeTests.grid(from), size: ShapeCrossfadeTests.size)
    numbers.view.contentOffset.y = offset
    numbers.frame()
    let next = ShapeCrossfadeTests.grid(to)
    let point = CGPoint(x: place.x, y: place.y + numbers.view.contentOffset.y)
    let hold = next.coincide(at: point, in: numbers.view)
    return (numbers, numbers.view.startInteractiveTransition(to: next, at: hold))
  }

  @Test func `The worked example of rows that go on`() {
    let ratios: [CGFloat] = [1.5, 1.5, 1, 0.5, 2, 1.5]
    var rows = ShapeRows(width: 400, spacing: 0, height: 100)
    _ = rows.append(count: 6) { ratios[$0] }
    var found: [String] = []
    func look(_ row: Int, _ left: CGFloat, _ right: CGFloat) {
      var continued: [ShapeRows.Continued] = []
      rows.continueRow(row, from: left, to: right, into: &continued)
      found += continued.map { "\($0.item) \($0.copy) \($0.frame.minX)...\($0.frame.maxX)" }
    }
    look(0, 0, 400)
    #expect(found == [])
    look(0, -60, 460)
    #expect(found == ["3 2 400.0...450.0", "4 2 450.0...650.0", "2 7 -100.0...0.0"])
    found = []
    look(1, -10, 410)
    #expect(found == ["3 8 400.0...450.0", "2 1 -100.0...0.0"])
  }

  /// Each grid covers the window, so no edge of one is seen over the other.
  @Test(arguments: [(3, 2), (2, 3), (3, 5), (5, 3), (1, 2), (8, 13)])
  func `At twenty moments of a change neither the background nor an edge of a grid is seen`(
    from: Int, to: Int
  ) {
    for offset in [CGFloat(37), 3000] {
      for place in [CGPoint(x: 195, y: 422), CGPoint(x: 20, y: 130), CGPoint(x: 380, y: 800)] {
        let (numbers, transition) = begin(from, to, offset: offset, at: place)
        for moment in 1...20 {
          transition.transitionProgress = CGFloat(moment) / 21
          numbers.frame()
          #expect(numbers.bareness() == 0, "\(moment), offset \(offset), fingers at \(place)")
          let shares = numbers.view.layoutTransition?.blend.shares ?? []
          // Each of its cells is as opaque as the grid, unless it is hidden behind the other one. At the beginning of the content only
          // the grid below reaches its edge.
          for share in shares where offset == 3000 {
            guard let plane = share.plane, plane.opacity > 0.001, plane.covered == 0 else {
              continue
            }
            let bare = numbers.bareness { $0.copy % 16 == share.copy }
            #expect(
              abs(bare - (1 - plane.opacity)) < 1e-6,
              "\(moment), grid \(share.copy), fingers at \(place)")
          }
          let keys = numbers.view.shown.map(\.key)
          #expect(Set(keys).count == keys.count)
        }
        numbers.view.finishInteractiveTransition()
        numbers.tester.settle()
        #expect(numbers.view.shown.allSatisfy { $0.key.copy == 0 })
        #expect(numbers.faults == [])
      }
    }
  }

  @Test(arguments: [(3, 5), (5, 3), (2, 3)])
  func `The photo under the fingers coincides in both grids`(
    from: Int, to: Int
  ) {
    let (numbers, transition) = begin(from, to, offset: 3000, at: CGPoint(x: 250, y: 400))
    for moment in 5...9 {
      transition.transitionProgress = CGFloat(moment) / 12
      numbers.frame()
      guard let anchor = numbers.view.layoutTransition?.anchor else {
        Issue.record("nothing is held")
        return
      }
      let two = numbers.view.shown.filter { $0.key.original == anchor.key && $0.key.copy < 16 }
        .map { numbers.onScreen($0.view.frame) }
      #expect(two.count == 2)
      for frame in two {
        for (a, b) in [
          (frame.minX, two[0].minX), (frame.minY, two[0].minY), (frame.maxX, two[0].maxX),
        ] {
          #expect(abs(a - b) < 1e-3)
        }
      }
    }
  }
}
