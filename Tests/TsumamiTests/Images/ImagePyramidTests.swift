import Foundation
import Testing
import Tsumami

@Suite struct ImagePyramidTests {
  let pyramid = ImagePyramid(width: 5000, height: 3000)

  @Test func `The levels are those of the drawing in the documentation`() {
    #expect(pyramid.levels == 5)
    let whole = CGRect(x: 0, y: 0, width: 5000, height: 3000)
    let sizes = (0..<5).map { pyramid.tiles(of: $0, in: whole) }.map {
      [$0.columns.count, $0.rows.count]
    }
    #expect(sizes == [[10, 6], [5, 3], [3, 2], [2, 1], [1, 1]])
    #expect(
      pyramid.area(of: ImageTile(level: 1, column: 4, row: 2))
        == CGRect(x: 4096, y: 2048, width: 904, height: 952))
  }

  @Test func `The level is the coarsest one that is sharp enough`() {
    let scales: [(CGFloat, Int)] = [
      (3, 0), (1, 0), (0.57, 0), (0.56, 1), (0.5, 1), (0.3, 1), (0.28, 2), (0.25, 2), (0.01, 4),
      (0, 4), (-1, 4), (.nan, 4), (.infinity, 0),
    ]
    for (scale, level) in scales { #expect(pyramid.level(for: scale) == level, "\(scale)") }
  }

  @Test func `An area that lies beside the picture, or is none, touches no tile`() {
    for area in [
      CGRect(x: 5000, y: 0, width: 10, height: 10), CGRect(x: -10, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 0, height: 10), .zero,
      CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10),
    ] {
      #expect(pyramid.tiles(of: 0, in: area).count == 0, "\(area)")
    }
    #expect(pyramid.tiles(of: 9, in: CGRect(x: 0, y: 0, width: 10, height: 10)).count == 0)
    let everything = CGRect(x: -1e18, y: -1e18, width: 2e18, height: 2e18)
    #expect(pyramid.tiles(of: 0, in: everything).count == 60)
  }

  @Test func `The tiles of a level cover the picture, and none of it twice`() {
    for (width, height) in [(1, 1), (512, 512), (513, 512), (5000, 3000), (100_000, 7)] {
      let pyramid = ImagePyramid(width: width, height: height)
      for level in 0..<pyramid.levels {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let range = pyramid.tiles(of: level, in: whole)
        var covered: CGFloat = 0
        for column in range.columns {
          for row in range.rows {
            let area = pyramid.area(of: ImageTile(level: level, column: column, row: row))
            #expect(area.width > 0 && area.height > 0 && whole.contains(area))
            covered += area.width * area.height
          }
        }
        #expect(covered == CGFloat(width * height))
        #expect(level < pyramid.levels - 1 || range.count == 1)
      }
    }
  }

  @Test func `What is no size is a picture of one pixel`() {
    let smallest = ImagePyramid(width: 0, height: -3, tileEdge: 0)
    #expect(smallest == ImagePyramid(width: 1, height: 1, tileEdge: 1) && smallest.levels == 1)
  }
}
