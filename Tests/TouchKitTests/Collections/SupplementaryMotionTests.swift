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

  /// Says which headers come and go.
  final class Replacing: UICollectionViewFlowLayout {
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []
    var asked: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      asked.append("prepare")
    }

    override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      asked.append("insert")
      return super.indexPathsToInsertForSupplementaryView(ofKind: kind) + inserted
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
      asked.append("delete")
      return super.indexPathsToDeleteForSupplementaryView(ofKind: kind) + deleted
    }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("final \(path.section)")
      return nil
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind kind: String, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      asked.append("initial \(path.section)")
      return nil
    }
  }

  private func headers(_ layout: Replacing) -> (Numbers, (Int) -> UICollectionReusableView?) {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let numbers = Numbers([1, 1], layout)
    return (
      numbers,
      { [view = numbers.view] in
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: $0))
      }
    )
  }

  @Test func `A header that the layout deletes goes out by the path it had, and another one comes`()
  {
    let layout = Replacing()
    let (numbers, header) = headers(layout)
    let (first, second) = (header(0), header(1))
    layout.deleted = [IndexPath(item: 0, section: 1)]
    numbers.counts = [1, 1, 1]
    numbers.view.insertSections([0])
    numbers.frame()
    #expect(layout.asked.first == "prepare")
    #expect(layout.asked.filter { $0 == "delete" }.count == 1)
    #expect(layout.asked.contains("final 1") && layout.asked.contains("initial 2"))
    // The first section is the second one now; the header of the other one is new.
    #expect(header(1) === first)
    #expect(header(2) != nil && header(2) !== second)
    for _ in 0..<20 { numbers.frame() }
    #expect(second.map { $0.alpha < 0.5 } == true)
    for _ in 0..<200 { numbers.frame() }
    #expect(numbers.view.shown.filter { !$0.key.isCell }.count == 3)
  }

  @Test func `A header that the layout inserts takes the place of the one that was there`() {
    let layout = Replacing()
    let (numbers, header) = headers(layout)
    let (first, second) = (header(0), header(1))
    layout.inserted = [IndexPath(item: 0, section: 0)]
    numbers.counts = [2, 1]
    numbers.view.insertItems(at: [IndexPath(item: 1, section: 0)])
    numbers.frame()
    #expect(header(0) != nil && header(0) !== first && header(1) === second)
    #expect(layout.asked.contains("initial 0"))
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
