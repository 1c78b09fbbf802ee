import Foundation
import Testing
import TouchTesting

@testable import TouchKit

/// Sections that are scrolled across.
@Suite struct SectionScrollingTests {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// Groups of one item of 100 × 80, 10 apart, with 20 at the sides.
  private func strip(_ behavior: Behavior) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Composed.size(.absolute(100), .absolute(80)),
        subitems: [Composed.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.interGroupSpacing = 10
    section.contentInsets = Composed.insets(5, 20, 15, 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// A strip of 20, and rows below it.
  private func made(
    _ behavior: Behavior = .continuous, _ counts: [Int] = [20, 60],
    change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> Numbers {
    let strip = strip(behavior)
    change(strip)
    return Numbers(
      counts,
      UICollectionViewCompositionalLayout { section, _ in
        section == 0 ? strip : Composed.rows()
      })
  }

  private func layout(_ numbers: Numbers) -> UICollectionViewCompositionalLayout? {
    numbers.view.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  private func shift(_ numbers: Numbers, _ section: Int = 0) -> CGFloat {
    layout(numbers)?.plan.shift(of: section) ?? .nan
  }

  private func drag(_ numbers: Numbers, by x: CGFloat, y: CGFloat = 0, over time: Double = 0.3) {
    let finger = numbers.tester.finger(downAt: CGPoint(x: 200, y: 50))
    finger.drag(to: CGPoint(x: 200 + x, y: 50 + y), over: time)
    finger.up()
  }

  /// The items of the strip that are shown, and where on the screen.
  private func seen(_ numbers: Numbers) -> [Int: CGFloat] {
    var found: [Int: CGFloat] = [:]
    for element in numbers.view.shown where element.key.section == 0 && element.key.isCell {
      found[element.key.item] = numbers.onScreen(element.view.frame).minX
    }
    return found
  }

  @Test func `Groups lie side by side, and the section is as high as one of them`() {
    let numbers = made { $0.boundarySupplementaryItems = [Composed.edge(.top, 30)] }
    #expect(seen(numbers) == [0: 20, 1: 130, 2: 240])
    #expect(numbers.frame(Composed.header) == [20, 0, 280, 30])
    #expect(numbers.frames()[1] == [130, 35, 100, 80])
    #expect(numbers.frames(1)[0].prefix(2) == [0, 130])
    #expect(numbers.view.contentSize == CGSize(width: 320, height: 130 + 2000))
    #expect(numbers.asked < 30)
  }

  @Test func `A finger that goes across scrolls the section, one that goes along the whole`() {
    let numbers = made()
    let finger = numbers.tester.finger(downAt: CGPoint(x: 200, y: 50))
    finger.drag(to: CGPoint(x: 80, y: 60), over: 0.3)
    #expect(shift(numbers) > 100 && shift(numbers) <= 120)
    #expect(numbers.view.contentOffset == .zero)
    let place = shift(numbers)
    numbers.frame()
    #expect(abs((seen(numbers)[2] ?? .nan) - 240 + place) < 1e-6)
    #expect(seen(numbers).keys.sorted() == [0, 1, 2, 3])
    numbers.tester.advance(by: 0.3)
    finger.up()
    numbers.tester.settle()
    let rest = shift(numbers)
    // A finger that held still leaves it there; the cells are the collection view's own.
    #expect(abs(rest - place) < 1)
    let cell = numbers.view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(cell?.superview === numbers.view)
    #expect(
      numbers.view.indexPathForItem(at: CGPoint(x: 245 - rest, y: 40))
        == IndexPath(item: 2, section: 0))
    #expect(cell.flatMap { numbers.view.indexPath(for: $0) } == IndexPath(item: 2, section: 0))
    drag(numbers, by: 10, y: -45)
    numbers.tester.settle()
    #expect(shift(numbers) == rest && numbers.view.contentOffset.y > 30)
    // Below the section nothing goes across.
    let other = numbers.tester.finger(downAt: CGPoint(x: 200, y: 300))
    other.drag(to: CGPoint(x: 60, y: 300), over: 0.3)
    other.up()
    #expect(shift(numbers) == rest)
  }

  @Test func `A fling goes on, a finger catches it and selects nothing, and the edges bounce`() {
    let numbers = made()
    drag(numbers, by: -100, over: 0.1)
    let released = shift(numbers)
    numbers.tester.advance(by: 0.1)
    #expect(shift(numbers) > released + 20)
    let caught = numbers.tester.finger(downAt: CGPoint(x: 200, y: 50))
    numbers.tester.advance(by: 0.1)
    let held = shift(numbers)
    numbers.tester.advance(by: 0.1)
    #expect(shift(numbers) == held)
    caught.up()
    numbers.tester.settle()
    #expect(numbers.view.indexPathsForSelectedItems == [])
    #expect(abs(shift(numbers) - held) < 1)
    // At rest a tap selects.
    numbers.tester.tap(at: CGPoint(x: 200, y: 50))
    numbers.tester.settle()
    #expect(numbers.view.indexPathsForSelectedItems?.first?.section == 0)
    drag(numbers, by: 110, over: 0.05)
    numbers.tester.settle()
    #expect(shift(numbers) == 0)
    let finger = numbers.tester.finger(downAt: CGPoint(x: 100, y: 50))
    finger.drag(to: CGPoint(x: 250, y: 50), over: 0.3)
    #expect(shift(numbers) < -30)
    finger.up()
    numbers.tester.settle()
    #expect(shift(numbers) == 0)
  }

  @Test func `Each behaviour comes to rest where it says`() {
    // Groups are 110 apart, and the section is 320 wide.
    for (behavior, step) in [
      (Behavior.continuousGroupLeadingBoundary, 110.0), (.groupPaging, 110),
      (.groupPagingCentered, 110), (.paging, 320),
    ] {
      let numbers = made(behavior)
      for _ in 0..<3 {
        let before = shift(numbers)
        drag(numbers, by: -90, over: 0.08)
        numbers.tester.settle()
        let pages = shift(numbers) / step
        #expect(abs(pages - pages.rounded()) < 1e-6 && pages >= 1, "\(behavior)")
        // One further at most, however hard; the continuous one goes as far as it is flung.
        if behavior != .continuousGroupLeadingBoundary {
          #expect(abs(shift(numbers) - before - step) < 1e-6, "\(behavior)")
        }
      }
      // Slowly, to the nearest.
      let before = shift(numbers)
      let finger = numbers.tester.finger(downAt: CGPoint(x: 100, y: 50))
      finger.drag(to: CGPoint(x: 140, y: 50), over: 0.5)
      numbers.tester.advance(by: 0.3)
      finger.up()
      numbers.tester.settle()
      #expect(abs(shift(numbers) - before) < 1e-6, "\(behavior)")
    }
  }

  @Test func `Centred groups are in the middle, the first one and the last one too`() {
    let numbers = made(.groupPagingCentered, [5, 3])
    #expect(seen(numbers) == [0: 110, 1: 220])
    numbers.view.scrollToItem(
      at: IndexPath(item: 4, section: 0), at: .centeredHorizontally, animated: false)
    numbers.frame()
    #expect(seen(numbers) == [3: 0, 4: 110])
    drag(numbers, by: -100, over: 0.05)
    numbers.tester.settle()
    #expect(seen(numbers) == [3: 0, 4: 110])
  }

  @Test func `Scrolling to an item scrolls its section, too`() {
    let numbers = made()
    let path = IndexPath(item: 10, section: 0)
    numbers.view.scrollToItem(at: path, at: .left, animated: false)
    numbers.frame()
    #expect(seen(numbers)[10] == 20)
    numbers.view.scrollToItem(at: path, at: .right, animated: false)
    numbers.frame()
    #expect(seen(numbers)[10] == 220)
    // Where it is visible nothing moves.
    numbers.view.scrollToItem(at: path, at: [], animated: false)
    numbers.frame()
    #expect(seen(numbers)[10] == 220)
    numbers.view.scrollToItem(
      at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: true)
    numbers.tester.settle()
    #expect(seen(numbers)[3] == 110)
    // From far away, and to the last one, which is at the inset.
    numbers.view.contentOffset.y = 1500
    numbers.frame()
    #expect(layout(numbers)?.scrollers.isEmpty == true)
    numbers.view.scrollToItem(
      at: IndexPath(item: 19, section: 0), at: [.top, .left], animated: false)
    numbers.frame()
    #expect(seen(numbers)[19] == 200)
    #expect(numbers.view.contentOffset.y == 5)
  }

  @Test func `A section that leaves the view and comes back is where it was`() {
    let numbers = made()
    drag(numbers, by: -100, over: 0.1)
    numbers.tester.settle()
    let place = shift(numbers)
    #expect(place > 50 && layout(numbers)?.scrollers.count == 1)
    let pans = numbers.view.gestureRecognizers?.count
    numbers.view.contentOffset.y = 1500
    numbers.frame()
    #expect(layout(numbers)?.scrollers.isEmpty == true)
    #expect(numbers.view.gestureRecognizers?.count == pans.map { $0 - 1 })
    numbers.view.contentOffset.y = 0
    numbers.frame()
    #expect(shift(numbers) == place && seen(numbers).count >= 3)
    for (item, left) in seen(numbers) {
      #expect(abs(left - 20 - 110 * CGFloat(item) + place) < 1e-6)
    }
    // Fewer items: no further than its end.
    numbers.counts[0] = 3
    numbers.view.reloadData()
    numbers.frame()
    numbers.frame()
    #expect(shift(numbers) == 40 && seen(numbers) == [0: -20, 1: 90, 2: 200])
    numbers.counts[0] = 2
    numbers.view.reloadData()
    numbers.frame()
    #expect(seen(numbers) == [0: 20, 1: 130])
    #expect(layout(numbers)?.scrollers.isEmpty == true)
  }

  @Test func `Sections that come and go before it leave it where it was`() {
    var strips: Set<Int> = [1]
    let strip = strip(.continuous)
    let numbers = Numbers(
      [3, 20, 3],
      UICollectionViewCompositionalLayout { section, _ in
        strips.contains(section) ? strip : Composed.rows(of: 20)
      })
    numbers.view.scrollToItem(at: IndexPath(item: 9, section: 1), at: .left, animated: false)
    numbers.frame()
    let place = shift(numbers, 1)
    #expect(place == 990)
    numbers.counts = [3, 3, 20, 3]
    strips = [2]
    numbers.view.insertSections(IndexSet(integer: 0))
    numbers.tester.settle()
    #expect(shift(numbers, 2) == place && shift(numbers, 1) == 0)
    numbers.counts = [20, 3]
    strips = [0]
    numbers.view.performBatchUpdates { numbers.view.deleteSections(IndexSet(integersIn: 0...1)) }
    numbers.tester.settle()
    #expect(shift(numbers, 0) == place)
    #expect(seen(numbers)[9] == 20)
    drag(numbers, by: 60)
    #expect(shift(numbers, 0) < place)
  }

  @Test func `Another layout takes the section over from where it is, and back`() {
    let numbers = made()
    numbers.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
    numbers.frame()
    let first = numbers.view.collectionViewLayout
    numbers.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: Composed.rows()), animated: true)
    numbers.tester.advance(by: 0.05)
    #expect(numbers.view.subviews.allSatisfy { !($0 is SectionScroller) })
    numbers.tester.settle()
    // Which items are under the window is the anchor's business; each is where the other layout has it.
    #expect(numbers.view.visibleCells.count >= 12)
    for element in numbers.view.shown {
      let wanted = numbers.view.layoutAttributesForItem(at: element.key.indexPath)
      #expect(wanted?.frame.rounded == element.view.frame.rounded)
    }
    numbers.view.setCollectionViewLayout(first, animated: false)
    numbers.frame()
    numbers.frame()
    #expect(seen(numbers)[9] == 20)
    #expect(numbers.view.subviews.filter { $0 is SectionScroller }.count == 1)
  }

  @Test func `In a layout that scrolls sideways, sections are scrolled up and down`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Composed.size(.absolute(80), .absolute(100)),
        subitems: [Composed.item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .groupPaging
    let numbers = Numbers(
      [20, 20, 20, 20, 20],
      UICollectionViewCompositionalLayout(
        section: section,
        configuration: Composed.configuration { $0.scrollDirection = .horizontal }))
    #expect(numbers.view.contentSize == CGSize(width: 400, height: 480))
    #expect(numbers.frames(1)[3] == [80, 300, 80, 100])
    let finger = numbers.tester.finger(downAt: CGPoint(x: 120, y: 300))
    finger.drag(to: CGPoint(x: 120, y: 240), over: 0.1)
    finger.up()
    numbers.tester.settle()
    #expect([0, 1, 2].map { shift(numbers, $0) } == [0, 100, 0])
    #expect(numbers.view.contentOffset == .zero)
  }

  @Test func `A wheel over the section scrolls it across, and the rest along`() {
    let numbers = made()
    #expect(numbers.tester.scroll(by: CGPoint(x: 30, y: 0), at: CGPoint(x: 150, y: 40)))
    numbers.frame()
    #expect(shift(numbers) == 30)
    // Between two cells.
    #expect(numbers.tester.scroll(by: CGPoint(x: 10, y: 0), at: CGPoint(x: 85, y: 40)))
    numbers.frame()
    #expect(shift(numbers) == 40)
    #expect(numbers.tester.scroll(by: CGPoint(x: 0, y: 25), at: CGPoint(x: 150, y: 40)))
    numbers.frame()
    #expect(numbers.view.contentOffset.y == 25 && shift(numbers) == 40)
  }

  @Test func `A button in a cell keeps its touches, and one beside it can be dragged`() {
    let numbers = made()
    let cell = numbers.view.cellForItem(at: IndexPath(item: 1, section: 0))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    cell?.contentView.addSubview(button)
    numbers.tester.tap(at: CGPoint(x: 180, y: 20))
    #expect(taps == 1)
    let finger = numbers.tester.finger(downAt: CGPoint(x: 180, y: 20))
    numbers.tester.advance(by: 0.3)
    finger.drag(to: CGPoint(x: 140, y: 20), over: 0.2)
    #expect(shift(numbers) == 0)
    finger.up()
    drag(numbers, by: -50)
    #expect(shift(numbers) > 20)
  }

  // MARK: What is visible

  @Test func `A section changes what is visible of it with each frame that it is scrolled`() {
    var calls = 0
    var offsets: [CGFloat] = []
    let numbers = made { section in
      section.boundarySupplementaryItems = [Composed.edge(.top, 10)]
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        calls += 1
        offsets.append(offset.x)
        let middle = environment.container.effectiveContentSize.width / 2
        for item in items where item.representedElementCategory == .cell {
          let distance = abs(item.frame.midX - offset.x - middle)
          item.alpha = 1 - distance / 400
          item.transform = CGAffineTransform(scaleX: item.alpha, y: item.alpha)
          item.center.y += 1
          item.zIndex = item.indexPath.item
        }
      }
    }
    func state(_ item: Int) -> [CGFloat] {
      guard let cell = numbers.view.cellForItem(at: IndexPath(item: item, section: 0)) else {
        return []
      }
      return [cell.alpha, cell.transform.a, cell.center.x, cell.center.y].map {
        ($0 * 1000).rounded() / 1000
      }
    }
    // 70 − 160 is 90 away from the middle.
    #expect(state(0) == [0.775, 0.775, 70, 56] && state(1) == [0.95, 0.95, 180, 56])
    let before = calls
    numbers.view.scrollToItem(at: IndexPath(item: 5, section: 0), at: .left, animated: false)
    numbers.frame()
    #expect(calls > before && offsets.last == 550)
    #expect(state(5) == [0.775, 0.775, 70, 56] && state(6) == [0.95, 0.95, 180, 56])
    #expect(numbers.view.cellForItem(at: IndexPath(item: 0, section: 1))?.alpha == 1)
    let finger = numbers.tester.finger(downAt: CGPoint(x: 200, y: 50))
    for step in 1...5 {
      let count = calls
      finger.move(to: CGPoint(x: 200 - 20 * CGFloat(step), y: 50))
      numbers.frame()
      #expect(calls > count)
    }
    finger.up()
  }

