import Testing
import TouchTesting

@testable import TouchKit

@Suite struct CrossfadeTests {
  private static let size = CGSize(width: 390, height: 844)

  private static func grid(_ columns: Int, spacing: CGFloat = 0) -> ColumnGridLayout {
    let layout = ColumnGridLayout(columns: columns)
    layout.spacing = spacing
    layout.transitionStyle = .crossfade
    return layout
  }

  private func numbers(_ columns: Int, offset: CGFloat, count: Int = 20_000) -> Numbers {
    let numbers = Numbers([count], CrossfadeTests.grid(columns), size: CrossfadeTests.size)
    numbers.view.contentOffset.y = offset
    numbers.frame()
    return numbers
  }

  /// Begins to go over to a number of columns, as a pinch does, with fingers at a place on the screen.
  private func begin(_ numbers: Numbers, to columns: Int, at place: CGPoint)
    -> UICollectionViewTransitionLayout
  {
    let point = CGPoint(x: place.x, y: place.y + numbers.view.contentOffset.y)
    let next = CrossfadeTests.grid(columns)
    let hold = next.coincide(at: point, in: numbers.view)
    return numbers.view.startInteractiveTransition(to: next, at: hold)
  }

  // MARK: What lies above

  @Test func `What lies above the content stays above the grid that is seen, and is in one place`()
  {
    let numbers = numbers(5, offset: 0)
    #expect(numbers.view.contentBeginning == (0, 1))
    let transition = begin(numbers, to: 3, at: CGPoint(x: 200, y: 400))
    var count = 0
    for progress in stride(from: CGFloat(0.02), to: 1, by: 0.02) {
      transition.transitionProgress = progress
      numbers.frame()
      guard let blend = numbers.view.layoutTransition?.blend,
        let home = blend.shares[blend.home].plane?.shown(.zero).minY,
        let target = blend.shares[blend.target].plane?.shown(.zero).minY
      else { continue }
      let (y, clarity) = numbers.view.contentBeginning
      count += 1
      if abs(progress - 0.5) > 0.001 {
        #expect(abs(y - (progress < 0.5 ? home : target)) < 1e-9)
      }
      if abs(progress - 0.5) > 0.2 || home == target { #expect(clarity > 0.999) }
      if abs(progress - 0.5) < 0.001, abs(home - target) > 16 { #expect(clarity < 0.001) }
      #expect(clarity >= 0 && clarity <= 1)
    }
    #expect(count > 40)
    numbers.view.finishInteractiveTransition()
    for _ in 0..<120 { numbers.frame() }
    #expect(numbers.view.contentBeginning == (0, 1))
  }

  // MARK: The mathematics

  @Test func `The worked examples: the change takes three fifths of the way`() {
    #expect(CrossfadePlane.opacity(0.2) == 0)
    #expect(abs(CrossfadePlane.opacity(0.35) - 0.156) < 0.001)
    #expect(CrossfadePlane.opacity(0.5) == 0.5)
    #expect(abs(CrossfadePlane.opacity(0.8) - 1) < 1e-12)
    #expect(CrossfadePlane.opacity(-1) == 0 && CrossfadePlane.opacity(2) == 1)
  }

  @Test func `Between grids of other groups, whose rows do not coincide, it takes a fifth`() {
    let opacities = [0, 0.4, 0.45, 0.5, 0.6, 1].map {
      CrossfadePlane.opacity($0, hasRowsInCommon: false)
    }
    for (opacity, expected) in zip(opacities, [0, 0, 0.156, 0.5, 1, 1]) {
      #expect(abs(opacity - expected) < 0.001)
    }
  }

  @Test
  func
    `What is behind a grid is gone before that fades, where the groups differ, and no photo gets darker than by nine per cent`()
  {
    let covered = [0, 0.5, 0.55, 0.6, 1].map {
      CrossfadePlane.covered($0, hasRowsInCommon: false)
    }
    for (own, expected) in zip(covered, [0, 0, 0.5, 1, 1]) { #expect(abs(own - expected) < 1e-9) }
    for step in 0...1000 {
      let share = CGFloat(step) / 1000
      let above = CrossfadePlane.opacity(share, hasRowsInCommon: false)
      let below = 1 - CrossfadePlane.covered(share, hasRowsInCommon: false)
      #expect(above + (1 - above) * below > 0.91)
    }
  }

  @Test
  func `Between groups what reaches beyond the edge of the grid above is seen beyond it only`() {
    var plane = CrossfadePlane(from: .zero, to: .zero, scale: 1, opacity: 1, rank: 0)
    plane.covered = 1
    let cover = CGRect(x: 0, y: 0, width: 300, height: 600)
    func seen(_ x: CGFloat, _ y: CGFloat = 100) -> (frame: CGRect, fading: CGFloat) {
      plane.seen(CGRect(x: x, y: y, width: 90, height: 90), behind: cover)
    }
    // Where rows coincide nothing is seen of it within the cover.
    #expect(seen(210).fading == 1 && seen(211).fading == 0 && seen(211).frame.minX == 211)
    plane.hidesBetweenGroups = true
    #expect(seen(210).fading == 1)
    #expect(seen(270) == (CGRect(x: 300, y: 100, width: 60, height: 90), 0))
    #expect(seen(-30) == (CGRect(x: -30, y: 100, width: 30, height: 90), 0))
    #expect(seen(100, 570) == (CGRect(x: 100, y: 600, width: 90, height: 60), 0))
    #expect(seen(100, -30) == (CGRect(x: 100, y: -30, width: 90, height: 30), 0))
    #expect(seen(310) == (CGRect(x: 310, y: 100, width: 90, height: 90), 0))
    plane.covered = 0.5
    #expect(seen(270) == (CGRect(x: 285, y: 100, width: 75, height: 90), 0))
    #expect(plane.seen(CGRect(x: 0, y: 0, width: 90, height: 90), behind: nil).fading == 0)
  }

  @Test
  func `What reaches beyond the edge by a line fades, and does not widen below the grid above`() {
    var plane = CrossfadePlane(from: .zero, to: .zero, scale: 1, opacity: 1, rank: 0)
    plane.hidesBetweenGroups = true
    let cover = CGRect(x: 0, y: 0, width: 300, height: 600)
    func seen(_ x: CGFloat) -> (frame: CGRect, fading: CGFloat) {
      plane.seen(CGRect(x: x, y: 100, width: 90, height: 90), behind: cover)
    }
    plane.covered = 1
    #expect(abs(seen(212).frame.minX - 300) < 1e-9 && abs(seen(212).fading - 14 / 15) < 1e-9)
    for covered: CGFloat in [0.9, 0.5, 0.1] {
      plane.covered = covered
      if covered < 0.6 { #expect(seen(212).frame.minX < 212 + 0.1 * 88) }
      #expect(abs(seen(212).fading - covered * 14 / 15) < 1e-9)
      // Nothing jumps where a photo comes out from behind the edge, or leaves it.
      var last = seen(209)
      for step in 1...920 {
        let next = seen(209 + CGFloat(step) / 10)
        #expect(abs(next.frame.minX - last.frame.minX) < 3)
        #expect(abs(next.fading - last.fading) < 0.01)
        last = next
      }
    }
  }

  @Test(arguments: [(3, 5), (5, 3)])
  func `Beside a short row of the grid that is seen alone nothing of the other one is seen`(
    from: Int, to: Int
  ) {
    func grouped(_ columns: Int) -> ColumnGridLayout {
      let layout = CrossfadeTests.grid(columns, spacing: 2)
      layout.headerHeight = 48
      layout.sectionHeadersPinToVisibleBounds = true
      // Of seven photos the last is alone in its row of three, and the last two are in one of five.
      layout.groups = (0..<40).map { IndexPath(item: 7 * $0, section: 0) }
      return layout
    }
    let numbers = Numbers([280], grouped(from), size: CrossfadeTests.size)
    numbers.view.contentOffset.y = 2000
    numbers.frame()
    let next = grouped(to)
    let point = CGPoint(x: 120, y: 2400)
    let transition = numbers.view.startInteractiveTransition(
      to: next, at: next.coincide(at: point, in: numbers.view))
    var cut = 0
    for moment in 1...39 where moment < 16 || moment > 24 {
      transition.transitionProgress = CGFloat(moment) / 40
      numbers.frame()
      guard let blend = numbers.view.layoutTransition?.blend,
        let above = blend.shares.first(where: { $0.plane?.rank == 1 }), let plane = above.plane,
        plane.opacity == 1
      else { continue }
      let edges = plane.shown(
        CGRect(origin: .zero, size: above.layout.collectionViewContentSize))
      for element in numbers.view.shown
      where element.view is UICollectionViewCell && element.key.copy != above.copy {
        cut += 1
        let within = element.view.frame.intersection(edges)
        #expect(
          within.isNull || min(within.width, within.height) < 0.1 || element.view.alpha < 0.001,
          "\(element.view.frame) at \(transition.transitionProgress)")
      }
    }
    #expect(cut > 20, "the other grid is seen beside this one")
  }

  @Test func `A plane maps there and back`() {
    let plane = CrossfadePlane(
      from: CGPoint(x: 100, y: 900), to: CGPoint(x: 130, y: 40), scale: 1.25, opacity: 1, rank: 0)
    let frame = CGRect(x: 100, y: 900, width: 80, height: 40)
    #expect(plane.shown(frame) == CGRect(x: 130, y: 40, width: 100, height: 50))
    #expect(plane.content(plane.shown(frame)) == frame)
  }

  // MARK: What is seen

  @Test(arguments: [(3, 2), (2, 3), (3, 5), (5, 3), (1, 2), (8, 7)])
  func `At twenty moments of a change nothing of the background is seen`(from: Int, to: Int) {
    for offset in [CGFloat(0), 37, 10_000] {
      for place in [CGPoint(x: 195, y: 422), CGPoint(x: 20, y: 30), CGPoint(x: 380, y: 830)] {
        let numbers = numbers(from, offset: offset)
        let transition = begin(numbers, to: to, at: place)
        for moment in 1...20 {
          transition.transitionProgress = CGFloat(moment) / 21
          numbers.frame()
          let bare = numbers.bareness()
          #expect(
            bare == 0,
            "\(bare) at \(transition.transitionProgress), offset \(offset), fingers at \(place)")
        }
        numbers.view.finishInteractiveTransition()
        numbers.tester.settle()
        #expect(numbers.bareness() == 0)
      }
    }
  }

  @Test(arguments: [10_000, 0, 40])
  func
    `Rows stay rows, and a photo coincides in both grids: the one under the fingers where the content's beginning lets it`(
      offset: Int
    )
  {
    let numbers = numbers(3, offset: CGFloat(offset))
    let place = CGPoint(x: 250, y: 400)
    let transition = begin(numbers, to: 5, at: place)
    for moment in 3...7 {
      transition.transitionProgress = CGFloat(moment) / 10
      numbers.frame()
      var rows: [Int32: Set<Int>] = [:]
      var copies: [ElementKey: [CGRect]] = [:]
      for element in numbers.view.shown {
        let frame = element.view.frame
        rows[element.key.copy, default: []].insert(Int((frame.minY * 16).rounded()))
        copies[element.key.original, default: []].append(frame)
      }
      let side = numbers.view.shown[0].view.frame.height
      for tops in rows.values {
        // As many different heights as rows fit.
        #expect(tops.count <= Int(CrossfadeTests.size.height / side) + 2)
      }
      guard let anchor = numbers.view.layoutTransition?.anchor, let two = copies[anchor.key] else {
        Issue.record("nothing is held")
        return
      }
      #expect(two.count == 2)
      #expect(two.allSatisfy { near($0, two[0]) })
      let y = numbers.onScreen(two[0]).minY + anchor.unit.y * two[0].height
      if offset == 10_000 {
        #expect(abs(y - place.y) < 1e-6)
      } else {
        // Nearer to the beginning, in the same column.
        #expect(anchor.location.x == place.x && anchor.location.y < place.y)
        #expect(anchor.key.item < 9)
      }
    }
  }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width)
      + abs(a.height - b.height) < 1e-6
  }

