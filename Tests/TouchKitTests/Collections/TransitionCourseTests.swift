import Testing
import TouchTesting

@testable import TouchKit

@Suite struct TransitionCourseTests {
  @Test(arguments: 1...100)
  func
    `A hundred random courses: every completion once, frames between the layouts, no gap at rest`(
      seed: Int
    )
  {
    var dice = Chance(seed: UInt64(seed))
    let layouts = (1...8).map { ColumnGridLayout(columns: $0) }
    let numbers = Numbers([seed % 5 == 0 ? 1_000_000 : 1000], layouts[2])
    let view = numbers.view
    view.contentOffset.y = CGFloat(dice.roll(20_000))
    numbers.frame()
    var ends: [Int] = []
    var strays = 0
    for _ in 0..<60 {
      let point = CGPoint(
        x: CGFloat(dice.roll(320)), y: CGFloat(dice.roll(480)) + view.contentOffset.y)
      switch dice.roll(10) {
      case 0, 1:
        let next = layouts[dice.roll(8)]
        let number = ends.count
        ends.append(0)
        if dice.roll(2) == 0 {
          view.startInteractiveTransition(to: next, at: point) { _, _ in ends[number] += 1 }
        } else {
          view.startInteractiveTransition(to: next) { _, _ in ends[number] += 1 }
        }
      case 2:
        let next = layouts[dice.roll(8)]
        let number = ends.count
        ends.append(0)
        view.setCollectionViewLayout(next, animated: dice.roll(3) > 0) { _ in ends[number] += 1 }
      case 3, 4:
        (view.collectionViewLayout as? UICollectionViewTransitionLayout)?.transitionProgress =
          dice.part()
      case 5: view.finishInteractiveTransition()
      case 6: view.cancelInteractiveTransition()
      case 7: view.catchInteractiveTransition(at: point)
      case 8: view.moveInteractiveTransition(to: point)
      default: break
      }
      for _ in 0..<dice.roll(8) {
        numbers.frame()
        strays += self.strays(view)
      }
    }
    dice.roll(2) == 0 ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
    numbers.tester.settle()
    numbers.frame()
    #expect(strays == 0)
    #expect(ends.allSatisfy { $0 == 1 }, "\(ends)")
    #expect(!(view.collectionViewLayout is UICollectionViewTransitionLayout))
    #expect(numbers.faults.prefix(5) == [])
    #expect(view.contentOffset == view.clamped(view.contentOffset))
  }

  // Each cell lies between the smallest and the largest of what the layouts that have a share make of it.
  private func strays(_ view: UICollectionView) -> Int {
    guard let transition = view.transition else { return 0 }
    var count = 0
    for element in view.shown {
      var (left, top) = (CGFloat.infinity, CGFloat.infinity)
      var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
      var (width, height) = (CGFloat(0), CGFloat(0))
      for share in transition.blend.shares {
        guard let frame = share.layout.element(element.key)?.frame else { continue }
        (left, top) = (min(left, frame.minX), min(top, frame.minY))
        (right, bottom) = (max(right, frame.maxX), max(bottom, frame.maxY))
        (width, height) = (max(width, frame.width), max(height, frame.height))
      }
      let frame = element.view.frame.insetBy(dx: 1e-6, dy: 1e-6)
      let isBetween =
        frame.minX >= left && frame.maxX <= right && frame.minY >= top && frame.maxY <= bottom
        && frame.width <= width && frame.height <= height
      if !isBetween { count += 1 }
    }
    return count
  }
}