  @Test func `A section that is not scrolled across hears of the offset of the whole`() {
    var seen: [(CGPoint, Int)] = []
    let section = Composed.rows(of: 100)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen.append((offset, items.count))
      for item in items where item.indexPath.item % 2 == 1 { item.isHidden = true }
    }
    let numbers = Numbers([60], UICollectionViewCompositionalLayout(section: section))
    numbers.view.contentOffset.y = 150
    numbers.frame()
    #expect(seen.last?.0 == CGPoint(x: 0, y: 150) && seen.last?.1 == 18)
    #expect(numbers.items.allSatisfy { $0 % 2 == 0 } && numbers.items.count == 9)
  }

  @Test func `A view that goes away with its section in motion leaves nothing behind`() {
    weak var view: UICollectionView?
    weak var scroller: SectionScroller?
    weak var pan: UIGestureRecognizer?
    do {
      let numbers = made()
      drag(numbers, by: -100, over: 0.05)
      view = numbers.view
      scroller = layout(numbers)?.scrollers.first
      pan = scroller?.panGestureRecognizer
      #expect(scroller?.isDecelerating == true && pan != nil)
      numbers.view.removeFromSuperview()
      numbers.frame()
    }
    #expect(view == nil && scroller == nil && pan == nil)
  }
}
