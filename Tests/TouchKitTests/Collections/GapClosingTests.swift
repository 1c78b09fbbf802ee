import Testing
import TouchTesting

@testable import TouchKit

@Suite struct GapClosingTests {
  @Test func `The worked examples: columns change in the middle, items grow early`() {
    func across(_ part: CGFloat) -> CGFloat {
      GapClosing.across(part) / (GapClosing.across(part) + GapClosing.across(1 - part))
    }
    #expect(abs(across(0.25) - 0.0005) < 0.0001)
    #expect(abs(across(0.4) - 0.055) < 0.001)
    #expect(across(0.5) == 0.5)
    var (straight, grown) = (StraightMixture(), GapClosingMixture())
    for own in [
      CGRect(x: 0, y: 0, width: 130, height: 130), CGRect(x: 195, y: 0, width: 195, height: 195),
    ] {
      let source = BlendSource(ElementAttributes(frame: own, alpha: 1, zIndex: 0))
      straight.addSize(source, weight: 0.5, across: 0.5)
      straight.addLocation(source, weight: 0.5, across: 0.5)
      grown.addSize(source, weight: 0.5, across: 0.5)
      grown.addLocation(source, weight: 0.5, across: 0.5)
    }
    #expect(straight.findSize() && grown.findSize())
    #expect(straight.frame.width == 162.5)
    #expect(abs(grown.frame.width - 180) < 0.5)
    #expect(grown.frame.midX == straight.frame.midX)
    (straight, grown) = (StraightMixture(), GapClosingMixture())
    // A layout that does not have the element adds nothing.
    straight.addSize(BlendSource(), weight: 1, across: 1)
    grown.addSize(BlendSource(), weight: 1, across: 1)
    #expect(!straight.findSize() && !grown.findSize())
    #expect(ElementOpacity.opacity(0) == 0 && ElementOpacity.opacity(1) == 1)
    #expect(abs(ElementOpacity.opacity(0.25) - 0.68) < 0.01)
    #expect(abs(ElementOpacity.opacity(0.5) - 0.94) < 0.01)
  }

  /// How much of the screen shows an item, from 0 to 1; half an opacity counts half.
  private func coverage(_ numbers: Numbers) -> CGFloat {
    var sum: CGFloat = 0
    var points: CGFloat = 0
    for x in stride(from: CGFloat(3), to: 390, by: 6) {
      for y in stride(from: CGFloat(3), to: 844, by: 6) {
        let point = CGPoint(x: x, y: y)
        var bare: CGFloat = 1
        for cell in numbers.view.visibleCells where numbers.onScreen(cell.frame).contains(point) {
          bare *= 1 - cell.alpha
        }
        sum += 1 - bare
        points += 1
      }
    }
    return sum / points
  }

  // Straight ways, fading evenly, cover 0.77, 0.70 and 0.82 from 3 to 2, and 0.80, 0.73 and 0.78 from 3 to 4.
  @Test(arguments: [2, 4])
  func `On its way a grid leaves few gaps`(columns: Int) {
    let numbers = Numbers(
      [1000], ColumnGridLayout(columns: 3), size: CGSize(width: 390, height: 844))
    numbers.view.contentOffset.y = 10_000
    numbers.frame()
    let next = ColumnGridLayout(columns: columns)
    next.keep(IndexPath(item: 241, section: 0), at: 0.5)
    let transition = numbers.view.startInteractiveTransition(
      to: next, at: CGPoint(x: 195, y: 10_422))
    for (progress, least) in [(0.1, 0.97), (0.25, 0.93), (0.5, 0.75), (0.75, 0.93), (0.9, 0.96)] {
      transition.transitionProgress = progress
      numbers.frame()
      #expect(coverage(numbers) > least, "\(coverage(numbers)) at \(progress)")
    }
  }

  @Test func `What comes fades in and what goes fades out, never back`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 2))
    numbers.view.contentOffset.y = 8000
    numbers.frame()
    let stayed = Set(numbers.items)
    let transition = numbers.view.startInteractiveTransition(to: ColumnGridLayout(columns: 4))
    var last: [Int: CGFloat] = [:]
    var came: Set<Int> = []
    for step in 1...40 {
      transition.transitionProgress = CGFloat(step) / 40
      numbers.frame()
      for item in numbers.items {
        let alpha = numbers.view.cellForItem(at: IndexPath(item: item, section: 0))?.alpha ?? 0
        if stayed.contains(item) {
          #expect(alpha == 1)
        } else {
          came.insert(item)
          #expect(alpha >= last[item] ?? 0)
          last[item] = alpha
        }
      }
    }
    #expect(came.count > 10 && last.values.allSatisfy { $0 > 0.99 })
  }
}
