import Testing
import TouchTesting

@testable import TouchKit

@Suite struct SelfSizingTests {
  /// The same numbers in every run.
  private static func lengths(_ count: Int, seed: UInt64 = 7) -> [CGFloat] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((state >> 33) % 4000) + 1
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `A list of notes that wrap: each is as high as its text`() {
    let notes = Notes([[100, 700, 1000, 20]], Notes.rows)
    #expect(
      notes.frames == [
        CGRect(x: 0, y: 0, width: 320, height: 20), CGRect(x: 0, y: 30, width: 320, height: 60),
        CGRect(x: 0, y: 100, width: 320, height: 80),
        CGRect(x: 0, y: 190, width: 320, height: 20),
      ])
    #expect(notes.view.contentSize == CGSize(width: 320, height: 210))
  }

  @Test func `Tags stand beside each other as they fit, each as wide as its word`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 60, height: 40)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 5
    let notes = Notes([[100, 90, 110, 200, 50]], layout, isTags: true)
    #expect(
      notes.frames == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 110, y: 0, width: 90, height: 20),
        CGRect(x: 210, y: 0, width: 110, height: 20),
        CGRect(x: 0, y: 25, width: 200, height: 20),
        CGRect(x: 210, y: 25, width: 50, height: 20),
      ])
  }

  @Test func `Without an estimate no cell is asked`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    let notes = Notes([[100, 700]], layout)
    Notes.asked = 0
    notes.view.reloadData()
    notes.frame()
    #expect(Notes.asked == 0)
    #expect(notes.frames.map(\.height) == [50, 50])
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    notes.frame()
    #expect(Notes.asked == 2)
    #expect(notes.frames.map(\.height) == [20, 60])
  }

  @Test func `Headers and footers say how high they want to be`() {
    let layout = Notes.rows
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let notes = Notes([[100], [700]], layout, edge: 25)
    let headers = notes.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader
    ).map(\.frame).sorted { $0.minY < $1.minY }
    #expect(
      headers == [
        CGRect(x: 0, y: 0, width: 320, height: 25), CGRect(x: 0, y: 45, width: 320, height: 25),
      ])
    #expect(notes.view.contentSize.height == 130)
  }

  @Test func `Ten thousand notes of any height: nothing that is seen moves but by the finger`() {
    let lengths = SelfSizingTests.lengths(10_000)
    let notes = Notes([lengths], Notes.rows)
    notes.view.scrollToItem(at: path(5_000), at: .top, animated: false)
    notes.frame()
    let worst = notes.worstJump(of: [-37, 53, -190, 11, -3, 400], frames: 150)
    #expect(worst < 1e-6)
  }

  @Test func `A finger that drags upwards into what was never seen, and flings, sees no jump`() {
    let notes = Notes([SelfSizingTests.lengths(2_000, seed: 3)], Notes.rows)
    notes.view.scrollToItem(at: path(1_000), at: .top, animated: false)
    notes.frame()
    let finger = notes.tester.finger(downAt: CGPoint(x: 160, y: 100))
    finger.drag(to: CGPoint(x: 160, y: 130), over: 0.05)
    var worst: CGFloat = 0
    for step in 1...20 {
      let before = notes.places
      finger.move(to: CGPoint(x: 160, y: 130 + CGFloat(step) * 15))
      notes.frame()
      let way = Notes.jump(before, notes.places, but: CGPoint(x: 0, y: 15))
      worst = max(worst, way)
    }
    #expect(worst < 1e-6)
    finger.up()
    var ways: [CGFloat] = []
    for _ in 0..<200 {
      let before = notes.places
      notes.frame()
      let after = notes.places
      // All go the same way, and downwards.
      let moved = before.compactMap { path, old in after[path].map { $0.minY - old.minY } }
      guard let first = moved.first else { continue }
      ways.append(first)
      for way in moved { worst = max(worst, abs(way - first)) }
    }
    #expect(worst < 1e-6)
    #expect(ways.allSatisfy { $0 > -1e-6 } && ways.reduce(0, +) > 100)
  }

  @Test(arguments: [
    UICollectionView.ScrollPosition.top, .centeredVertically, .bottom,
  ])
  func `Scrolling to a far item ends with it in place`(
    position: UICollectionView.ScrollPosition
  ) {
    for animated in [false, true] {
      let notes = Notes([SelfSizingTests.lengths(10_000)], Notes.rows)
      notes.view.scrollToItem(at: path(7_777), at: position, animated: animated)
      for _ in 0..<240 { notes.frame() }
      guard let place = notes.places[path(7_777)] else {
        Issue.record("It is not seen.")
        return
      }
      let wanted: CGFloat =
        position == .top
        ? 0 : position == .bottom ? 480 - place.height : (480 - place.height) / 2
      #expect(abs(place.minY - wanted) < 0.51)
    }
  }

  @Test func `An animated way to the beginning ends there, whatever is measured on it`() {
    let notes = Notes([SelfSizingTests.lengths(2_000)], Notes.rows)
    notes.view.scrollToItem(at: path(1_500), at: .top, animated: false)
    notes.frame()
    notes.view.setContentOffset(.zero, animated: true)
    for _ in 0..<240 { notes.frame() }
    #expect(notes.view.contentOffset == .zero && notes.places[path(0)]?.minY == 0)
  }

  @Test func `Of a hundred thousand items only those are asked that are seen`() {
    Notes.asked = 0
    let notes = Notes([Array(repeating: 100, count: 100_000)], Notes.rows)
    notes.view.scrollToItem(at: path(90_000), at: .top, animated: false)
    notes.frame()
    #expect(notes.places[path(90_000)]?.minY == 0)
    #expect(Notes.asked < 200)
  }

  @Test func `What was measured goes with its item, and cells that come are measured`() {
    let notes = Notes([[100, 700, 1000, 20]], Notes.rows)
    notes.lengths[0].insert(2000, at: 1)
    notes.view.insertItems(at: [path(1)])
    for _ in 0..<120 { notes.frame() }
    #expect(notes.frames.map(\.height) == [20, 140, 60, 80, 20])
    notes.lengths[0].remove(at: 0)
    notes.view.deleteItems(at: [path(0)])
    for _ in 0..<120 { notes.frame() }
    #expect(notes.frames.map(\.height) == [140, 60, 80, 20])
    #expect(notes.frames.map(\.minY) == [0, 150, 220, 310])
  }

  @Test func `Cells that come with a batch make room from where the others are seen`() {
    let notes = Notes([[100, 700, 1000]], Notes.rows)
    let before = notes.places
    notes.lengths[0].insert(3000, at: 0)
    notes.view.insertItems(at: [path(0)])
    notes.frame()
    // The spring has just begun.
    let first = notes.places
    for item in 0..<3 {
      let way = (first[path(item + 1)]?.minY ?? -1000) - (before[path(item)]?.minY ?? 0)
      #expect(way >= 0 && way < 30)
    }
    for _ in 0..<120 { notes.frame() }
    #expect(notes.frames.map(\.minY) == [0, 210, 240, 310])
  }

  @Test func `In a view of another width everything is measured anew`() {
    let layout = Notes.rows
    let notes = Notes([[100, 700, 1000, 20]], layout)
    layout.estimatedItemSize = CGSize(width: 200, height: 50)
    notes.view.frame.size.width = 200
    notes.frame()
    #expect(
      notes.frames == [
        CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 0, y: 30, width: 200, height: 80),
        CGRect(x: 0, y: 120, width: 200, height: 100),
        CGRect(x: 0, y: 230, width: 200, height: 20),
      ])
  }

  @Test func `A cell whose content changes is asked again where that is wanted`() {
    let notes = Notes([[100, 700, 1000, 20]], Notes.rows)
    func grow(_ item: Int, to length: CGFloat) -> UICollectionViewCell? {
      let cell = notes.cell(item)
      (cell as? Notes.Cell)?.length = length
      return cell
    }
    grow(1, to: 900)?.invalidateIntrinsicContentSize()
    notes.frame()
    #expect(notes.frames.map(\.minY) == [0, 30, 100, 190])
    grow(1, to: 1000)?.contentView.invalidateIntrinsicContentSize()
    notes.frame()
    #expect(notes.frames.map(\.minY) == [0, 30, 120, 210])
    notes.view.selfSizingInvalidation = .disabled
    grow(1, to: 20)?.invalidateIntrinsicContentSize()
    notes.frame()
    #expect(notes.frames.map(\.minY) == [0, 30, 120, 210])
    notes.view.collectionViewLayout.invalidateLayout()
    notes.frame()
    #expect(notes.frames.map(\.minY) == [0, 30, 60, 150])
    let label = UIView()
    grow(0, to: 1000)?.contentView.addSubview(label)
    notes.view.selfSizingInvalidation = .enabled
    label.invalidateIntrinsicContentSize()
    notes.frame()
    #expect(notes.frames.map(\.minY) == [0, 30, 60, 150])
    notes.view.selfSizingInvalidation = .enabledIncludingConstraints
    label.invalidateIntrinsicContentSize()
    notes.frame()
    #expect(notes.frames.map(\.minY) == [0, 90, 120, 210])
  }

  @Test
  func `An item that is moved by a finger takes its size along, and back where that is dropped`() {
    let notes = Notes([[100, 700, 1000, 20]], Notes.rows)
    #expect(notes.view.beginInteractiveMovementForItem(at: path(0)))
    notes.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 150))
    for _ in 0..<90 { notes.frame() }
    // The second and the third one have gone up.
    #expect(
      notes.view.layoutAttributesForItem(at: path(1))?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 60))
    notes.view.cancelInteractiveMovement()
    for _ in 0..<120 { notes.frame() }
    #expect(notes.frames.map(\.height) == [20, 60, 80, 20])
    #expect(notes.frames.map(\.minY) == [0, 30, 100, 190])
  }

  /// A column whose items are as high as their cells want, and that is told so in UIKit's terms.
  final class Column: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var adjusts = false

    private func frame(_ item: Int) -> CGRect {
      let top = (0..<item).reduce(CGFloat(0)) { $0 + (heights[$1] ?? 50) }
      return CGRect(x: 0, y: top, width: 320, height: heights[item] ?? 50)
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: frame(count).minY)
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<count).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }.filter { $0.frame.overlaps(rect) }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame(path.item)
      return attributes
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
      preferred.size.height != original.size.height
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
      withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      heights[original.indexPath.item] = preferred.size.height
      if adjusts, let view = collectionView, original.frame.minY < view.contentOffset.y {
        context.contentOffsetAdjustment.y = preferred.size.height - original.size.height
      }
      return context
    }
  }

  @Test func `A layout of the program's own hears what its cells want, and adjusts the offset`() {
    let layout = Column()
    let lengths = SelfSizingTests.lengths(300, seed: 5)
    let notes = Notes([lengths], layout)
    notes.view.contentOffset.y = 6_000
    notes.frame()
    layout.adjusts = true
    var worst: CGFloat = 0
    for _ in 0..<100 {
      let before = notes.places
      notes.view.contentOffset.y -= 23
      notes.frame()
      worst = max(worst, Notes.jump(before, notes.places, but: CGPoint(x: 0, y: 23)))
      for (path, place) in notes.places {
        #expect(place.height == Notes.size(of: lengths[path.item], width: 320).height)
      }
    }
    #expect(worst < 1e-6)
  }

  /// Answers with what is no size.
  final class Odd: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.size = CGSize(width: CGFloat.nan, height: -10)
      return attributes
    }
  }

  @Test func `What is no number counts as what it was, and less than nothing as nothing`() {
    let notes = Notes([[100, 100]], UICollectionViewFlowLayout())
    let fresh = UICollectionView(frame: notes.view.frame, collectionViewLayout: Notes.rows)
    fresh.register(Odd.self, forCellWithReuseIdentifier: "note")
    fresh.dataSource = notes
    notes.tester.view.addSubview(fresh)
    notes.frame()
    #expect(
      fresh.layoutAttributesForItem(at: path(1))?.frame
        == CGRect(x: 0, y: 10, width: 320, height: 0))
  }

  /// Does something while it is asked.
  final class Troublemaker: UICollectionViewCell {
    static var trouble: ((Troublemaker) -> Void)?

    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Troublemaker.trouble?(self)
      attributes.frame.size.height = 30
      return attributes
    }
  }

  @Test(arguments: 0..<6)
  func `A cell may do anything while it is asked, and everything is let go`(what: Int) {
    weak var kept: UICollectionView?
    weak var keptLayout: UICollectionViewLayout?
    do {
      let notes = Notes([[100, 100, 100]], UICollectionViewFlowLayout())
      let layout = Notes.rows
      notes.view.register(Troublemaker.self, forCellWithReuseIdentifier: "note")
      (kept, keptLayout) = (notes.view, layout)
      var left = 3
      Troublemaker.trouble = { [weak notes] cell in
        guard let notes, left > 0 else { return }
        left -= 1
        switch what {
        case 0: notes.view.reloadData()
        case 1: notes.view.collectionViewLayout = UICollectionViewFlowLayout()
        case 2: notes.view.dataSource = nil
        case 3: notes.view.removeFromSuperview()
        case 4:
          notes.lengths[0].removeLast()
          notes.view.deleteItems(at: [IndexPath(item: notes.lengths[0].count, section: 0)])
        default: cell.invalidateIntrinsicContentSize()
        }
      }
      notes.view.collectionViewLayout = layout
      notes.view.reloadData()
      for _ in 0..<60 { notes.frame() }
      Troublemaker.trouble = nil
      #expect(notes.view.visibleCells.count <= 3)
      notes.view.removeFromSuperview()
      notes.frame()
    }
    #expect(kept == nil && keptLayout == nil)
  }

  @Test func `At random: everything is where a plain reference has it`() {
    var state: UInt64 = 11
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<20 {
      let count = 1 + random(700)
      let lengths = SelfSizingTests.lengths(count, seed: state)
      let notes = Notes([lengths], Notes.rows)
      var seen: Set<Int> = Set(notes.view.indexPathsForVisibleItems.map(\.item))
      for _ in 0..<30 {
        let highest = max(0, notes.view.contentSize.height - 480)
        notes.view.contentOffset.y = min(
          highest, max(0, notes.view.contentOffset.y + CGFloat(random(4000) - 1500)))
        notes.frame()
        seen.formUnion(notes.view.indexPathsForVisibleItems.map(\.item))
      }
      // Cells that were there only while others were being measured have been measured too.
      var place: CGFloat = 0
      for item in 0..<count {
        guard let frame = notes.view.layoutAttributesForItem(at: path(item))?.frame else {
          Issue.record("An item has no place.")
          return
        }
        let real = Notes.size(of: lengths[item], width: 320).height
        #expect(frame.height == real || (frame.height == 50 && !seen.contains(item)))
        #expect(abs(frame.minY - place) < 1e-6)
        place = frame.maxY + 10
      }
      #expect(abs(notes.view.contentSize.height - (place - 10)) < 1e-6)
    }
  }
}
