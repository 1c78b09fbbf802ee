import Testing
import TouchTesting

@testable import TouchKit

/// What a layout hears of an item that is moved interactively.
@Suite struct MovementContextTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `A layout hears each place of the finger, and is invalidated with its own context`() {
    let layout = HearingLayout()
    let list = MovedItems([Array(0..<40)], layout)
    list.view.beginInteractiveMovementForItem(at: path(1))
    #expect(layout.heard == [])
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 125, y: 40))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 130))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 210, y: 130))
    list.view.endInteractiveMovement()
    #expect(
      layout.heard == [
        "1 to 1 at 125, 40 from 120, 40", "with 1 to 1 at 125, 40: none",
        "1 to 6 at 205, 130 from 125, 40", "with 1 to 6 at 205, 130: 1 6, other counts",
        "6 to 6 at 210, 130 from 205, 130", "with 6 to 6 at 210, 130: none",
        "ended at 6 from 6", "with 6 to 6 at 0, 0: none, other counts",
      ])
    #expect(list.moves == ["0.1 to 0.6"])
    #expect(list.faults == [])
  }

  @Test func `A cancelled movement, and one that the data source does not make, go back`() {
    let layout = HearingLayout()
    let list = MovedItems([Array(0..<40)], layout)
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 130))
    layout.heard = []
    list.view.cancelInteractiveMovement()
    #expect(layout.heard.first == "cancelled at 1 from 6")
    #expect(list.faults == [])

    let other = HearingLayout()
    let numbers = Numbers([40], other)
    numbers.view.beginInteractiveMovementForItem(at: path(1))
    numbers.view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 130))
    other.heard = []
    numbers.view.endInteractiveMovement()
    #expect(other.heard.first == "cancelled at 1 from 6")
    numbers.tester.settle()
    #expect(numbers.faults == [])
  }

  @Test func `An item that was not moved away is let go, and nothing is cancelled`() {
    let layout = HearingLayout()
    let list = MovedItems([Array(0..<40)], layout)
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.endInteractiveMovement()
    #expect(layout.heard.first == "ended at 1 from 1")
    #expect(list.faults == [])
  }

  @Test func `What replaces a movement is no end of it`() {
    let layout = HearingLayout()
    let list = MovedItems([Array(0..<40)], layout)
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 130))
    layout.heard = []
    list.view.reloadData()
    #expect(layout.heard == [])
    #expect(list.faults == [])
  }

  @Test func `A layout can move the content with its context`() {
    let layout = HearingLayout()
    layout.adjustment = CGPoint(x: 0, y: 30)
    let list = MovedItems([Array(0..<400)], layout)
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 130))
    #expect(list.view.contentOffset.y == 30)
    list.view.endInteractiveMovement()
    #expect(list.faults == [])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `A layout that does something else when it is asked`(_ what: Int) {
    let layout = HearingLayout()
    let list = MovedItems([Array(0..<40)], layout)
    layout.onAsk = { [unowned list] in
      switch what {
      case 0: list.view.cancelInteractiveMovement()
      case 1: list.view.reloadData()
      case 2: list.view.endInteractiveMovement()
      default: list.view.collectionViewLayout = MovedItems.grid()
      }
    }
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 130))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 125, y: 40))
    list.view.endInteractiveMovement()
    #expect(list.faults == [])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `A layout that does something else when it hears of the end`(_ what: Int) {
    let layout = HearingLayout()
    let list = MovedItems([Array(0..<40)], layout)
    list.view.beginInteractiveMovementForItem(at: path(1))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 205, y: 130))
    layout.onEnd = { [unowned list] in
      switch what {
      case 0: list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      case 1: list.view.reloadData()
      case 2:
        list.items[0].append(100)
        list.view.insertItems(at: [IndexPath(item: 40, section: 0)])
      default: list.view.setCollectionViewLayout(MovedItems.grid(), animated: true)
      }
    }
    if what % 2 == 0 {
      list.view.endInteractiveMovement()
    } else {
      list.view.cancelInteractiveMovement()
    }
    list.tester.settle()
    list.view.cancelInteractiveMovement()
    #expect(list.faults == [])
  }
}

/// Rows of four, which note what they hear of movements.
private final class HearingLayout: UICollectionViewFlowLayout {
  final class Context: UICollectionViewFlowLayoutInvalidationContext {}

  var heard: [String] = []
  var adjustment = CGPoint.zero
  var onAsk: (() -> Void)?
  var onEnd: (() -> Void)?

  override init() {
    super.init()
    itemSize = CGSize(width: 80, height: 80)
    (minimumInteritemSpacing, minimumLineSpacing) = (0, 0)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override class var invalidationContextClass: AnyClass {
    Context.self
  }

  private func text(_ paths: [IndexPath]) -> String {
    paths.map { String($0.item) }.joined(separator: " ")
  }

  private func text(_ point: CGPoint) -> String {
    "\(Int(point.x)), \(Int(point.y))"
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    heard.append(
      "\(text(previousIndexPaths)) to \(text(targetIndexPaths)) at \(text(targetPosition)) "
        + "from \(text(previousPosition))")
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    context.contentOffsetAdjustment = adjustment
    adjustment = .zero
    let ask = onAsk
    onAsk = nil
    ask?()
    return context
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    heard.append(
      "\(movementCancelled ? "cancelled" : "ended") at \(text(indexPaths)) "
        + "from \(text(previousIndexPaths))")
    let end = onEnd
    onEnd = nil
    end?()
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context is Context, let old = context.previousIndexPathsForInteractivelyMovingItems,
      let new = context.targetIndexPathsForInteractivelyMovingItems
    {
      let items = context.invalidatedItemIndexPaths.map { text($0) } ?? "none"
      heard.append(
        "with \(text(old)) to \(text(new)) at \(text(context.interactiveMovementTarget)): \(items)"
          + (context.invalidateDataSourceCounts ? ", other counts" : ""))
    }
    super.invalidateLayout(with: context)
  }
}
