import Testing
import TouchTesting

@testable import TouchKit

/// Where items are: in groups, in groups of groups, and in sections.
@Suite struct CompositionalFrameTests {
  private typealias Group = NSCollectionLayoutGroup

  private func layout(_ group: NSCollectionLayoutGroup) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func row(
    _ height: CGFloat, _ items: [NSCollectionLayoutItem],
    spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    let group = Group.horizontal(
      layoutSize: Composed.size(.fractionalWidth(1), .absolute(height)), subitems: items)
    group.interItemSpacing = spacing
    return group
  }

  // MARK: The mathematics

  @Test func `The worked example: two pieces in a line of 100, and room that grows`() {
    let spacing = LinePiece.Room(least: 10, isFlexible: true)
    var pieces = [LinePiece(length: 40), LinePiece(length: 40)]
    #expect(LinePiece.starts(pieces, spacing, in: 100) == [0, 60])
    pieces[0].before.isFlexible = true
    #expect(LinePiece.starts(pieces, spacing, in: 100) == [5, 60])
    // Nothing is left in a shorter line.
    #expect(LinePiece.starts(pieces, spacing, in: 60) == [0, 50])
  }

  @Test func `The worked example: of 33 and more entries only those near a place are candidates`() {
    var spans: [ClosedRange<CGFloat>] = [0...10, 2...30, 20...25]
    #expect(GroupIndex(spans).isEmpty)
    for number in 0..<40 { spans.append(1000 + CGFloat(number)...1001 + CGFloat(number)) }
    let index = GroupIndex(spans)
    #expect(Array(index.candidates(from: 15, to: 22)) == [1, 2])
    #expect(Array(index.candidates(from: -5, to: 1)) == [0])
    #expect(Array(index.candidates(from: -5, to: 0)) == [])
    #expect(Array(index.candidates(from: 2000, to: 3000)) == [])
    #expect(Array(index.candidates(from: 40, to: 1000.5)) == [3])
  }

  // MARK: One line