  @Test func `The grid with more columns lies below, and the other one is before it`() {
    for (from, to) in [(2, 4), (4, 2)] {
      let numbers = numbers(from, offset: 8000)
      let transition = begin(numbers, to: to, at: CGPoint(x: 195, y: 422))
      transition.transitionProgress = 0.5
      numbers.frame()
      let shares = numbers.view.layoutTransition?.blend.shares ?? []
      let bottom = shares.first { ($0.layout as? ColumnGridLayout)?.columns == 4 }
      let cells = numbers.view.subviews.compactMap { $0 as? UICollectionViewCell }
        .filter { !$0.isHidden }
      let places = cells.map { cell in
        numbers.view.shown.first { $0.view === cell }?.key.copy == bottom?.copy
      }
      #expect(places == places.filter { $0 } + places.filter { !$0 })
      for cell in cells {
        let isBottom =
          numbers.view.shown.first { $0.view === cell }?.key.copy == bottom?.copy
        #expect(cell.alpha == (isBottom ? 1 : 0.5))
      }
    }
  }

  // MARK: Its course

  @Test func `Caught by another finger, turned round and let go it does not jump`() {
    let numbers = numbers(3, offset: 5000)
    let transition = begin(numbers, to: 4, at: CGPoint(x: 100, y: 300))
    transition.transitionProgress = 0.6
    numbers.frame()
    numbers.view.finishInteractiveTransition()
    for _ in 0..<4 { numbers.frame() }
    let before = places(numbers)
    #expect(transition.transitionProgress > 0.6 && transition.transitionProgress < 1)
    numbers.view.catchInteractiveTransition(
      at: CGPoint(x: 300, y: 700 + numbers.view.contentOffset.y))
    numbers.frame()
    #expect(places(numbers) == before)
    transition.transitionProgress += 0
    numbers.frame()
    #expect(places(numbers) == before)
    numbers.view.cancelInteractiveTransition()
    numbers.tester.settle()
    #expect(numbers.view.shown.allSatisfy { $0.key.copy == 0 })
    #expect((numbers.view.collectionViewLayout as? ColumnGridLayout)?.columns == 3)
  }

