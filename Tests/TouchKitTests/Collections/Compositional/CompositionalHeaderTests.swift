import Testing
import TouchTesting

@testable import TouchKit

/// What lies around the items: headers, footers, badges and grounds.
@Suite struct CompositionalHeaderTests {
  private func layout(
    _ section: NSCollectionLayoutSection,
    _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: section, configuration: Composed.configuration(change))
  }

  // MARK: At the edges of a section

  @Test func `Headers and footers make a section longer, and lie within its insets at the sides`() {
    let section = Composed.rows(of: 50)
    section.contentInsets = Composed.insets(5, 20, 6, 10)
    section.boundarySupplementaryItems = [Composed.edge(.top, 30), Composed.edge(.bottom, 20)]
    let numbers = Numbers([2, 0], layout(section))
    #expect(numbers.frame(Composed.header) == [20, 0, 290, 30])
    #expect(numbers.frames()[0].prefix(2) == [20, 35])
    #expect(numbers.frame(Composed.footer) == [20, 91, 290, 20])
    // A section without items has all of it but the groups.
    #expect(numbers.frame(Composed.header, 1) == [20, 111, 290, 30])
    #expect(numbers.frame(Composed.footer, 1) == [20, 152, 290, 20])
    #expect(numbers.view.contentSize.height == 172)
    #expect(numbers.view.visibleSupplementaryViews(ofKind: Composed.header).count == 2)
    section.supplementariesFollowContentInsets = false
    numbers.view.collectionViewLayout.invalidateLayout()
    numbers.frame()
    #expect(numbers.frame(Composed.header) == [0, 0, 320, 30])
  }

  @Test func `A corner, an offset and a part of the width`() {
    let section = Composed.rows(of: 50)
    let corner = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Composed.size(.fractionalWidth(0.25), .absolute(30)),
      elementKind: Composed.header, alignment: .topTrailing,
      absoluteOffset: CGPoint(x: -8, y: -10))
    let over = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Composed.size(.absolute(40), .absolute(12)), elementKind: Composed.footer,
      alignment: .bottomLeading, absoluteOffset: CGPoint(x: 3, y: -2))
    over.extendsBoundary = false
    section.boundarySupplementaryItems = [corner, over]
    let numbers = Numbers([1], layout(section))
    // Moved up by ten, it leaves room below it.
    #expect(numbers.frame(Composed.header) == [232, 0, 80, 30])
    #expect(numbers.frames()[0][1] == 40)
    // Inside of the edge, over the content.
    #expect(numbers.frame(Composed.footer) == [3, 40 + 50 - 12 - 2, 40, 12])
    #expect(numbers.view.contentSize.height == 90)
  }

  @Test func `Views at the sides make the room for groups narrower`() {
    let section = Composed.rows(of: 60)
    section.contentInsets = Composed.insets(0, 10, 0, 10)
    let left = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Composed.size(.absolute(30), .absolute(40)), elementKind: "left",
      alignment: .leading)
    section.boundarySupplementaryItems = [left, Composed.edge(.top, 20)]
    let numbers = Numbers([4], layout(section), kinds: ["left"])
    // Half-way down the content.
    #expect(numbers.frame("left") == [10, 20 + 40, 30, 40])
    #expect(numbers.frame(Composed.header) == [10, 0, 300, 20])
    #expect(numbers.frames()[1] == [130, 20, 90, 60])
  }

  @Test func `Sideways, headers lie at the left and footers at the right`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Composed.size(.absolute(100), .fractionalHeight(1)),
        subitems: [Composed.item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    section.contentInsets = Composed.insets(20, 5, 30, 6)
    section.boundarySupplementaryItems = [
      Composed.edge(.leading, 40), Composed.edge(.trailing, 15),
    ]
    let numbers = Numbers([3, 1], layout(section) { $0.scrollDirection = .horizontal })
    #expect(numbers.frame(Composed.header) == [0, 20, 40, 430])
    #expect(numbers.frames()[2] == [145, 20, 100, 215])
    #expect(numbers.frame(Composed.footer) == [251, 20, 15, 430])
    #expect(numbers.frame(Composed.header, 1) == [266, 20, 40, 430])
  }

  @Test func `Headers and footers of the whole layout lie around all sections`() {
    let section = Composed.rows(of: 50)
    section.boundarySupplementaryItems = [Composed.edge(.top, 30)]
    let numbers = Numbers(
      [2, 4],
      layout(section) {
        $0.boundarySupplementaryItems = [
          Composed.edge(.top, 100, "first"), Composed.edge(.bottom, 44, "last"),
        ]
        $0.interSectionSpacing = 6
      }, kinds: ["first", "last"])
    #expect(numbers.frame("first") == [0, 0, 320, 100])
    #expect(numbers.frame(Composed.header, 1) == [0, 186, 320, 30])
    #expect(numbers.frame("last") == [0, 316, 320, 44])
    #expect(numbers.view.contentSize.height == 360)
    #expect(numbers.view.visibleSupplementaryViews(ofKind: "last").count == 1)
  }

  // MARK: What stays

  private func seen(_ kind: CollectionName, _ numbers: Numbers, at place: CGFloat) -> [Int: CGFloat]
  {
    let isVertical = !numbers.view.collectionViewLayout.pinsSideways
    numbers.view.contentOffset = CGPoint(x: isVertical ? 0 : place, y: isVertical ? place : 0)
    numbers.frame()
    var found: [Int: CGFloat] = [:]
    for element in numbers.view.shown
    where !element.key.isCell && !element.key.isDecoration
      && isSame(numbers.view.kinds.name(of: element.key.kind), kind)
      && element.view.frame.overlaps(numbers.view.bounds)
    {
      let frame = numbers.onScreen(element.view.frame)
      found[element.key.section] = isVertical ? frame.minY : frame.minX
    }
    return found
  }

  private func pinned(
    _ alignment: NSRectAlignment, _ length: CGFloat, _ kind: CollectionName
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let edge = Composed.edge(alignment, length, kind)
    edge.pinToVisibleBounds = true
    return edge
  }

  // Sections of 30 + 400 + 20.
  @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
  func `A header stays until the end of its section, and a footer while its section comes`(
    _ direction: UICollectionView.ScrollDirection
  ) {
    let isVertical = direction == .vertical
    let section =
      isVertical
      ? Composed.rows(of: 100)
      : NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: Composed.size(.absolute(100), .fractionalHeight(1)),
          subitems: [Composed.item(.fractionalWidth(1), .fractionalHeight(1 / 3))]))
    section.boundarySupplementaryItems = [
      pinned(isVertical ? .top : .leading, 30, "day"),
      pinned(isVertical ? .bottom : .trailing, 20, "sum"),
    ]
    let numbers = Numbers(
      [12, 12, 12], layout(section) { $0.scrollDirection = direction }, kinds: ["day", "sum"],
      size: CGSize(width: isVertical ? 300 : 480, height: isVertical ? 480 : 300))
    #expect(seen("day", numbers, at: 0) == [0: 0, 1: 450])
    #expect(seen("sum", numbers, at: 0) == [0: 430])
    #expect(seen("day", numbers, at: 100) == [0: 0, 1: 350])
    #expect(seen("sum", numbers, at: 100) == [0: 330, 1: 460])
    // The footer of its section pushes it away.
    #expect(seen("day", numbers, at: 420) == [0: -20, 1: 30])
    #expect(seen("day", numbers, at: 460) == [1: 0, 2: 440])
    // A header of its section is before it.
    #expect(seen("sum", numbers, at: 0) == [0: 430])
    #expect(seen("sum", numbers, at: 15) == [0: 415, 1: 465])
    // A finger's steps come to the same.
    for place in stride(from: CGFloat(460), through: 100, by: -20) {
      _ = seen("day", numbers, at: place)
    }
    #expect(seen("day", numbers, at: 100) == [0: 0, 1: 350])
    #expect(seen("sum", numbers, at: 100) == [0: 330, 1: 460])
    // Over the cells.
    let header = numbers.view.supplementaryView(
      forElementKind: "day", at: IndexPath(item: 0, section: 0))
    let views = numbers.view.subviews
    let own = views.firstIndex { $0 === header } ?? 0
    #expect(
      numbers.view.visibleCells.allSatisfy { cell in
        (views.firstIndex { $0 === cell } ?? 0) < own
      })
  }

  @Test func `A header of the whole layout stays at the top, and the sections' own below it`() {
    let section = Composed.rows(of: 100)
    section.boundarySupplementaryItems = [pinned(.top, 30, "day")]
    let numbers = Numbers(
      [12, 12, 12],
      layout(section) {
        $0.boundarySupplementaryItems = [pinned(.top, 50, "title"), pinned(.bottom, 25, "end")]
      }, kinds: ["day", "title", "end"])
    #expect(seen("title", numbers, at: 0) == [0: 0])
    #expect(seen("end", numbers, at: 0) == [0: 455])
    #expect(seen("day", numbers, at: 0) == [0: 50])
    #expect(seen("title", numbers, at: 777) == [0: 0])
    #expect(seen("end", numbers, at: 600) == [0: 455])
    // The first section ends at 50 + 430.
    #expect(seen("day", numbers, at: 300) == [0: 50, 1: 180])
    #expect(seen("day", numbers, at: 410) == [0: 40, 1: 70])
    #expect(seen("day", numbers, at: 429.5) == [0: 20.5, 1: 50.5])
    #expect(seen("day", numbers, at: 431) == [0: 19, 1: 50, 2: 479])
    // Beyond the beginning all is where it belongs.
    #expect(seen("title", numbers, at: -40) == [0: 40])
    #expect(seen("day", numbers, at: -40) == [0: 90])
  }

  @Test func `Two headers of one section stay side by side`() {
    let section = Composed.rows(of: 100)
    func half(_ alignment: NSRectAlignment, _ kind: CollectionName)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      let half = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Composed.size(.fractionalWidth(0.5), .absolute(30)), elementKind: kind,
        alignment: alignment)
      half.pinToVisibleBounds = true
      return half
    }
    section.boundarySupplementaryItems = [half(.topLeading, "a"), half(.topTrailing, "b")]
    let numbers = Numbers([12, 12], layout(section), kinds: ["a", "b"])
    for kind in ["a", "b"] {
      #expect(seen(kind, numbers, at: 200) == [0: 0, 1: 230])
      #expect(seen(kind, numbers, at: 420) == [0: -20, 1: 10])
      #expect(seen(kind, numbers, at: 440) == [1: 0])
    }
  }

  // MARK: Badges and grounds

  @Test func `A badge lies at a corner of its item, moved by a part of its own size`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Composed.size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: Composed.size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = Composed.insets(10, 10, 10, 10)
    let plain = Composed.item(.fractionalWidth(0.5), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Composed.size(.fractionalWidth(1), .absolute(100)), subitems: [item, plain]))
    let numbers = Numbers([5], layout(section), kinds: ["badge"])
    #expect(numbers.frame("badge", 0, 0) == [140, 5, 20, 10])
    #expect(numbers.frame("badge", 0, 2) == [140, 105, 20, 10])
    #expect(numbers.frame("badge", 0, 1) == [])
    #expect(numbers.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").count == 3)
    // Over its cell.
    let view = numbers.view.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 4, section: 0))
    let cell = numbers.view.cellForItem(at: IndexPath(item: 4, section: 0))
    let views = numbers.view.subviews
    #expect(
      views.firstIndex { $0 === view } ?? 0 > views.firstIndex { $0 === cell } ?? 100)
    #expect(item.supplementaryItems.first === badge)
  }

  @Test func `A point of the badge is put on a point of its group, and sizes are parts of that`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Composed.size(.fractionalWidth(0.1), .fractionalHeight(0.2)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: .bottom, absoluteOffset: CGPoint(x: 4, y: -6)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
    badge.zIndex = 5
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Composed.size(.fractionalWidth(1), .absolute(100)),
      subitems: [Composed.item(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.supplementaryItems = [badge]
    let numbers = Numbers(
      [3], layout(NSCollectionLayoutSection(group: group)), kinds: ["badge"])
    // Of each group, at its first item.
    #expect(numbers.frame("badge", 0, 0) == [164, 94, 32, 20])
    #expect(numbers.frame("badge", 0, 1) == [])
    #expect(numbers.frame("badge", 0, 2) == [164, 194, 32, 20])
    // Of the last one what reaches beyond the content is there too.
    numbers.view.contentOffset.y = 201
    numbers.frame()
    #expect(
      numbers.view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.item) == [2])
  }

  @Test func `A ground lies behind all of a section, with its headers, and is made by the layout`()
  {
    final class Ground: UICollectionReusableView {}
    let section = Composed.rows(of: 50)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = Composed.insets(2, 4, 6, 8)
    section.decorationItems = [ground]
    section.contentInsets = Composed.insets(0, 30, 0, 30)
    section.boundarySupplementaryItems = [Composed.edge(.top, 30)]
    let composed = layout(section) { $0.interSectionSpacing = 10 }
    composed.register(Ground.self, forDecorationViewOfKind: "ground")
    let numbers = Numbers([4, 1], composed)
    let frames = (0..<2).map {
      composed.layoutAttributesForDecorationView(
        ofKind: "ground", at: IndexPath(item: 0, section: $0))?.frame.rounded
    }
    #expect(frames == [[4, 2, 308, 122], [4, 142, 308, 72]])
    let views = numbers.view.subviews
    let grounds = views.indices.filter { views[$0] is Ground }
    #expect(grounds.count == 2)
    #expect(
      views.indices.filter { views[$0] is UICollectionViewCell }.allSatisfy { $0 > grounds[1] })
    #expect(
      composed.layoutAttributesForDecorationView(
        ofKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func `A subclass that changes the attributes is heard`() {
    final class Faded: UICollectionViewCompositionalLayout {
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] where attributes.representedElementCategory == .cell {
          attributes.alpha = 0.5
        }
        return all
      }
    }
    let section = Composed.rows(of: 50)
    section.boundarySupplementaryItems = [pinned(.top, 30, Composed.header)]
    let numbers = Numbers([60], Faded(section: section))
    #expect(numbers.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    #expect(seen(Composed.header, numbers, at: 100) == [0: 0])
  }

  @Test func `Scrolling past a header to a footer and back shows what is visible, and no more`() {
    let section = Composed.rows(of: 50)
    section.boundarySupplementaryItems = [Composed.edge(.top, 30), Composed.edge(.bottom, 20)]
    let numbers = Numbers(Array(repeating: 30, count: 1000), layout(section))
    let length: CGFloat = 550
    for place in [0, 100_000.5, 30, 549_000, 275, 0] as [CGFloat] {
      numbers.view.contentOffset.y = place
      numbers.frame()
      let first = Int(place / length)
      let sections = Set(numbers.view.shown.map(\.key.section))
      #expect(sections.isSubset(of: [first, first + 1]) && sections.contains(first))
      for element in numbers.view.shown {
        #expect(element.view.frame.overlaps(numbers.view.bounds))
      }
    }
  }
}