  @Test func `Thirds of a row, rows ten points apart, and the last row not full`() {
    let section = Composed.rows(of: 80)
    section.interGroupSpacing = 10
    let numbers = Numbers(
      [5], UICollectionViewCompositionalLayout(section: section),
      size: CGSize(width: 300, height: 480))
    #expect(
      numbers.frames() == [
        [0, 0, 100, 80], [100, 0, 100, 80], [200, 0, 100, 80], [0, 90, 100, 80],
        [100, 90, 100, 80],
      ])
    #expect(numbers.view.contentSize == CGSize(width: 300, height: 170))
    #expect(numbers.items == [0, 1, 2, 3, 4])
  }

  @Test func `Items are repeated while the next one fits; the first one is there in any case`() {
    let numbers = Numbers(
      [7],
      layout(
        row(
          50,
          [
            Composed.item(.absolute(100), .absolute(40)),
            Composed.item(.absolute(60), .absolute(30)),
          ])))
    // 100 + 60 + 100 + 60 are 320.
    #expect(
      numbers.frames() == [
        [0, 0, 100, 40], [100, 0, 60, 30], [160, 0, 100, 40], [260, 0, 60, 30],
        [0, 50, 100, 40], [100, 50, 60, 30], [160, 50, 100, 40],
      ])
    numbers.view.collectionViewLayout = layout(
      row(50, [Composed.item(.absolute(400), .absolute(50))]))
    #expect(numbers.frames().prefix(2) == [[0, 0, 400, 50], [0, 50, 400, 50]])
  }

  @Test func `A fixed spacing counts for what fits, a flexible one takes what is left`() {
    let item = Composed.item(.absolute(90), .fractionalHeight(1))
    let numbers = Numbers([3], layout(row(50, [item], spacing: .fixed(20))))
    #expect(numbers.frames().map { $0[0] } == [0, 110, 220])
    numbers.view.collectionViewLayout = layout(row(50, [item], spacing: .fixed(26)))
    #expect(numbers.frames().map { $0[0] } == [0, 116, 0])
    numbers.view.collectionViewLayout = layout(row(50, [item], spacing: .flexible(5)))
    #expect(numbers.frames().map { $0[0] } == [0, 115, 230])
  }

  @Test func `Edge spacing keeps neighbours away, and says where an item lies in its line`() {
    let item = Composed.item(.absolute(100), .absolute(20))
    func places(_ edges: NSCollectionLayoutEdgeSpacing) -> [[CGFloat]] {
      item.edgeSpacing = edges
      return Numbers([2], layout(row(60, [item]))).frames().map { Array($0.prefix(2)) }
    }
    #expect(
      places(
        NSCollectionLayoutEdgeSpacing(
          leading: .fixed(10), top: nil, trailing: .fixed(5), bottom: nil)) == [
          [10, 0], [125, 0],
        ])
    // Three fit, and what is left of 320 is in six parts.
    #expect(
      places(
        NSCollectionLayoutEdgeSpacing(
          leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0)))
        == [[3.333, 20], [110, 20]])
    #expect(
      places(
        NSCollectionLayoutEdgeSpacing(
          leading: nil, top: .flexible(4), trailing: nil, bottom: nil)) == [[0, 40], [100, 40]])
    #expect(
      places(
        NSCollectionLayoutEdgeSpacing(
          leading: nil, top: .fixed(4), trailing: nil, bottom: .flexible(0))) == [
          [0, 4], [100, 4],
        ])
  }

  @Test func `A counted item keeps its size; a divided group gives each an equal share`() {
    let size = Composed.size(.fractionalWidth(1), .absolute(60))
    let item = Composed.item(.absolute(50), .fractionalHeight(0.5))
    let counted = Group.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
    counted.interItemSpacing = .fixed(10)
    let numbers = Numbers([4], layout(counted))
    #expect(
      numbers.frames() == [[0, 0, 50, 30], [60, 0, 50, 30], [120, 0, 50, 30], [0, 60, 50, 30]])
    let divided = Group.horizontal(layoutSize: size, subitem: item, count: 3)
    divided.interItemSpacing = .fixed(10)
    numbers.view.collectionViewLayout = layout(divided)
    #expect(
      numbers.frames() == [
        [0, 0, 100, 30], [110, 0, 100, 30], [220, 0, 100, 30], [0, 60, 100, 30],
      ])
    let column = Group.vertical(layoutSize: size, subitem: item, count: 2)
    numbers.view.collectionViewLayout = layout(column)
    #expect(
      numbers.frames() == [[0, 0, 50, 30], [0, 30, 50, 30], [0, 60, 50, 30], [0, 90, 50, 30]])
    let tall = Group.vertical(layoutSize: size, repeatingSubitem: item, count: 3)
    numbers.view.collectionViewLayout = layout(tall)
    // They do not fit, and are there.
    #expect(numbers.frames().map { $0[1] } == [0, 30, 60, 60])
  }

  @Test func `Insets make a cell smaller than its place, and a group's make the room smaller`() {
    let item = Composed.item(.fractionalWidth(0.5), .fractionalHeight(1))
    item.contentInsets = Composed.insets(2, 4, 6, 8)
    let group = row(100, [item])
    group.contentInsets = Composed.insets(10, 20, 30, 40)
    #expect(
      Numbers([3], layout(group)).frames() == [
        [24, 12, 118, 52], [154, 12, 118, 52], [24, 112, 118, 52],
      ])
    // More than there is leaves nothing, in the middle.
    item.contentInsets = Composed.insets(0, 100, 0, 50)
    #expect(Numbers([1], layout(group)).frames() == [[110, 10, 0, 60]])
  }

  // MARK: Groups in groups

  @Test func `A large item beside two small ones, over a wide one`() {
    let large = Composed.item(.fractionalWidth(0.75), .fractionalHeight(1))
    let small = Composed.item(.fractionalWidth(1), .fractionalHeight(0.5))
    let pair = Group.vertical(
      layoutSize: Composed.size(.fractionalWidth(0.25), .fractionalHeight(1)), subitems: [small])
    let top = Group.horizontal(
      layoutSize: Composed.size(.fractionalWidth(1), .fractionalHeight(0.75)),
      subitems: [large, pair])
    let wide = Composed.item(.fractionalWidth(1), .fractionalHeight(0.25))
    let whole = Group.vertical(
      layoutSize: Composed.size(.fractionalWidth(1), .fractionalWidth(1)), subitems: [top, wide])
    let numbers = Numbers([6], layout(whole))
    #expect(
      numbers.frames() == [
        [0, 0, 240, 240], [240, 0, 80, 120], [240, 120, 80, 120], [0, 240, 320, 80],
        [0, 320, 240, 240], [240, 320, 80, 120],
      ])
    #expect(whole.subitems.count == 2 && numbers.view.contentSize.height == 640)
  }

  @Test func `A group whose length is estimated is as long and as high as what is in it`() {
    let tall = Composed.item(.fractionalWidth(0.5), .absolute(70))
    let low = Composed.item(.fractionalWidth(0.5), .absolute(30))
    let group = Group.horizontal(
      layoutSize: Composed.size(.fractionalWidth(1), .estimated(44)), subitems: [tall, low])
    group.contentInsets = Composed.insets(9, 0, 9, 0)
    #expect(
      Numbers([3], layout(group)).frames() == [
        [0, 0, 160, 70], [160, 0, 160, 30], [0, 70, 160, 70],
      ])
    let column = Group.vertical(
      layoutSize: Composed.size(.fractionalWidth(1), .estimated(10)), subitems: [tall, low])
    column.interItemSpacing = .fixed(5)
    let numbers = Numbers([3], layout(column))
    #expect(numbers.frames().map { $0[1] } == [0, 75, 105])
    // An item has the length that was estimated.
    numbers.view.collectionViewLayout = layout(
      Group.vertical(
        layoutSize: Composed.size(.fractionalWidth(1), .estimated(10)),
        subitems: [Composed.item(.estimated(90), .estimated(33))]))
    #expect(numbers.frames()[2] == [0, 66, 90, 33])
  }

  @Test func `A custom group has its items where the closure says, for the size that it has`() {
    var asked: [CGSize] = []
    let inner = Group.custom(
      layoutSize: Composed.size(.fractionalWidth(0.5), .fractionalHeight(1))
    ) { environment in
      asked.append(environment.container.contentSize)
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 20)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 10, y: 10, width: width, height: 20), zIndex: 7),
      ]
    }
    inner.contentInsets = Composed.insets(0, 5, 0, 5)
    let numbers = Numbers([5], layout(row(40, [inner])))
    #expect(
      numbers.frames() == [
        [0, 0, 150, 20], [10, 10, 150, 20], [160, 0, 150, 20], [170, 10, 150, 20],
        [0, 40, 150, 20],
      ])
    #expect(asked == [CGSize(width: 160, height: 40)])
    let second = numbers.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))
    #expect(second?.zIndex == 7)
  }

  // MARK: Sections

  @Test func `A section's insets, the spacing between groups and between sections`() {
    let section = Composed.rows(of: 50)
    section.contentInsets = Composed.insets(10, 20, 30, 0)
    section.interGroupSpacing = 5
    let numbers = Numbers(
      [4, 1],
      UICollectionViewCompositionalLayout(
        section: section, configuration: Composed.configuration { $0.interSectionSpacing = 7 }))
    #expect(numbers.frames().map { Array($0.prefix(3)) }.last == [20, 65, 100])
    #expect(numbers.frames(1) == [[20, 10 + 50 + 5 + 50 + 30 + 7 + 10, 100, 50]])
    #expect(numbers.view.contentSize == CGSize(width: 320, height: 145 + 7 + 90))
  }

  @Test func `A group that is narrower than its section lies where its edge spacing says`() {
    let group = Group.horizontal(
      layoutSize: Composed.size(.fractionalWidth(0.5), .absolute(40)),
      subitems: [Composed.item(.fractionalWidth(1), .fractionalHeight(1))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(3), trailing: .flexible(0), bottom: .flexible(2))
    let numbers = Numbers([2], layout(group))
    #expect(numbers.frames() == [[80, 3, 160, 40], [80, 48, 160, 40]])
    #expect(numbers.view.contentSize.height == 90)
  }

  @Test func `A layout that scrolls sideways repeats its groups from left to right`() {
    let item = Composed.item(.fractionalWidth(1), .fractionalHeight(0.5))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Composed.size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = Composed.insets(0, 5, 80, 6)
    let numbers = Numbers(
      [3, 1],
      UICollectionViewCompositionalLayout(
        section: section,
        configuration: Composed.configuration {
          $0.scrollDirection = .horizontal
          $0.interSectionSpacing = 20
        }))
    // (320 − 11) / 2 and (480 − 80) / 2.
    #expect(
      numbers.frames() == [
        [5, 0, 154.5, 200], [5, 200, 154.5, 200], [169.5, 0, 154.5, 200],
      ])
    #expect(numbers.frames(1) == [[330 + 20 + 5, 0, 154.5, 200]])
    #expect(numbers.view.contentSize == CGSize(width: 355 + 154.5 + 6, height: 480))
  }

  @Test func `Each section asks for what it looks like, and one that gets nothing shows nothing`() {
    var asked: [Int] = []
    var sizes: Set<CGFloat> = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      sizes.insert(environment.container.effectiveContentSize.width)
      return section == 1 ? nil : Composed.rows(of: CGFloat(10 * (section + 1)))
    }
    let numbers = Numbers([1, 5, 4], layout)
    #expect(asked == [0, 1, 2])
    #expect(numbers.frames(1) == [[], [], [], [], []])
    #expect(numbers.frames(2).last.map { Array($0.suffix(3)) }?.last == 30)
    #expect(numbers.view.contentSize.height == 70)
    // Another size of the view asks anew, and so does another inset.
    numbers.view.frame.size.width = 200
    numbers.frame()
    numbers.view.contentInset.left = 50
    numbers.frame()
    #expect(asked == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    #expect(sizes == [320, 200, 150])
    #expect(numbers.view.contentSize.width == 150)
  }

  @Test func `Changing the configuration counts once it is set`() {
    let layout = UICollectionViewCompositionalLayout(section: Composed.rows(of: 40))
    let numbers = Numbers([2, 2], layout)
    func second() -> [CGFloat] { Array(numbers.frames(1)[0].prefix(2)) }
    let copy = layout.configuration
    copy.interSectionSpacing = 10
    layout.invalidateLayout()
    numbers.frame()
    #expect(second() == [0, 40])
    layout.configuration = copy
    numbers.frame()
    #expect(second() == [0, 50])
    copy.scrollDirection = .horizontal
    numbers.frame()
    #expect(second() == [0, 50])
    layout.configuration = copy
    numbers.frame()
    #expect(second() == [330, 0])
  }

  @Test func `What is no number, negative or nothing leaves a layout without faults`() {
    let numbers = Numbers([3], layout(row(.nan, [Composed.item(.absolute(-5), .absolute(10))])))
    #expect(numbers.frames().map { $0[2] } == [0, 0, 0])
    numbers.view.collectionViewLayout = layout(row(10, []))
    #expect(numbers.frames() == [[], [], []] && numbers.items == [])
    numbers.view.collectionViewLayout = layout(
      row(10, [Composed.item(.absolute(0), .absolute(10))], spacing: .fixed(-3)))
    #expect(numbers.frames().map { $0[1] } == [0, 10, 20])
    numbers.view.collectionViewLayout = layout(
      Group.horizontal(
        layoutSize: Composed.size(.fractionalWidth(.infinity), .absolute(10)),
        repeatingSubitem: Composed.item(.absolute(10), .absolute(10)), count: -1))
    #expect(numbers.frames() == [[], [], []])
    let section = Composed.rows(of: 20)
    section.interGroupSpacing = -50
    section.contentInsets = Composed.insets(.nan, 0, 0, 0)
    numbers.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    numbers.counts = [9]
    numbers.view.reloadData()
    numbers.frame()
    #expect(numbers.frames().map { $0[1] } == [0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(numbers.items.count == 9)
  }

  // MARK: Many items

  @Test(arguments: [1000, 1_000_000])
  func `A section is placed once for any number of items, and scrolled to any of them`(count: Int) {
    let layout = UICollectionViewCompositionalLayout(section: Composed.rows(of: 100))
    let numbers = Numbers([count], layout, size: CGSize(width: 300, height: 480))
    #expect(layout.plan.sections[0].group.entries.count == 3)
    #expect(numbers.view.contentSize.height == CGFloat((count + 2) / 3) * 100)
    numbers.view.scrollToItem(
      at: IndexPath(item: count / 2, section: 0), at: .top, animated: false)
    numbers.frame()
    #expect(numbers.items.count == 15 && numbers.items.contains(count / 2))
    #expect(numbers.place(of: count / 2)?.minY == 0)
    #expect(numbers.asked < 60)
    #expect(numbers.faults == [])
  }

  @Test func `A custom group of 100,000 items is searched, not looked through`() {
    let layout = layout(
      Group.custom(layoutSize: Composed.size(.fractionalWidth(1), .absolute(1_000_000))) { _ in
        (0..<100_000).map {
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: $0 % 10 * 32, y: $0 / 10 * 100, width: 32, height: 100))
        }
      })
    let numbers = Numbers([100_000], layout)
    numbers.view.contentOffset.y = 500_050
    numbers.frame()
    #expect(numbers.items == Array(50_000..<50_060))
    #expect(numbers.faults == [])
  }
}
