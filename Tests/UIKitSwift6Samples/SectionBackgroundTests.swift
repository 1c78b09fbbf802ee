import Testing
import TouchTesting
import UIKit

// Decoration views, as people use them most: a ground behind each section.
@MainActor @Suite struct SectionBackgroundTests {
  final class Photos: NSObject, UICollectionViewDataSource, SectionBackgroundLayoutDelegate {
    let tester = TouchTester()
    let collectionView: UICollectionView
    var counts = [4, 9, 3, 30, 4, 40]
    var heard: [String] = []

    init(_ layout: UICollectionViewFlowLayout) {
      layout.itemSize = CGSize(width: 70, height: 70)
      layout.minimumLineSpacing = 10
      layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 15, right: 5)
      collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      super.init()
      collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      collectionView.dataSource = self
      collectionView.delegate = self
      tester.view.addSubview(collectionView)
      tester.settle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      backgroundColorForSectionAt section: Int
    ) -> UIColor {
      counts[section] % 2 == 0 ? .red : .blue
    }

    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      heard.append(elementKind)
    }

    /// The grounds that are seen, from top to bottom: where they begin, how high they are, their colors.
    var grounds: [String] {
      collectionView.subviews.compactMap { $0 as? SectionBackgroundView }
        .filter { !$0.isHidden && $0.alpha > 0.99 }.sorted { $0.frame.minY < $1.frame.minY }
        .map {
          "\(Int($0.frame.minY)) \(Int($0.frame.height)) \($0.backgroundColor == .red ? "red" : "blue")"
        }
    }
  }

  @Test func `Each section has its ground behind it, which scrolls, comes and goes with it`() {
    let photos = Photos(SectionBackgroundLayout())
    let view = photos.collectionView
    #expect(photos.grounds == ["0 90 red", "90 250 blue", "340 90 blue", "430 650 red"])
    #expect(view.subviews.prefix(4).allSatisfy { $0 is SectionBackgroundView })
    photos.tester.tap(at: CGPoint(x: 40, y: 40))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    var made: Set<ObjectIdentifier> = []
    for _ in 0..<30 {
      view.contentOffset.y += 50
      photos.tester.advance(by: photos.tester.frameInterval)
      for case let ground as SectionBackgroundView in view.subviews {
        made.insert(ObjectIdentifier(ground))
      }
    }
    #expect(photos.grounds == ["1170 810 red"] && made.count <= 5)
    #expect(photos.heard.isEmpty)
  }

  @Test func `Items and sections that come and go change the grounds on the way and at the end`() {
    let photos = Photos(SectionBackgroundLayout())
    let view = photos.collectionView
    photos.counts[0] = 8
    view.insertItems(at: (4..<8).map { IndexPath(item: $0, section: 0) })
    photos.tester.advance(by: 0.1)
    let first = view.subviews.first { $0.frame.minY == 0 }
    #expect((first?.frame.height ?? 0) > 95 && (first?.frame.height ?? 0) < 165)
    photos.tester.settle()
    #expect(photos.grounds == ["0 170 red", "170 250 blue", "420 90 blue"])
    photos.counts.remove(at: 0)
    view.deleteSections([0])
    photos.tester.settle()
    #expect(photos.grounds == ["0 250 blue", "250 90 blue", "340 650 red"])
    view.reloadData()
    photos.tester.settle()
    #expect(photos.grounds == ["0 250 blue", "250 90 blue", "340 650 red"])
  }

  @Test func `They fade in and out in a change of layout, with what their attributes say`() {
    let photos = Photos(UICollectionViewFlowLayout())
    let view = photos.collectionView
    let target = SectionBackgroundLayout()
    target.itemSize = CGSize(width: 70, height: 70)
    target.minimumLineSpacing = 10
    let transition = view.startInteractiveTransition(to: target) { _, _ in }
    transition.transitionProgress = 0.5
    photos.tester.advance(by: photos.tester.frameInterval)
    let grounds = view.subviews.compactMap { $0 as? SectionBackgroundView }
    #expect(grounds.count >= 3 && grounds.allSatisfy { $0.alpha > 0.3 && $0.alpha < 0.7 })
    #expect(grounds.allSatisfy { $0.backgroundColor == .red || $0.backgroundColor == .blue })
    view.finishInteractiveTransition()
    photos.tester.settle()
    #expect(photos.grounds.prefix(2) == ["0 70 red", "70 230 blue"])
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    photos.tester.settle()
    #expect(photos.grounds.isEmpty)
  }

  @Test func `A context names decoration views, and attributes know what they are of`() {
    let path = IndexPath(item: 0, section: 2)
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedDecorationIndexPaths == nil)
    context.invalidateDecorationElements(ofKind: SectionBackgroundView.kind, at: [path])
    #expect(context.invalidatedDecorationIndexPaths == [SectionBackgroundView.kind: [path]])
    let attributes = SectionBackgroundAttributes(
      forDecorationViewOfKind: SectionBackgroundView.kind, with: path)
    attributes.color = .red
    #expect(attributes.representedElementCategory == .decorationView)
    #expect(attributes.representedElementKind == SectionBackgroundView.kind)
    let copy = attributes.copy() as! SectionBackgroundAttributes
    #expect(copy.isEqual(attributes) && copy.representedElementCategory == .decorationView)
    #expect(copy.color == .red && copy.indexPath == path)
  }
}
