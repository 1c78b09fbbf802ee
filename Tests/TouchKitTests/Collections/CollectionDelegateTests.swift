import Testing
import TouchTesting

@testable import TouchKit

@Suite struct CollectionDelegateTests {
  /// Writes down what it hears, and what is displayed just now.
  final class Listener: UICollectionViewDelegate {
    let transcript: Transcript
    // Cells, not places: those that stay while others come are elsewhere without having been away.
    var displayed: Set<ObjectIdentifier> = []
    var headers: Set<IndexPath> = []
    var faults = 0

    init(_ transcript: Transcript) { self.transcript = transcript }

    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      if !displayed.insert(ObjectIdentifier(cell)).inserted { faults += 1 }
    }
    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt path: IndexPath
    ) {
      if displayed.remove(ObjectIdentifier(cell)) == nil { faults += 1 }
    }
    func collectionView(
      _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView,
      forElementKind kind: String, at path: IndexPath
    ) {
      if !headers.insert(path).inserted { faults += 1 }
    }
    func collectionView(
      _ view: UICollectionView, didEndDisplayingSupplementaryView header: UICollectionReusableView,
      forElementOfKind kind: String, at path: IndexPath
    ) {
      if headers.remove(path) == nil { faults += 1 }
    }
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      path.item != 1
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
      transcript.note("highlighted \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
      transcript.note("unhighlighted \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      transcript.note("selected \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      path.item != 0
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
      transcript.note("deselected \(path.item)")
    }
  }

  @Test func `What is displayed is told when it comes and when it goes, whatever moves it`() {
    let layout = ColumnGridLayout(columns: 3)
    layout.headerHeight = 30
    let numbers = Numbers([40, 50, 60], layout)
    let listener = Listener(numbers.tester.transcript)
    let view = numbers.view
    // What is there already was not told.
    view.reloadData()
    view.delegate = listener
    numbers.frame()
    var chance = Chance(seed: 3)
    for _ in 0..<60 {
      switch chance.roll(6) {
      case 0...2: view.contentOffset.y = CGFloat(chance.roll(5000))
      case 3:
        let next = ColumnGridLayout(columns: 1 + chance.roll(6))
        next.headerHeight = 30
        view.setCollectionViewLayout(next, animated: true)
      case 4: view.reloadData()
      default:
        numbers.counts[1] += 1
        view.insertItems(at: [IndexPath(item: chance.roll(40), section: 1)])
        numbers.tester.settle()
      }
      for _ in 0..<chance.roll(20) { numbers.frame() }
    }
    numbers.tester.settle()
    numbers.frame()
    #expect(listener.faults == 0)
    #expect(listener.displayed == Set(view.visibleCells.map { ObjectIdentifier($0) }))
    #expect(!listener.displayed.isEmpty)
    #expect(
      listener.headers
        == Set(
          view.indexPathsForVisibleSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionHeader)))
  }

  @Test func `The delegate decides what is highlighted, selected and deselected`() {
    let numbers = Numbers([100], ColumnGridLayout(columns: 4))
    let listener = Listener(numbers.tester.transcript)
    numbers.view.delegate = listener
    numbers.view.allowsMultipleSelection = true
    let finger = numbers.tester.finger()
    for x in [40, 120, 200, 40, 200] { finger.tap(at: CGPoint(x: CGFloat(x), y: 40)) }
    finger.down(at: CGPoint(x: 300, y: 40))
    numbers.tester.advance(by: 0.3)
    finger.drag(to: CGPoint(x: 300, y: 10), over: 0.2)
    finger.up()
    #expect(
      numbers.tester.transcript.lines.map { String($0.dropFirst(6)) } == [
        "highlighted 0", "selected 0", "unhighlighted 0", "highlighted 2", "selected 2",
        "unhighlighted 2", "highlighted 0", "unhighlighted 0", "highlighted 2", "deselected 2",
        "unhighlighted 2", "highlighted 3", "unhighlighted 3",
      ])
    numbers.view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    #expect(numbers.view.indexPathsForSelectedItems == [])
  }

  @Test func `A grid scrolls to an item as it is told`() {
    let numbers = Numbers([300], ColumnGridLayout(columns: 4))
    let view = numbers.view
    let path = IndexPath(item: 100, section: 0)
    // Item 100 is 80 points high, at 2000.
    let cases: [(UICollectionView.ScrollPosition, CGFloat, CGFloat)] = [
      (.top, 0, 2000), (.centeredVertically, 0, 1800), (.bottom, 0, 1600), ([], 0, 1600),
      ([], 5000, 2000), ([], 1900, 1900),
    ]
    for (position, from, to) in cases {
      view.contentOffset.y = from
      view.scrollToItem(at: path, at: position, animated: false)
      #expect(view.contentOffset == CGPoint(x: 0, y: to), "\(position.rawValue) from \(from)")
    }
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    #expect(view.contentOffset.y == 1950)
    view.scrollToItem(at: path, at: .bottom, animated: true)
    #expect(view.contentOffset.y == 1950)
    numbers.tester.settle()
    #expect(abs(view.contentOffset.y - 1630) < 0.5)
    view.scrollToItem(at: IndexPath(item: 300, section: 0), at: .top, animated: false)
    #expect(abs(view.contentOffset.y - 1630) < 0.5)
  }

  @Test func `Without a data source there is nothing, and nothing goes wrong`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: ColumnGridLayout(columns: 3))
    let tester = TouchTester()
    tester.view.addSubview(view)
    do {
      let numbers = Numbers([30], ColumnGridLayout(columns: 3))
      view.register(Numbers.Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = numbers
      tester.advance(by: 0.1)
      #expect(view.visibleCells.count > 10)
    }
    // It has gone away.
    view.contentOffset.y = 100
    tester.advance(by: 0.1)
    #expect(view.visibleCells.isEmpty && view.numberOfSections == 0)
  }

  @Test func `What comes next in the way of scrolling is announced, and not what was just seen`() {
    final class Early: UICollectionViewDataSourcePrefetching {
      var announced: [Int] = []
      var isDownwards = true
      var faults = 0
      func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        announced += paths.map(\.item)
        for path in paths {
          let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
          let isAhead =
            isDownwards ? frame.minY >= view.bounds.maxY : frame.maxY <= view.bounds.minY
          if !isAhead { faults += 1 }
        }
      }
    }
    let early = Early()
    let numbers = Numbers([3000], ColumnGridLayout(columns: 2))
    numbers.view.prefetchDataSource = early
    numbers.view.contentOffset.y = 16_000
    numbers.frame()
    for way in [CGFloat(40), -40] {
      early.announced = []
      early.isDownwards = way > 0
      for _ in 0..<60 {
        numbers.view.contentOffset.y += way
        numbers.frame()
      }
      #expect(early.announced.count >= 20)
      #expect(Set(early.announced).count == early.announced.count)
    }
    #expect(early.faults == 0)
  }
}

