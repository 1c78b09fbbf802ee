import Testing
import TouchKit

/// Layouts that keep what they have computed hear why it is no longer valid.
@MainActor @Suite struct InvalidationTests {
  // Rows that are computed once, and forgotten only where the layout is told to.
  private final class Rows: UICollectionViewLayout {
    private var frames: [CGRect] = []
    var reasons: [String] = []

    override func prepare() {
      guard frames.isEmpty, let view = collectionView else { return }
      frames = (0..<view.numberOfItems(inSection: 0)).map {
        CGRect(x: 0, y: CGFloat($0) * 50, width: view.bounds.width, height: 50)
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: frames.last?.width ?? 0, height: frames.last?.maxY ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      frames.indices.filter { frames[$0].intersects(rect) }
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard frames.indices.contains(path.item) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frames[path.item]
      return attributes
    }

    // How far the content is about to be scrolled, each time it asks, and what happens then.
    var distances: [CGFloat] = []
    var whenAsked: () -> Void = {}

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      distances.append(newBounds.minY - (collectionView?.bounds.minY ?? 0))
      whenAsked()
      return newBounds.width != collectionView?.bounds.width
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let counts = context.invalidateDataSourceCounts ? "counts" : "same counts"
      reasons.append((context.invalidateEverything ? "everything" : "a part") + ", " + counts)
      frames = []
      super.invalidateLayout(with: context)
    }
  }

  private final class Data: NSObject, UICollectionViewDataSource {
    var count = 4

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let layout = Rows()
  private let data = Data()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = data
    window.addSubview(view)
    window.layoutIfNeeded()
    // The data source is new, too.
    layout.reasons = []
    layout.distances = []
  }

  @Test func `A layout is asked while the view has the old offset, and knows how far it scrolls`() {
    view.contentOffset.y = 40
    view.contentOffset.y = 70
    #expect(layout.distances == [40, 30])
    #expect(view.contentOffset.y == 70 && layout.reasons.isEmpty)
  }

  @Test func `A layout that scrolls elsewhere while it is asked has its way`() {
    layout.whenAsked = { [layout, view] in
      layout.whenAsked = {}
      view.contentOffset.y = 10
    }
    view.contentOffset.y = 40
    #expect(layout.distances == [40, 10] && view.contentOffset.y == 10)
  }

  @Test func `it hears of data that is loaded anew`() {
    data.count = 6
    view.reloadData()
    window.layoutIfNeeded()
    #expect(layout.reasons == ["everything, counts"])
    #expect(view.contentSize == CGSize(width: 320, height: 300))
    #expect(view.visibleCells.count == 6)
  }

  @Test func `it hears of items that come and go`() {
    data.count = 5
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    window.layoutIfNeeded()
    #expect(layout.reasons == ["a part, counts"])
    #expect(view.contentSize.height == 250)
    data.count = 3
    view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    window.layoutIfNeeded()
    #expect(view.contentSize.height == 150)
  }

  @Test func `it is asked about another size while the view has the old one`() {
    view.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(layout.reasons == ["a part, same counts"])
    #expect(view.contentSize.width == 200)
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 200 })
    view.frame.size.height = 300
    view.contentOffset.y = 20
    window.layoutIfNeeded()
    #expect(layout.reasons.count == 1)
  }

  @Test func `it hears that it is another one by itself`() {
    layout.invalidateLayout()
    #expect(layout.reasons == ["everything, same counts"])
  }
}
