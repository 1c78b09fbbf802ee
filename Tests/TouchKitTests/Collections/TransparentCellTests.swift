import Testing
import TouchKit
import TouchTesting

@Suite struct TransparentCellTests {
  let tester = TouchTester()
  private let layout = Deck()

  private func collection() -> UICollectionView {
    let view = UICollectionView(frame: tester.view.bounds, collectionViewLayout: layout)
    view.dataSource = layout
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    tester.view.addSubview(view)
    tester.advance(by: 0.1)
    return view
  }

  @Test func `A layout's transparent cell is there, a hidden one is not`() {
    let view = collection()
    func cell(_ item: Int) -> UICollectionViewCell? {
      view.cellForItem(at: IndexPath(item: item, section: 0))
    }
    #expect(cell(0)?.alpha == 1)
    #expect(cell(1)?.alpha == 0)
    #expect(cell(2) == nil)
    layout.changes = [1: (0.5, false), 2: (0, false)]
    layout.invalidateLayout()
    tester.advance(by: 0.1)
    #expect(cell(1)?.alpha == 0.5 && cell(2)?.alpha == 0)
    layout.changes = [1: (0.5, true)]
    layout.invalidateLayout()
    tester.advance(by: 0.1)
    #expect(cell(1) == nil)
  }

  @Test func `A content view that is turned keeps its size when the cell is laid out`() throws {
    let view = collection()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let content = cell.contentView
    content.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    content.layer.position = CGPoint(x: 100, y: 75)
    content.transform = CGAffineTransform(scaleX: 0.5, y: 1)
    for _ in 0..<3 {
      cell.setNeedsLayout()
      tester.advance(by: 0.1)
    }
    #expect(content.bounds.size == CGSize(width: 100, height: 150))
    #expect(content.frame == CGRect(x: 50, y: 0, width: 50, height: 150))
    #expect(content.transform.a == 0.5)
    cell.bounds.size = CGSize(width: 200, height: 100)
    tester.advance(by: 0.1)
    #expect(content.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    content.transform = .identity
    cell.setNeedsLayout()
    tester.advance(by: 0.1)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}

private final class Deck: UICollectionViewLayout, UICollectionViewDataSource {
  var changes: [Int: (alpha: CGFloat, isHidden: Bool)] = [1: (0, false), 2: (1, true)]

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    (0..<3).map { item in
      let new = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      new.frame = CGRect(x: CGFloat(item) * 100, y: 0, width: 100, height: 150)
      if let change = changes[item] { (new.alpha, new.isHidden) = change }
      return new
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) }
}
