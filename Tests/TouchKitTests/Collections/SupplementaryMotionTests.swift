import Testing
import TouchTesting

@testable import TouchKit

@Suite struct SupplementaryMotionTests {
  /// Headers come from 200 points below, and go 100 points to the right.
  final class Sliding: UICollectionViewFlowLayout {
    var asked: [String] = []

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("come \(path.section)")
      let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      attributes?.frame.origin.y += 200
      return attributes
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("go \(path.section)")
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = CGRect(x: 100, y: 0, width: 320, height: 30)
      return attributes
    }
  }

  @Test func `Headers come from where their layout says, and go where it says`() {
    let layout = Sliding()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let numbers = Numbers([1], layout)
    let kind = UICollectionView.elementKindSectionHeader
    numbers.counts = [1, 1]
    numbers.view.insertSections([1])
    numbers.frame()
    #expect(layout.asked == ["come 1"])
    func header(_ section: Int) -> CGRect? {
      numbers.view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?
        .frame
    }
    // The spring has just begun: it is to be at 80, and comes from 280.
    #expect(header(1).map { $0.minY > 250 && $0.minY <= 280 } == true)
    for _ in 0..<120 { numbers.frame() }
    #expect(header(1)?.minY == 80)
    let old = numbers.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    numbers.counts = [1]
    numbers.view.deleteSections([0])
    #expect(layout.asked == ["come 1", "go 0"])
    for _ in 0..<20 { numbers.frame() }
    #expect(old.map { $0.frame.minX > 50 && $0.frame.minX <= 100 } == true)
  }

  @Test func `Section insets count from the safe area where that is wanted`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let numbers = Numbers([3], layout)
    numbers.tester.window.setSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20))
    numbers.frame()
    #expect(numbers.place(of: 0)?.minX == 5 && numbers.place(of: 2)?.maxX == 315)
    layout.sectionInsetReference = .fromSafeArea
    numbers.frame()
    // Two fit into 250.
    #expect(numbers.place(of: 0)?.minX == 45 && numbers.place(of: 1)?.maxX == 295)
    numbers.view.contentInset.left = 30
    numbers.frame()
    #expect(numbers.place(of: 0).map { $0.minX + numbers.view.contentOffset.x } == 15)
    numbers.tester.window.setSafeAreaInsets(.zero)
    numbers.frame()
    #expect(numbers.place(of: 0).map { $0.minX + numbers.view.contentOffset.x } == 5)
  }
}
