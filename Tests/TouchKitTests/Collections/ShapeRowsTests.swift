import Testing
import TouchTesting

@testable import TouchKit

/// Pictures of their own shapes in the rows of a grid.
@Suite struct ShapeRowsTests {
  @Test func `The worked example of rows`() {
    let ratios: [CGFloat] = [1.5, 1.5, 1, 0.5, 2, 1.5]
    var rows = ShapeRows(width: 400, spacing: 0, height: 100)
    #expect(rows.append(count: 6) { ratios[$0] } == 200)
    #expect(rows.frame(of: 2, in: 0) == CGRect(x: 300, y: 0, width: 100, height: 100))
    #expect(rows.frame(of: 3, in: 0) == CGRect(x: 0, y: 100, width: 50, height: 100))
    #expect(rows.items(from: 20, to: 100, in: 0) == 0..<3)
    #expect(rows.items(from: 20, to: 101, in: 0) == 0..<6)
    #expect(rows.items(from: 100, to: 500, in: 0) == 3..<6)
    // A single picture that would be four times as high does not fill the width, and is as high as its neighbours.
    #expect(rows.append(count: 1) { _ in 1 } == 100)
    #expect(rows.append(count: 0) { _ in 1 } == 0)
    #expect(rows.frame(of: 0, in: 1) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(rows.items(from: -5, to: 50, in: 2).isEmpty)
    // A wide one does.
    #expect(rows.append(count: 1) { _ in 2 } == 200)
    #expect(rows.frame(of: 0, in: 3) == CGRect(x: 0, y: 0, width: 400, height: 200))
  }

  @Test func `A single photo on a desktop does not fill it, until it is wished to`() {
    for (wished, expected) in [(CGFloat(130), CGFloat(130)), (427, 427), (640, 640), (900, 800)] {
      var rows = ShapeRows(width: 1200, spacing: 0, height: wished)
      #expect(rows.append(count: 1) { _ in 1.5 } == expected)
    }
    // On a phone it does.
    var rows = ShapeRows(width: 390, spacing: 0, height: 130)
    #expect(rows.append(count: 1) { _ in 1.5 } == 260)
  }