  // In hundredths of a point, with the opacity.
  private func places(_ numbers: Numbers) -> [[Int]] {
    numbers.view.shown.map { element in
      let frame = numbers.onScreen(element.view.frame)
      return [frame.minX, frame.minY, frame.width, frame.height, element.view.alpha].map {
        Int(($0 * 100).rounded())
      }
    }
  }

  @Test func `A third grid joins in half-way, without a jump and without a gap`() {
    let numbers = numbers(3, offset: 5000)
    let transition = begin(numbers, to: 4, at: CGPoint(x: 100, y: 300))
    transition.transitionProgress = 0.5
    numbers.frame()
    let before = places(numbers)
    let next = CrossfadeTests.grid(2)
    let second = numbers.view.startInteractiveTransition(to: next)
    numbers.frame()
    #expect(places(numbers) == before)
    for moment in 1...9 {
      second.transitionProgress = CGFloat(moment) / 10
      numbers.frame()
      #expect(numbers.bareness() == 0, "at \(second.transitionProgress)")
    }
    numbers.view.finishInteractiveTransition()
    numbers.tester.settle()
    #expect((numbers.view.collectionViewLayout as? ColumnGridLayout)?.columns == 2)
    #expect(places(numbers).allSatisfy { $0[4] == 100 })
  }

