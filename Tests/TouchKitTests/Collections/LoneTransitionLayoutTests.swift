import Testing
import TouchTesting

@testable import TouchKit

/// A transition layout that a program has made, and set by itself.
@Suite struct LoneTransitionLayoutTests {
  private let three = ColumnGridLayout(columns: 3)
  private let five = ColumnGridLayout(columns: 5)

  private func shelf(_ counts: [Int] = [1000]) -> (Numbers, UICollectionViewTransitionLayout) {
    let numbers = Numbers(counts, three)
    numbers.tester.advance(by: 0.02)
    let between = UICollectionViewTransitionLayout(currentLayout: three, nextLayout: five)
    numbers.view.collectionViewLayout = between
    numbers.tester.advance(by: 0.02)
    return (numbers, between)
  }

  private func frame(_ item: Int, _ layout: UICollectionViewLayout) -> CGRect {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
  }

  private func cell(_ item: Int, _ numbers: Numbers) -> CGRect {
    numbers.view.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    let parts = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    return parts.allSatisfy { abs($0) < 0.01 }
  }

  private func mixed(_ item: Int, _ share: CGFloat) -> CGRect {
    let (a, b) = (frame(item, three), frame(item, five))
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CGRect(
      x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
      height: mix(a.height, b.height))
  }

  @Test func `Set by itself it shows what lies between its layouts, as its progress says`() {
    let (numbers, between) = shelf()
    #expect(numbers.view.collectionViewLayout === between && !between.isUnderWay)
    #expect(isNear(cell(0, numbers), frame(0, three)))
    #expect(isNear(cell(7, numbers), frame(7, three)))
    for share: CGFloat in [0.3, 0.5, 1, 0.2] {
      between.transitionProgress = share
      #expect(between.transitionProgress == share)
      numbers.tester.advance(by: 0.02)
      for item in [0, 4, 13] {
        #expect(isNear(cell(item, numbers), mixed(item, share)), "\(item) at \(share)")
      }
      let heights = [three, five].map { $0.collectionViewContentSize.height }
      #expect(
        abs(numbers.view.contentSize.height - (heights[0] + (heights[1] - heights[0]) * share)) < 1)
    }
    between.transitionProgress = .nan
    #expect(between.transitionProgress == 0.2)
  }

  @Test func `The window is full at any progress and any offset`() {
    let (numbers, between) = shelf([400])
    for (share, y): (CGFloat, CGFloat) in [(0.5, 3000), (0.9, 4000), (0.1, 9000), (0.5, 0)] {
      between.transitionProgress = share
      numbers.view.contentOffset.y = y
      numbers.tester.advance(by: 0.02)
      let window = numbers.view.bounds
      let expected = (0..<400).filter { mixed($0, share).intersects(window) }
      let shown = numbers.view.indexPathsForVisibleItems.map(\.item).sorted()
      #expect(Set(expected).isSubset(of: shown), "\(share) \(y)")
      #expect(shown.count < expected.count + 40)
    }
  }

  @Test func `The next layout is set at the end, or the first one again, and is nobody else's`() {
    let (numbers, between) = shelf()
    between.transitionProgress = 1
    numbers.tester.advance(by: 0.02)
    let before = cell(9, numbers)
    numbers.view.collectionViewLayout = five
    numbers.tester.advance(by: 0.02)
    #expect(cell(9, numbers) == before && five.collectionView === numbers.view)
    #expect(between.collectionView == nil && three.collectionView == nil)
    between.transitionProgress = 0.4
    numbers.tester.advance(by: 0.02)
    #expect(cell(9, numbers) == before)
  }

  @Test func `Items that come, and another size of the view, are followed`() {
    let (numbers, between) = shelf([12])
    between.transitionProgress = 0.5
    numbers.tester.advance(by: 0.02)
    numbers.counts = [30]
    numbers.view.reloadData()
    numbers.tester.advance(by: 0.02)
    #expect(numbers.view.cellForItem(at: IndexPath(item: 14, section: 0)) != nil)
    #expect(isNear(cell(14, numbers), mixed(14, 0.5)))
    let width = cell(0, numbers).width
    numbers.view.frame.size.width = 160
    numbers.tester.advance(by: 0.02)
    #expect(isNear(cell(14, numbers), mixed(14, 0.5)) && cell(0, numbers).width < width)
    numbers.counts = [29]
    numbers.view.performBatchUpdates {
      numbers.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
    }
    numbers.tester.settle()
    numbers.tester.advance(by: 0.02)
    #expect(isNear(cell(14, numbers), mixed(14, 0.5)))
  }

  @Test func `What only one of the layouts has fades where it is`() {
    final class Odd: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item % 2 == 1 }
      }

      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        indexPath.item % 2 == 1 ? super.layoutAttributesForItem(at: indexPath) : nil
      }
    }
    let flow = UICollectionViewFlowLayout()
    let numbers = Numbers([20], flow)
    numbers.tester.advance(by: 0.02)
    let between = UICollectionViewTransitionLayout(currentLayout: flow, nextLayout: Odd())
    numbers.view.collectionViewLayout = between
    between.transitionProgress = 0.75
    numbers.tester.advance(by: 0.02)
    #expect(numbers.view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 0.25)
    #expect(numbers.view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha == 1)
  }

  @Test func `A subclass of a collection view hears of every layout that is set`() {
    final class Told: UICollectionView {
      var heard: [String] = []

      override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        heard.append("short")
        super.setCollectionViewLayout(layout, animated: animated)
      }

      override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
      ) {
        heard.append(animated ? "animated" : "at once")
        super.setCollectionViewLayout(layout, animated: animated, completion: completion)
      }
    }
    let told = Told(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: three)
    let numbers = Numbers([100], three, view: told)
    numbers.tester.advance(by: 0.02)
    told.heard = []
    told.collectionViewLayout = five
    told.setCollectionViewLayout(three, animated: true)
    var ends: [Bool] = []
    told.setCollectionViewLayout(five, animated: true) { ends.append($0) }
    numbers.tester.settle()
    #expect(told.heard == ["short", "at once", "short", "animated", "animated"])
    #expect(ends == [true] && told.collectionViewLayout === five)
  }
}