  @Test
  func
    `A picture is in the row in which its middle lies, also where the one before reaches less far than its row`()
  {
    // 16 of 1.25, 1.5 or 0.75 together are 18.75, which are 3 rows of 6.25.
    let ratios: [CGFloat] = [
      0.75, 1.5, 1.5, 1.25, 0.75, 1.5, 1.25, 1.25, 1.5, 0.75, 1.5, 1.25, 0.75, 1.25, 1.25, 0.75,
    ]
    var rows = ShapeRows(width: 600, spacing: 0, height: 100)
    _ = rows.append(count: ratios.count) { ratios[$0] }
    let tops = ratios.indices.map { rows.frame(of: $0, in: 0).minY }
    var (passed, places): (CGFloat, [Int]) = (0, [])
    for ratio in ratios {
      places.append(Int((passed + ratio / 2) / 6.25))
      passed += ratio
    }
    #expect(passed == 18.75)
    #expect(
      tops.indices.dropFirst().allSatisfy {
        (tops[$0] > tops[$0 - 1]) == (places[$0] > places[$0 - 1])
      })
    #expect(ratios.indices.allSatisfy { abs(rows.frame(of: $0, in: 0).height - 100) < 20 })
  }

  /// Whatever the shapes: rows fill the width, or are as high as they may be; pictures keep their shapes, follow each other without a
  /// gap, and are found where they are.
  @Test(arguments: 1...30) func `Rows keep what they promise`(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let width = 300 + 1300 * chance.part()
    let spacing = 4 * chance.part()
    let height = 20 + 380 * chance.part()
    var rows = ShapeRows(width: width, spacing: spacing, height: height)
    for group in 0..<4 {
      let odd: [CGFloat] = [.nan, .infinity, -1, 0, 100, 1e-9]
      let shapes = (0..<chance.roll(200)).map { _ in
        chance.roll(20) == 0 ? odd[chance.roll(odd.count)] : 0.3 + 2.7 * chance.part()
      }
      let total = rows.append(count: shapes.count) { shapes[$0] }
      var (row, bottom) = (CGRect.zero, CGFloat(0))
      for item in shapes.indices {
        let frame = rows.frame(of: item, in: group)
        let ratio = shapes[item].isFinite ? min(max(shapes[item], 0.25), 4) : 1
        #expect(abs(frame.width / frame.height - ratio) < 1e-5)
        #expect(frame.height <= height * ShapeRows.stretch + 1e-6)
        if item > 0, frame.minY == row.minY {
          #expect(abs(frame.minX - row.maxX - spacing) < 1e-3)
        } else {
          #expect(frame.minX == 0)
          if item > 0 {
            #expect(abs(frame.minY - row.maxY - spacing) < 1e-3)
            #expect(abs(row.maxX - width) < 0.1 || abs(row.height - height) < 1e-6)
          }
        }
        #expect(frame.maxX < width + 0.1)
        (row, bottom) = (frame, frame.maxY)
        let found = rows.items(from: frame.midY - 0.1, to: frame.midY + 0.1, in: group)
        #expect(found.contains(item))
        #expect(found.allSatisfy { rows.frame(of: $0, in: group).minY == frame.minY })
      }
      #expect(abs(total - bottom) < 1e-3)
      #expect(rows.items(from: 0, to: total + 1, in: group).count == shapes.count)
    }
  }

  @Test func `Other shapes are asked for when as many items are loaded anew, or changed`() {
    var ratio: CGFloat = 0.5
    let layout = ColumnGridLayout(columns: 3)
    layout.aspectRatio = { _ in ratio }
    let numbers = Numbers([30], layout, size: CGSize(width: 390, height: 844))
    let view = numbers.view
    func shape() -> CGFloat {
      numbers.frame()
      let frame = layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame ?? .zero
      return frame.width / frame.height
    }
    #expect(abs(shape() - 0.5) < 1e-5)
    ratio = 2
    view.reloadData()
    #expect(abs(shape() - 2) < 1e-5)
    ratio = 1
    view.performBatchUpdates({
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 29, section: 0)])
    })
    numbers.tester.settle()
    #expect(abs(shape() - 1) < 1e-5)
  }

  @Test func `A grid of shapes has groups with headers, and goes over into squares and back`() {
    let layout = ColumnGridLayout(columns: 3)
    layout.aspectRatio = { $0.item % 3 == 0 ? 0.75 : 1.5 }
    layout.transitionStyle = .crossfade
    layout.headerHeight = 40
    layout.groups = [IndexPath(item: 0, section: 0), IndexPath(item: 50, section: 0)]
    let numbers = Numbers([300], layout, size: CGSize(width: 390, height: 844))
    let view = numbers.view
    let first = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!.frame
    #expect(first.minY == 40 && abs(first.width / first.height - 0.75) < 1e-5)
    #expect(layout.firstRowCount(inSection: 0) == 2)
    for (columns, isShapes) in [(3, false), (5, true), (2, true), (2, false), (1, true)] {
      let next = ColumnGridLayout(columns: columns)
      if isShapes { next.aspectRatio = layout.aspectRatio }
      next.transitionStyle = .crossfade
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let held = view.indexPathForItem(at: next.coincide(at: middle, in: view))
      let transition = view.startInteractiveTransition(to: next, at: middle)
      for step in 1...9 {
        transition.transitionProgress = CGFloat(step) / 10
        view.layoutIfNeeded()
        #expect(held == nil || view.cellForItem(at: held!) != nil)
      }
      view.endInteractiveTransition(finished: true)
      view.layoutIfNeeded()
      #expect(view.collectionViewLayout === next && !view.visibleCells.isEmpty)
    }
  }

  @Test
  func `Below insets content that shows its beginning keeps showing it, in squares and shapes`() {
    func layout(_ isShapes: Bool) -> ColumnGridLayout {
      let layout = ColumnGridLayout(columns: 3)
      if isShapes { layout.aspectRatio = { $0.item % 3 == 0 ? 0.75 : 1.5 } }
      layout.transitionStyle = .crossfade
      layout.headerHeight = 40
      layout.groups = [IndexPath(item: 0, section: 0), IndexPath(item: 7, section: 0)]
      return layout
    }
    let numbers = Numbers([300], layout(false), size: CGSize(width: 390, height: 844))
    let view = numbers.view
    view.contentInset.top = 216
    view.contentOffset.y = -216
    view.layoutIfNeeded()
    for isShapes in [true, false, true] {
      view.setCollectionViewLayout(layout(isShapes), animated: true)
      numbers.tester.settle()
      #expect(view.contentOffset == CGPoint(x: 0, y: -216))
    }
  }
}
