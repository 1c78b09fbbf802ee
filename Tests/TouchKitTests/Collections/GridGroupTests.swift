import Testing
import TouchTesting

@testable import TouchKit

/// Groups of a grid's items, and the headers over them that stay at the top.
@Suite struct GridGroupTests {
  private static let size = CGSize(width: 300, height: 500)

  /// Cells of 100 × 100 in three columns, or others, with headers of 40; 5 + 4 + 91 items.
  private static func grid(
    _ columns: Int = 3, starts: [Int] = [0, 5, 9], kind: CollectionName = "day"
  ) -> ColumnGridLayout {
    let layout = ColumnGridLayout(columns: columns)
    layout.headerHeight = 40
    layout.headerKind = kind
    layout.groups = starts.map { IndexPath(item: $0, section: 0) }
    layout.sectionHeadersPinToVisibleBounds = true
    layout.transitionStyle = .crossfade
    return layout
  }

  private func numbers(_ layout: ColumnGridLayout, counts: [Int] = [100]) -> Numbers {
    let numbers = Numbers(counts, ColumnGridLayout(columns: 1), size: GridGroupTests.size)
    for kind in ["day", "month"] {
      numbers.view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    numbers.view.collectionViewLayout = layout
    numbers.view.contentOffset = .zero
    numbers.frame()
    return numbers
  }

  /// The headers that are to be seen: first item, place on the screen, opacity.
  private func headers(_ numbers: Numbers, _ kind: CollectionName = "day") -> [String] {
    numbers.view.shown.filter {
      !$0.key.isCell && numbers.view.kinds.name(of: $0.key.kind) == kind
    }.map {
      let y = Int(numbers.onScreen($0.view.frame).minY.rounded())
      return "\($0.key.item) at \(y), \(($0.view.alpha * 100).rounded() / 100)"
    }
  }

  // MARK: The mathematics

  @Test func `The worked example: sections of 5 and 2 items are three groups`() {
    let starts = [IndexPath(item: 3, section: 0), IndexPath(item: 0, section: 1)]
    let groups = GridGroups(ItemCounts([5, 2]), starts: starts, margin: 10) {
      CGFloat($2)
    }
    #expect((0..<groups.count).map { groups[$0].first } == [0, 3, 0])
    #expect((0..<groups.count).map { groups[$0].top } == [0, 13, 25])
    #expect(groups.bottom == 37)
    #expect(groups.index(of: 4, in: 0) == 1 && groups.index(of: 1, in: 1) == 2)
    #expect(groups.index(of: 0, in: 2) == nil)
    #expect([-5, 0, 12.9, 13, 900].map { groups.index(at: $0) } == [0, 0, 0, 1, 2])
  }

  @Test func `Starts that are out of order, double or no items are passed over`() {
    let starts =
      [0, 4, 4, 2, -1, 7, 12].map { IndexPath(item: $0, section: 0) }
      + [IndexPath(item: 1, section: 5), IndexPath(item: 1, section: -1)]
    let groups = GridGroups(ItemCounts([10, 3]), starts: starts)
    #expect((0..<groups.count).map { groups[$0].first } == [0, 4, 7, 0])
    #expect((0..<groups.count).map { groups[$0].count } == [4, 3, 3, 3])
    #expect(GridGroups().index(at: 0) == nil)
  }

  @Test func `The worked examples of a header and of a footer that stays`() {
    func start(_ own: CGFloat, _ edge: PinnedElement.Edge, _ line: CGFloat) -> CGFloat {
      PinnedElement.start(own, length: 40, at: edge, within: 100...300, line: line)
    }
    #expect([80, 150, 280].map { start(100, .start, $0) } == [100, 150, 260])
    #expect([400, 200, 120].map { start(260, .end, $0) } == [260, 160, 100])
    #expect(PinnedElement.opacity(260, length: 40, line: 280) == 0.5)
    #expect(PinnedElement.opacity(150, length: 40, line: 150) == 1)
    #expect(PinnedElement.opacity(100, length: 40, line: 80) == 1)
  }

  @Test func `The worked example of a first row that is at least half full`() {
    #expect(GridRows.lead(near: 5, to: 0.1, columns: 5) == 5)
    #expect(GridRows.lead(near: 5, to: 0.3, columns: 5) == 4)
    #expect(GridRows.lead(near: 5, to: 0.9, columns: 5) == 3)
    for columns in 1...12 {
      for item in 0..<40 {
        for place in [0, 0.2, 0.5, 0.99] as [CGFloat] {
          let lead = GridRows.lead(near: item, to: place, columns: columns)
          #expect(lead <= columns && lead >= (columns + 1) / 2)
        }
      }
    }
  }

  // MARK: At rest

  @Test func `Each group begins with a header and a row of its own`() {
    let layout = GridGroupTests.grid()
    let numbers = numbers(layout)
    func frame(_ item: Int) -> CGRect? {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    #expect(frame(4) == CGRect(x: 100, y: 140, width: 100, height: 100))
    #expect(frame(5) == CGRect(x: 0, y: 280, width: 100, height: 100))
    #expect(frame(9) == CGRect(x: 0, y: 520, width: 100, height: 100))
    #expect(numbers.view.contentSize.height == 3620)
    #expect(headers(numbers) == ["0 at 0, 1.0", "5 at 240, 1.0", "9 at 480, 1.0"])
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "day", at: IndexPath(item: 5, section: 0))?.frame
        == CGRect(x: 0, y: 240, width: 300, height: 40))
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: "day", at: IndexPath(item: 6, section: 0)) == nil)
  }

  @Test
  func `A first row of wider cells ends with its group out of the window, and what is seen stays`()
  {
    func frame(_ item: Int, _ layout: ColumnGridLayout) -> CGRect? {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
    let layout = GridGroupTests.grid(starts: [0, 3, 9])
    layout.keep(IndexPath(item: 6, section: 0), at: 0.9)
    let numbers = numbers(layout)
    let wide = CGRect(x: 0, y: 180, width: 150, height: 100)
    for offset in [0, 479] as [CGFloat] {
      numbers.view.contentOffset.y = offset
      layout.releaseKept()
      numbers.frame()
      #expect(frame(3, layout) == wide && numbers.view.contentOffset.y == offset)
    }
    #expect(frame(9, layout)?.minY == 520)
    numbers.view.contentOffset.y = 490
    layout.releaseKept()
    numbers.frame()
    #expect(frame(3, layout) == CGRect(x: 0, y: 180, width: 100, height: 100))
    // The group has a row less.
    #expect(frame(9, layout)?.minY == 420 && numbers.view.contentOffset.y == 390)
    // Below the window nothing has to be moved.
    let below = GridGroupTests.grid(starts: [0, 30])
    below.keep(IndexPath(item: 33, section: 0), at: 0.9)
    let others = self.numbers(below)
    #expect(frame(30, below)?.width == 150)
    below.releaseKept()
    #expect(frame(30, below)?.width == 100 && others.view.contentOffset.y == 0)
  }

  @Test func `A header stays at the top, below the inset, until the next one pushes it away`() {
    let numbers = numbers(GridGroupTests.grid())
    numbers.view.contentInset.top = 60
    func headers(at offset: CGFloat) -> [String] {
      numbers.view.contentOffset.y = offset
      numbers.frame()
      return self.headers(numbers)
    }
    #expect(headers(at: -60) == ["0 at 60, 1.0", "5 at 300, 1.0"])
    #expect(headers(at: -100) == ["0 at 100, 1.0", "5 at 340, 1.0"])
    #expect(headers(at: 40) == ["0 at 60, 1.0", "5 at 200, 1.0", "9 at 440, 1.0"])
    #expect(headers(at: 160) == ["0 at 40, 0.5", "5 at 80, 1.0", "9 at 320, 1.0"])
    #expect(headers(at: 180) == ["5 at 60, 1.0", "9 at 300, 1.0"])
    #expect(headers(at: 2000) == ["9 at 60, 1.0"])
  }

  @Test
  func
    `It goes with the window frame by frame, by any steps, to and fro, and the cells stay right`()
  {
    let still = numbers(GridGroupTests.grid())
    let moving = numbers(GridGroupTests.grid())
    var offset: CGFloat = 0
    for step in 0..<400 {
      offset += step < 220 ? 3.7 : -4.3
      moving.view.contentOffset.y = offset
      moving.frame()
      guard step % 7 == 0 else { continue }
      // The other one comes from far away.
      still.view.contentOffset.y = 2500
      still.frame()
      still.view.contentOffset.y = offset
      still.frame()
      #expect(headers(moving) == headers(still), "at \(offset)")
      #expect(moving.items == still.items)
    }
  }

  @Test func `A hundred thousand groups cost what ten cost: only what is visible is looked at`() {
    let few = numbers(GridGroupTests.grid(starts: Array(0..<10)), counts: [10])
    let many = numbers(
      GridGroupTests.grid(starts: Array(0..<100_000)), counts: [100_000])
    few.asked = 0
    many.asked = 0
    many.view.contentOffset.y = 7_000_020
    many.frame()
    #expect(many.view.contentSize.height == 14_000_000)
    #expect(many.asked < 20)
    #expect(headers(many).first == "50000 at 0, 1.0" || headers(many).first == "50000 at -20, 0.5")
  }

  // MARK: While it changes

  @Test(arguments: [ColumnGridLayout.TransitionStyle.crossfade, .interpolation])
  func `Nothing jumps where a change of columns and groups begins, turns round and ends`(
    style: ColumnGridLayout.TransitionStyle
  ) {
    for offset in [CGFloat(0), 90, 210, 1500] {
      let numbers = numbers(GridGroupTests.grid())
      numbers.view.contentOffset.y = offset
      numbers.frame()
      let before = headers(numbers)
      let next = GridGroupTests.grid(5, starts: [0, 30], kind: "month")
      next.transitionStyle = style
      let point = CGPoint(x: 150, y: offset + 250)
      let hold = next.coincide(at: point, in: numbers.view)
      let transition = numbers.view.startInteractiveTransition(to: next, at: hold)
      numbers.frame()
      #expect(headers(numbers) == before, "at the start, offset \(offset)")
      transition.transitionProgress = 0.5
      numbers.frame()
      transition.transitionProgress = 0
      numbers.frame()
      #expect(headers(numbers) == before, "turned round, offset \(offset)")
      transition.transitionProgress = 0.999
      numbers.frame()
      let last = headers(numbers, "month")
      #expect(last.count >= 1, "offset \(offset)")
      numbers.view.finishInteractiveTransition()
      numbers.tester.settle()
      #expect(headers(numbers) == [])
      #expect(headers(numbers, "month").count >= 1)
    }
  }

  /// In twenty moments of a change in the middle of the content: the opacities of the headers that are to be seen.
  private func moments(to kind: CollectionName) -> [[CGFloat]] {
    let numbers = numbers(GridGroupTests.grid())
    numbers.view.contentOffset.y = 1500
    numbers.frame()
    let next = GridGroupTests.grid(5, starts: [0, 9], kind: kind)
    let hold = next.coincide(at: CGPoint(x: 150, y: 1750), in: numbers.view)
    let transition = numbers.view.startInteractiveTransition(to: next, at: hold)
    return (0...20).map { moment in
      transition.transitionProgress = CGFloat(moment) / 20
      numbers.frame()
      let headers = numbers.view.shown.filter { !$0.key.isCell }
      for header in headers {
        #expect(abs(numbers.onScreen(header.view.frame).minY) < 1e-6, "\(moment)")
        #expect(header.view.frame.height == 40 && header.view.frame.width == 300)
      }
      return headers.map(\.view.alpha)
    }
  }

  @Test func `In a cross-fade headers of one kind stay in one place, and share its opacity`() {
    for headers in moments(to: "day") {
      #expect(abs(headers.reduce(0, +) - 1) < 0.001)
    }
  }

  @Test(arguments: [0, 150, 320]) func `A header that both grids have is shown once, on its way`(
    offset: CGFloat
  ) {
    let numbers = numbers(GridGroupTests.grid())
    numbers.view.contentOffset.y = offset
    numbers.frame()
    let next = GridGroupTests.grid(5, kind: "day")
    let hold = next.coincide(at: CGPoint(x: 150, y: offset + 200), in: numbers.view)
    let transition = numbers.view.startInteractiveTransition(to: next, at: hold)
    var before: [Int: CGFloat] = [:]
    for moment in 0...40 {
      transition.transitionProgress = CGFloat(moment) / 40
      numbers.frame()
      var now: [Int: CGFloat] = [:]
      for header in numbers.view.shown where !header.key.isCell && header.view.alpha > 0 {
        let item = header.key.original.item
        #expect(now[item] == nil, "header \(item) is there twice at \(moment)")
        now[item] = numbers.onScreen(header.view.frame).minY
        if let old = before[item] { #expect(abs(old - now[item]!) < 25, "\(item) at \(moment)") }
      }
      #expect(!now.isEmpty)
      before = now
    }
  }

  @Test func `Where the kinds differ, the old header is gone before the new one comes`() {
    let moments = moments(to: "month")
    #expect(moments.allSatisfy { $0.count <= 1 })
    #expect(moments.first?.count == 1 && moments.last?.count == 1)
  }

  @Test func `Where the kinds differ, photos are seen through others in the middle fifth only`() {
    let numbers = numbers(GridGroupTests.grid())
    numbers.view.contentOffset.y = 1500
    numbers.frame()
    let next = GridGroupTests.grid(5, starts: [0, 9], kind: "month")
    let hold = next.coincide(at: CGPoint(x: 150, y: 1750), in: numbers.view)
    let transition = numbers.view.startInteractiveTransition(to: next, at: hold)
    let translucent = [0.3, 0.39, 0.5, 0.61, 0.7].map { progress in
      transition.transitionProgress = progress
      numbers.frame()
      return numbers.view.shown.contains {
        $0.key.isCell && $0.view.alpha > 0.01 && $0.view.alpha < 0.99
      }
    }
    #expect(translucent == [false, false, true, false, false])
  }

  @Test func `Content that shows its beginning goes on to show it, with its first header`() {
    let numbers = numbers(GridGroupTests.grid())
    for columns in [5, 2, 7, 3] {
      numbers.view.setCollectionViewLayout(GridGroupTests.grid(columns), animated: true)
      numbers.tester.settle()
      #expect(numbers.view.contentOffset.y == 0)
      #expect(headers(numbers).first == "0 at 0, 1.0")
    }
  }

  @Test func `What is between the photos of the upper grid has gone when the change is over`() {
    let numbers = numbers(GridGroupTests.grid(5, starts: [0], kind: "month"))
    numbers.view.contentOffset.y = 0
    numbers.frame()
    let next = GridGroupTests.grid()
    let hold = next.coincide(at: CGPoint(x: 150, y: 250), in: numbers.view)
    let transition = numbers.view.startInteractiveTransition(to: next, at: hold)
    transition.transitionProgress = 0.999
    numbers.frame()
    // The header of the second group of the upper grid: the photos below it can hardly be seen any more.
    let header = CGRect(x: 100, y: 250, width: 100, height: 20)
    let below = numbers.view.shown.filter {
      $0.key.isCell && $0.key.copy == 0 && numbers.onScreen($0.view.frame).intersects(header)
    }
    #expect(below.allSatisfy { $0.view.alpha < 0.01 })
  }
}