@Suite struct PrefetchSwitchTests {
  private final class Early: UICollectionViewDataSourcePrefetching {
    var announced = Set<IndexPath>()
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
      announced.formUnion(paths)
    }
    func collectionView(
      _ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
    ) { announced.subtract(paths) }
  }

  @Test func `Prefetching that is switched off is cancelled, and switched on it begins anew`() {
    let (early, numbers) = (Early(), Numbers([3000], ColumnGridLayout(columns: 2)))
    numbers.view.prefetchDataSource = early
    func scroll() {
      for _ in 0..<20 {
        numbers.view.contentOffset.y += 40
        numbers.frame()
      }
    }
    scroll()
    #expect(!early.announced.isEmpty)
    numbers.view.isPrefetchingEnabled = false
    early.announced = []
    scroll()
    #expect(early.announced.isEmpty)
    numbers.view.isPrefetchingEnabled = true
    scroll()
    #expect(!early.announced.isEmpty)
  }
}

@Suite struct TransitionLayoutTests {
  @Test
  func `The attributes of a transition say where everything is, and its ends are the layouts'`() {
    let (home, next) = (ColumnGridLayout(columns: 3), ColumnGridLayout(columns: 2))
    let numbers = Numbers([500], home)
    numbers.view.contentOffset.y = 3000
    numbers.frame()
    let transition = numbers.view.startInteractiveTransition(to: next)
    #expect(transition.currentLayout === home && transition.nextLayout === next)
    #expect(numbers.view.collectionViewLayout === transition)
    for progress in [0, 0.3, 0.7, 1] as [CGFloat] {
      transition.transitionProgress = progress
      numbers.frame()
      let all = transition.layoutAttributesForElements(in: numbers.view.bounds) ?? []
      #expect(Set(all.map(\.indexPath)) == Set(numbers.view.indexPathsForVisibleItems))
      for attributes in all {
        let cell = numbers.view.cellForItem(at: attributes.indexPath)
        let here = cell?.frame ?? .zero
        #expect(
          abs(attributes.frame.minX - here.minX) + abs(attributes.frame.maxY - here.maxY) < 1e-6)
        #expect(attributes.alpha == cell?.alpha)
        let end = progress == 0 ? home : progress == 1 ? next : nil
        if let end {
          let wanted = end.layoutAttributesForItem(at: attributes.indexPath)?.frame ?? .zero
          #expect(
            abs(attributes.frame.minX - wanted.minX) + abs(attributes.frame.minY - wanted.minY)
              < 1e-6)
        }
      }
    }
    transition.transitionProgress = .nan
    #expect(transition.transitionProgress == 1)
    numbers.view.cancelInteractiveTransition()
    numbers.tester.settle()
    #expect(numbers.view.collectionViewLayout === home && !transition.isUnderWay)
    transition.transitionProgress = 0.5
    #expect(numbers.view.collectionViewLayout === home && transition.transitionProgress == 0)
  }

  @Test
  func `The layout that is set is the layout from then on, until a gesture catches the motion`() {
    let (home, next) = (ColumnGridLayout(columns: 3), ColumnGridLayout(columns: 2))
    let numbers = Numbers([500], home)
    let view = numbers.view
    view.setCollectionViewLayout(next, animated: true)
    numbers.tester.advance(by: 0.1)
    #expect(view.collectionViewLayout === next && view.transition != nil)
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame
        == next.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame)
    let caught = view.catchInteractiveTransition(at: CGPoint(x: 100, y: 100))
    #expect(caught != nil && view.collectionViewLayout === caught)
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === caught)
    numbers.tester.settle()
    #expect(view.collectionViewLayout === home)
  }

  @Test func `Going to another layout tells whether it got there`() {
    let (home, next) = (ColumnGridLayout(columns: 3), ColumnGridLayout(columns: 2))
    let numbers = Numbers([500], home)
    var ends: [String] = []
    numbers.view.setCollectionViewLayout(home, animated: true) { ends.append("home \($0)") }
    numbers.view.setCollectionViewLayout(next, animated: false) { ends.append("at once \($0)") }
    #expect(ends == ["home true", "at once true"] && numbers.view.collectionViewLayout === next)
    numbers.view.setCollectionViewLayout(home, animated: true) { ends.append("back \($0)") }
    numbers.tester.advance(by: 0.1)
    numbers.view.contentOffset.y = 70
    #expect(ends.last == "back false" && numbers.view.contentOffset.y == 70)
    numbers.view.setCollectionViewLayout(next, animated: true) { ends.append("again \($0)") }
    numbers.tester.settle()
    #expect(ends.last == "again true" && ends.count == 4)
  }

  @Test func `The completion of an interactive transition hears whether it led there`() {
    let numbers = Numbers([500], ColumnGridLayout(columns: 3))
    let view = numbers.view
    var ends: [String] = []
    func start() {
      view.startInteractiveTransition(to: ColumnGridLayout(columns: 4)) {
        ends.append("completed \($0), finished \($1)")
      }
    }
    for isFinishing in [true, false] {
      start()
      isFinishing ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
      view.finishInteractiveTransition()
      if !isFinishing { view.cancelInteractiveTransition() }
      numbers.tester.settle()
      view.finishInteractiveTransition()
    }
    start()
    start()
    view.removeFromSuperview()
    #expect(
      ends == [
        "completed true, finished true", "completed true, finished false",
        "completed false, finished false", "completed false, finished false",
      ])
  }
}