  @Test
  func `While it lasts an item has a cell in each grid, afterwards one, and cells are used again`()
  {
    let numbers = numbers(3, offset: 5000)
    Numbers.made = 0
    for round in 0..<6 {
      let transition = begin(
        numbers, to: round.isMultiple(of: 2) ? 4 : 3, at: CGPoint(x: 200, y: 400))
      transition.transitionProgress = 0.5
      numbers.frame()
      #expect(numbers.view.visibleCells.count > numbers.view.indexPathsForVisibleItems.count)
      let path = numbers.view.indexPathsForVisibleItems[20]
      numbers.view.selectItem(at: path, animated: false, scrollPosition: [])
      let selected = numbers.view.visibleCells.filter(\.isSelected)
      #expect(selected.count == numbers.view.shown.filter { $0.key.indexPath == path }.count)
      numbers.view.finishInteractiveTransition()
      numbers.tester.settle()
      #expect(numbers.view.visibleCells.count == numbers.view.indexPathsForVisibleItems.count)
      #expect(numbers.faults == [])
      if round == 1 { #expect(Numbers.made < 120) }
    }
    let made = Numbers.made
    let transition = begin(numbers, to: 4, at: CGPoint(x: 200, y: 400))
    transition.transitionProgress = 0.5
    numbers.frame()
    #expect(Numbers.made == made)
  }

  @Test func `Pulled beyond the smallest photos the grid stays, as nothing could fill the gap`() {
    let numbers = numbers(5, offset: 5000)
    let transition = begin(numbers, to: 4, at: CGPoint(x: 200, y: 400))
    transition.transitionProgress = -0.2
    numbers.frame()
    #expect(numbers.bareness() == 0)
    transition.transitionProgress = 1.2
    numbers.frame()
    #expect(numbers.bareness() == 0)
  }

  @Test func `Items that are deleted in the middle leave it whole`() {
    let numbers = numbers(3, offset: 5000)
    let transition = begin(numbers, to: 4, at: CGPoint(x: 200, y: 400))
    transition.transitionProgress = 0.5
    numbers.frame()
    numbers.counts = [19_998]
    let gone = numbers.view.indexPathsForVisibleItems[10]
    numbers.view.deleteItems(
      at: [gone, IndexPath(item: gone.item + 1, section: 0)])
    for _ in 0..<10 {
      numbers.frame()
      let keys = numbers.view.shown.map(\.key)
      #expect(Set(keys).count == keys.count)
    }
    numbers.view.finishInteractiveTransition()
    numbers.tester.settle()
    #expect(numbers.faults == [])
  }

  @Test
  func `Whatever is done in whatever order, in the end there is one grid, and on the way no gap`() {
    for seed in 0..<30 {
      var chance = Chance(seed: UInt64(seed))
      let numbers = numbers(3, offset: 6000)
      for _ in 0..<12 {
        let place = CGPoint(
          x: .random(in: 1...389, using: &chance), y: .random(in: 1...843, using: &chance))
        switch Int.random(in: 0..<6, using: &chance) {
        case 0, 1:
          begin(numbers, to: Int.random(in: 1...6, using: &chance), at: place)
            .transitionProgress = .random(in: 0...1, using: &chance)
        case 2:
          numbers.view.catchInteractiveTransition(
            at: CGPoint(x: place.x, y: place.y + numbers.view.contentOffset.y))
        case 3: numbers.view.finishInteractiveTransition()
        case 4: numbers.view.cancelInteractiveTransition()
        default:
          numbers.view.endInteractiveTransition(finished: .random(using: &chance))
        }
        for _ in 0..<Int.random(in: 1...5, using: &chance) { numbers.frame() }
        let keys = numbers.view.shown.map(\.key)
        #expect(Set(keys).count == keys.count, "seed \(seed)")
        #expect(numbers.bareness() < 1e-6, "seed \(seed)")
      }
      numbers.view.finishInteractiveTransition()
      numbers.tester.settle()
      #expect(numbers.faults == [], "seed \(seed)")
    }
  }
}
