import Testing
import TouchTesting

@testable import TouchKit

@Suite struct ContentInsetsReferenceTests {
  private func first(_ numbers: Numbers, _ section: Int) -> CGRect? {
    numbers.view.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame
  }

  private func last(_ numbers: Numbers, _ section: Int) -> CGRect? {
    numbers.view.layoutAttributesForItem(at: IndexPath(item: 2, section: section))?.frame
  }

  /// Four sections: what the configuration says, nothing, the safe area, and nothing with insets.
  private func make(_ reference: UIContentInsetsReference) -> Numbers {
    let references: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .none]
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let section = Composed.rows(of: 100)
        section.contentInsetsReference = references[index]
        if index == 3 { section.contentInsets = Composed.insets(0, 5, 0, 15) }
        return section
      }, configuration: Composed.configuration { $0.contentInsetsReference = reference })
    return Numbers([3, 3, 3, 3], layout)
  }

  @Test(arguments: [UIContentInsetsReference.automatic, .safeArea, .none])
  func `Sections stay out of what covers the sides, or reach below it`(
    reference: UIContentInsetsReference
  ) {
    let numbers = make(reference)
    numbers.tester.window.setSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
    numbers.frame()
    #expect(first(numbers, 0)?.minX == (reference == .none ? 0 : 20))
    #expect(last(numbers, 0)?.maxX == (reference == .none ? 320 : 290))
    #expect(first(numbers, 1)?.origin == CGPoint(x: 0, y: 100))
    #expect(last(numbers, 1)?.maxX == 320)
    #expect(first(numbers, 2) == CGRect(x: 20, y: 200, width: 90, height: 100))
    #expect(last(numbers, 2)?.maxX == 290)
    #expect(first(numbers, 3)?.minX == 5 && last(numbers, 3)?.maxX == 305)
    #expect(numbers.view.contentSize == CGSize(width: 320, height: 400))
    numbers.tester.window.setSafeAreaInsets(.zero)
    numbers.frame()
    #expect(first(numbers, 2)?.minX == 0 && last(numbers, 2)?.maxX == 320)
  }

  @Test func `The same on the screen where the safe area is added to the content's insets`() {
    let numbers = make(.safeArea)
    numbers.view.contentInsetAdjustmentBehavior = .always
    numbers.tester.window.setSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
    numbers.frame()
    func onScreen(_ frame: CGRect?) -> CGRect? { frame.map { numbers.onScreen($0) } }
    #expect(numbers.view.contentOffset.x == -20)
    #expect(onScreen(first(numbers, 0)) == CGRect(x: 20, y: 0, width: 90, height: 100))
    #expect(onScreen(first(numbers, 1))?.minX == 0)
    #expect(onScreen(last(numbers, 1))?.maxX == 320)
    #expect(numbers.view.cellForItem(at: IndexPath(item: 0, section: 1)) != nil)
  }
}
