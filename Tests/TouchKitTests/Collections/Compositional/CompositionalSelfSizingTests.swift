import Testing
import TouchTesting

@testable import TouchKit

@Suite struct CompositionalSelfSizingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Rows as wide as the section, thought to be 50 points high.
  private static func rows(spacing: CGFloat = 10) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Composed.size(.fractionalWidth(1), .estimated(50)),
        subitems: [Composed.item(.fractionalWidth(1), .estimated(50))]))
    section.interGroupSpacing = spacing
    return section
  }

  private static func lengths(_ count: Int, seed: UInt64 = 7) -> [CGFloat] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((state >> 33) % 4000) + 1
    }
  }

  @Test func `Rows are as high as their text, and headers and footers as they want`() {
    let section = CompositionalSelfSizingTests.rows()
    section.contentInsets = Composed.insets(5, 10, 5, 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Composed.size(.fractionalWidth(1), .estimated(40)),
        elementKind: Composed.header, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Composed.size(.fractionalWidth(1), .estimated(40)),
        elementKind: Composed.footer, alignment: .bottom),
    ]
    let notes = Notes(
      [[100, 700], [1000]], UICollectionViewCompositionalLayout(section: section), edge: 25)
    #expect(
      notes.frames == [
        CGRect(x: 10, y: 30, width: 300, height: 20), CGRect(x: 10, y: 60, width: 300, height: 60),
        CGRect(x: 10, y: 180, width: 300, height: 80),
      ])
    let edges =
      notes.view.visibleSupplementaryViews(ofKind: Composed.header).map(\.frame)
      + notes.view.visibleSupplementaryViews(ofKind: Composed.footer).map(\.frame)
    #expect(
      edges.sorted { $0.minY < $1.minY } == [
        CGRect(x: 10, y: 0, width: 300, height: 25),
        CGRect(x: 10, y: 125, width: 300, height: 25),
        CGRect(x: 10, y: 150, width: 300, height: 25),
        CGRect(x: 10, y: 265, width: 300, height: 25),
      ])
    #expect(notes.view.contentSize == CGSize(width: 320, height: 290))
  }

  @Test func `Rows that are much lower than was thought stay one to a group`() {
    let notes = Notes(
      [[20, 20, 20]],
      UICollectionViewCompositionalLayout(section: CompositionalSelfSizingTests.rows()))
    #expect(
      notes.frames == [0, 30, 60].map { CGRect(x: 0, y: $0, width: 320, height: 20) })
    #expect(notes.view.contentSize.height == 80)
  }

  @Test func `Of two columns a row is as high as its higher cell`() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: Composed.size(.fractionalWidth(1), .estimated(50)),
      subitem: Composed.item(.fractionalWidth(1), .estimated(50)), count: 2)
    row.interItemSpacing = .fixed(20)
    let notes = Notes(
      [[100, 400, 500, 20, 90]],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
    #expect(
      notes.frames == [
        CGRect(x: 0, y: 0, width: 150, height: 20), CGRect(x: 170, y: 0, width: 150, height: 60),
        CGRect(x: 0, y: 60, width: 150, height: 80),
        CGRect(x: 170, y: 60, width: 150, height: 20),
        CGRect(x: 0, y: 140, width: 150, height: 20),
      ])
    // The cell that the last row has no item for is as high as was estimated.
    #expect(notes.view.contentSize.height == 190)
  }

  @Test func `Tags stand beside each other as they fit`() {
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: Composed.size(.fractionalWidth(1), .estimated(30)),
      subitems: [Composed.item(.estimated(80), .estimated(30))])
    line.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: line)
    section.interGroupSpacing = 5
    let notes = Notes(
      [[100, 90, 110, 200, 50, 300, 10]],
      UICollectionViewCompositionalLayout(section: section), isTags: true)
    #expect(
      notes.frames == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 110, y: 0, width: 90, height: 20),
        CGRect(x: 210, y: 0, width: 110, height: 20),
        CGRect(x: 0, y: 25, width: 200, height: 20),
        CGRect(x: 210, y: 25, width: 50, height: 20), CGRect(x: 0, y: 50, width: 300, height: 20),
        CGRect(x: 310, y: 50, width: 10, height: 20),
      ])
  }

  @Test func `Ten thousand notes of any height: nothing that is seen moves but by the finger`() {
    let lengths = CompositionalSelfSizingTests.lengths(10_000)
    let notes = Notes(
      [lengths, lengths],
      UICollectionViewCompositionalLayout(section: CompositionalSelfSizingTests.rows()))
    notes.view.scrollToItem(at: path(5_000, 1), at: .top, animated: false)
    notes.frame()
    #expect(notes.places[path(5_000, 1)]?.minY == 0)
    let worst = notes.worstJump(of: [-37, 53, -190, 11, -3, 400], frames: 100)
    #expect(worst < 1e-6)
  }

  @Test func `Of a million items only those are asked that are seen`() {
    Notes.asked = 0
    let notes = Notes(
      [Array(repeating: 100, count: 1_000_000)],
      UICollectionViewCompositionalLayout(section: CompositionalSelfSizingTests.rows()))
    notes.view.scrollToItem(at: path(900_000), at: .bottom, animated: true)
    for _ in 0..<240 { notes.frame() }
    #expect(abs((notes.places[path(900_000)]?.maxY ?? 0) - 480) < 0.51)
    #expect(Notes.asked < 6_000)
  }

  @Test func `A section that scrolls across is as high as the highest that was measured`() {
    let card = NSCollectionLayoutGroup.horizontal(
      layoutSize: Composed.size(.absolute(200), .estimated(50)),
      subitems: [Composed.item(.fractionalWidth(1), .estimated(50))])
    let across = NSCollectionLayoutSection(group: card)
    across.orthogonalScrollingBehavior = .groupPaging
    let notes = Notes(
      [[100, 500, 900], [100]],
      UICollectionViewCompositionalLayout(sectionProvider: { index, _ in
        index == 0 ? across : CompositionalSelfSizingTests.rows()
      }))
    #expect(notes.cell(0)?.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(notes.cell(1)?.frame == CGRect(x: 200, y: 0, width: 200, height: 60))
    #expect(notes.cell(0, 1)?.frame == CGRect(x: 0, y: 60, width: 320, height: 20))
    let finger = notes.tester.finger(downAt: CGPoint(x: 300, y: 10))
    finger.drag(to: CGPoint(x: 80, y: 10), over: 0.2)
    finger.up()
    for _ in 0..<120 { notes.frame() }
    #expect(notes.cell(2)?.frame.size == CGSize(width: 200, height: 100))
    #expect(notes.cell(0, 1)?.frame == CGRect(x: 0, y: 100, width: 320, height: 20))
  }

  @Test func `Sizes go with their items, and are forgotten in a view of another width`() {
    let notes = Notes(
      [[100, 700, 1000, 20]],
      UICollectionViewCompositionalLayout(section: CompositionalSelfSizingTests.rows()))
    notes.lengths[0].insert(2000, at: 1)
    notes.view.insertItems(at: [path(1)])
    for _ in 0..<120 { notes.frame() }
    #expect(notes.frames.map(\.height) == [20, 140, 60, 80, 20])
    notes.view.frame.size.width = 200
    notes.frame()
    #expect(notes.frames.map(\.height) == [20, 200, 80, 100, 20])
    #expect(notes.frames.map(\.width) == [200, 200, 200, 200, 200])
  }

  @Test func `Lengths of which some are other than usual, beside a plain reference`() {
    var tree = LengthTree(count: 37, usual: 10, last: 4)
    var plain = Array(repeating: CGFloat(10), count: 37)
    plain[36] = 4
    var state: UInt64 = 5
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (index, length) = (Int((state >> 33) % 37), CGFloat((state >> 40) % 30))
      tree.set(length, of: index)
      plain[index] = length
      var start: CGFloat = 0
      for number in 0...37 {
        #expect(abs(tree.start(of: number) - start) < 1e-9)
        if number < 37 { start += plain[number] }
      }
      let place = CGFloat((state >> 20) % 400)
      var found = 0
      for number in 0..<37 where plain[..<number].reduce(0, +) <= place { found = number }
      #expect(tree.index(at: place) == found)
    }
  }

  @Test func `At random: every group is where the whole section, placed by itself, has it`() {
    for seed in 1...12 {
      let lengths = CompositionalSelfSizingTests.lengths(20 + seed * 17, seed: UInt64(seed))
      let count = 1 + seed % 3
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: Composed.size(.fractionalWidth(1), .estimated(50)),
        subitem: Composed.item(.fractionalWidth(1), .estimated(50)), count: count)
      let section = NSCollectionLayoutSection(group: row)
      section.interGroupSpacing = 7
      let notes = Notes([lengths], UICollectionViewCompositionalLayout(section: section))
      // All of it is seen once.
      while notes.view.contentOffset.y + 480 < notes.view.contentSize.height {
        notes.view.contentOffset.y += 300
        notes.frame()
      }
      var top: CGFloat = 0
      for first in stride(from: 0, to: lengths.count, by: count) {
        var highest: CGFloat = 0
        for item in first..<first + count {
          let width = 320 / CGFloat(count)
          guard item < lengths.count else {
            highest = max(highest, 50)
            continue
          }
          let size = Notes.size(of: lengths[item], width: width)
          highest = max(highest, size.height)
          let frame = notes.view.layoutAttributesForItem(at: path(item))?.frame ?? .zero
          let wanted = CGRect(
            x: CGFloat(item - first) * width, y: top, width: width, height: size.height)
          #expect(
            abs(frame.minX - wanted.minX) + abs(frame.minY - wanted.minY)
              + abs(frame.width - wanted.width) + abs(frame.height - wanted.height) < 1e-6)
        }
        top += highest + 7
      }
      #expect(abs(notes.view.contentSize.height - (top - 7)) < 1e-6)
    }
  }
}
