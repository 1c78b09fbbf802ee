import Testing
import TouchTesting

@testable import TouchKit

// Between two grids the layouts are read once for many frames. What is seen must be as if they were read in each.
@Suite struct ElementRunsTests {
  /// A grid half-way between two numbers of columns.
  private final class HalfWay {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    let next: ColumnGridLayout
    let transition: UICollectionViewTransitionLayout

    init(columns: Int) {
      numbers.view.contentOffset.y = 8000
      numbers.frame()
      next = ColumnGridLayout(columns: columns)
      transition = numbers.view.startInteractiveTransition(
        to: next, at: CGPoint(x: 160, y: 8240))
    }

    /// What is shown in the next frame.
    var seen: [String] {
      numbers.frame()
      return numbers.view.shown.map {
        "\($0.key.item): \(numbers.onScreen($0.view.frame)), \($0.view.alpha), \($0.zIndex)"
      }
    }

    /// Fingers move to a point while they pinch.
    func move(to point: CGPoint, progress: CGFloat) {
      transition.transitionProgress = progress
      numbers.view.moveInteractiveTransition(to: point + numbers.view.contentOffset)
    }
  }

  @Test(arguments: 0..<20)
  func `Wherever fingers lead two grids, each frame is as if both were read anew`(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let columns = [1, 2, 4, 5, 8][seed % 5]
    let (kept, anew) = (HalfWay(columns: columns), HalfWay(columns: columns))
    var (point, progress) = (CGPoint(x: 160, y: 240), CGFloat(0))
    for _ in 0..<40 {
      // Some steps are longer than what is read in reserve, and some go beyond both ends.
      point.y = min(max(point.y + CGFloat(chance.roll(120)) - 60, 20), 460)
      progress = min(max(progress + (CGFloat(chance.roll(40)) - 15) / 100, -0.2), 1.2)
      kept.move(to: point, progress: progress)
      anew.move(to: point, progress: progress)
      anew.next.invalidateLayout()
      #expect(kept.seen == anew.seen)
    }
    kept.numbers.view.finishInteractiveTransition()
    anew.numbers.view.finishInteractiveTransition()
    for _ in 0..<30 {
      anew.next.invalidateLayout()
      #expect(kept.seen == anew.seen)
    }
  }

  @Test func `A grid that changes half-way is read anew`() {
    let grid = HalfWay(columns: 2)
    grid.transition.transitionProgress = 0.5
    let before = grid.seen
    #expect(grid.seen == before)
    grid.next.spacing = 20
    let spaced = grid.seen
    #expect(spaced != before)
    grid.next.spacing = 0
    #expect(grid.seen == before)
  }

  @Test func `Items that go half-way are not shown any more`() {
    let grid = HalfWay(columns: 2)
    grid.transition.transitionProgress = 0.5
    #expect(!grid.seen.isEmpty)
    grid.numbers.counts = [40]
    grid.numbers.view.reloadData()
    grid.numbers.frame()
    #expect(grid.numbers.items.allSatisfy { $0 < 40 })
  }
}
