import Testing
import TouchTesting
import UIKit

// Layouts as people write them: a circle, covers that grow in the middle, a waterfall with a banner
// that sticks.
@MainActor @Suite struct LayoutTests {
  final class Photos: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
    let tester = TouchTester()
    let collectionView: UICollectionView
    var count: Int
    var heights: [Int: CGFloat] = [:]

    init(_ layout: UICollectionViewLayout, count: Int) {
      self.count = count
      collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      super.init()
      collectionView.register(CoverCell.self, forCellWithReuseIdentifier: "photo")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: WaterfallLayout.banner,
        withReuseIdentifier: "banner")
      collectionView.dataSource = self
      (layout as? WaterfallLayout)?.delegate = self
      tester.view.addSubview(collectionView)
      frame()
    }

    func frame() { tester.advance(by: tester.frameInterval) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "banner", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, heightForPhotoAtIndexPath indexPath: IndexPath
    ) -> CGFloat {
      heights[indexPath.item] ?? CGFloat(80 + indexPath.item * 37 % 90)
    }

    func cell(_ item: Int) -> UICollectionViewCell? {
      collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }

    func onScreen(_ view: UIView?) -> CGRect? {
      view.map { $0.convert($0.bounds, to: tester.view) }
    }
  }

  @Test func `A deck keeps its card where the view gets another size`() {
    let photos = Photos(DeckLayout(), count: 10)
    photos.collectionView.contentOffset.x = 320 * 4
    photos.frame()
    #expect(photos.onScreen(photos.cell(4))?.midX == 160)
    photos.collectionView.frame.size = CGSize(width: 480, height: 320)
    photos.frame()
    #expect(photos.collectionView.contentOffset.x == 1920)
    #expect(photos.onScreen(photos.cell(4))?.midX == 240)
    #expect(photos.onScreen(photos.cell(5))?.midX == 250)
  }

  @Test func `A circle: what is inserted comes out of the middle, what is deleted goes back there`()
  {
    let layout = CircleLayout()
    let photos = Photos(layout, count: 8)
    #expect(photos.cell(0)?.center == CGPoint(x: 288, y: 240))
    #expect(photos.cell(4).map { abs($0.center.x - 32) < 1e-9 } == true)
    photos.count = 9
    var ends: [Bool] = []
    photos.collectionView.performBatchUpdates(
      { photos.collectionView.insertItems(at: [IndexPath(item: 3, section: 0)]) },
      completion: { ends.append($0) })
    photos.frame()
    let new = photos.cell(3)
    let away = new.map { hypot($0.center.x - 160, $0.center.y - 240) } ?? .infinity
    #expect(away < 10 && (new?.alpha ?? 1) < 0.1)
    photos.tester.settle()
    photos.frame()
    let place = layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.center ?? .zero
    #expect(hypot((new?.center.x ?? 0) - place.x, (new?.center.y ?? 0) - place.y) < 1e-6)
    #expect(new?.alpha == 1)

    let gone = photos.cell(0)
    photos.count = 8
    photos.collectionView.performBatchUpdates(
      { photos.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)]) },
      completion: { ends.append($0) })
    photos.tester.advance(by: 0.25)
    #expect(gone.map { hypot($0.center.x - 160, $0.center.y - 240) < 15 } == true)
    photos.tester.settle()
    #expect(ends == [true, true])
    #expect(layout.preparations == ["+1 -0", "done", "+0 -1", "done"])
    #expect(photos.collectionView.visibleCells.count == 8)
  }

  @Test
  func `Covers: the middle one is largest at every moment of a drag, and a fling ends on one`() {
    let photos = Photos(CoverFlowLayout(), count: 40)
    let view = photos.collectionView
    #expect(abs(view.contentSize.width - 5780) < 1e-6)
    let finger = photos.tester.finger()
    finger.down(at: CGPoint(x: 280, y: 240))
    for step in 1...20 {
      finger.move(to: CGPoint(x: 280 - CGFloat(step) * 11, y: 240))
      photos.frame()
      for cell in view.visibleCells {
        let middle = photos.onScreen(cell)?.midX ?? 0
        let zoom = 1 + 0.3 * max(0, 1 - abs(160 - middle) / 160)
        #expect(abs(cell.transform.a - zoom) < 1e-6)
        #expect(abs(((cell as? CoverCell)?.distance ?? 0) - (160 - middle)) < 1e-6)
      }
    }
    finger.up()
    photos.tester.settle()
    photos.frame()
    #expect(view.contentOffset.x > 200)
    let middles = view.visibleCells.compactMap { photos.onScreen($0)?.midX }
    #expect(middles.contains { abs($0 - 160) < 0.51 })
  }

  @Test func `A waterfall: computed once, however far it is scrolled; its banner sticks`() {
    let layout = WaterfallLayout()
    let photos = Photos(layout, count: 200)
    let view = photos.collectionView
    for _ in 0..<50 {
      view.contentOffset.y += 60
      photos.frame()
      let banner = view.supplementaryView(
        forElementKind: WaterfallLayout.banner, at: IndexPath(item: 0, section: 0))
      #expect(photos.onScreen(banner) == CGRect(x: 0, y: 0, width: 320, height: 40))
      #expect(view.subviews.last(where: { $0 is UICollectionReusableView }) === banner)
    }
    #expect(layout.computations == 1)
    // The first one says that the data source is new.
    #expect(layout.contexts.count == 51)
    #expect(layout.contexts[0].invalidateEverything)
    #expect(
      layout.contexts[1].invalidatedSupplementaryIndexPaths == [
        WaterfallLayout.banner: [IndexPath(item: 0, section: 0)]
      ])
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell) else { continue }
      #expect(cell.frame == layout.layoutAttributesForItem(at: path)?.frame)
    }
    // Something above grows by 50 points: what is visible stays where it is.
    let seen = view.indexPathsForVisibleItems.filter { $0.item % 2 == 0 }
    let before = seen.map { photos.onScreen(view.cellForItem(at: $0))?.minY ?? 0 }
    photos.heights[0] = 130
    layout.photoChanged(at: IndexPath(item: 0, section: 0), by: 50)
    photos.frame()
    let after = seen.map { photos.onScreen(view.cellForItem(at: $0))?.minY ?? 0 }
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(layout.computations == 2)
    #expect(layout.contexts.last?.invalidatedItemIndexPaths == [IndexPath(item: 0, section: 0)])
  }

  @Test func `From the waterfall to the circle and back, caught half-way`() {
    let (waterfall, circle) = (WaterfallLayout(), CircleLayout())
    let photos = Photos(waterfall, count: 9)
    let view = photos.collectionView
    var ends: [String] = []
    let transition = view.startInteractiveTransition(to: circle) { ends.append("\($0) \($1)") }
    transition.transitionProgress = 0.5
    photos.frame()
    let middle = photos.cell(2)?.frame ?? .zero
    let own = waterfall.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame ?? .zero
    let next = circle.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame ?? .zero
    #expect(abs(middle.midX - (own.midX + next.midX) / 2) < 1e-6)
    #expect(abs(middle.width - (own.width + next.width) / 2) < 1e-6)
    view.finishInteractiveTransition()
    photos.tester.advance(by: 0.1)
    view.setCollectionViewLayout(waterfall, animated: true) { ends.append("\($0)") }
    photos.tester.settle()
    photos.frame()
    #expect(ends == ["false true", "true"])
    #expect(view.collectionViewLayout === waterfall)
    for path in view.indexPathsForVisibleItems {
      let wanted = waterfall.layoutAttributesForItem(at: path)?.frame
      #expect(view.cellForItem(at: path)?.frame == wanted)
    }
  }
}
