import Testing
import TouchTesting

@testable import TouchKit

/// Collection views whose layouts, data sources, cells and delegates go, or come from somewhere
/// else, in the middle of anything. Run under AddressSanitizer, they also show that nothing reaches
/// freed memory.
@Suite struct CollectionLifetimeTests {
  private final class Other: UICollectionViewCell {
    var number = 7
  }

  /// Fills a view with cells that another collection view made.
  private final class Borrower: NSObject, UICollectionViewDataSource {
    let lender: UICollectionView

    init(_ lender: UICollectionView) {
      self.lender = lender
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      500
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      lender.dequeueReusableCell(withReuseIdentifier: "third", for: indexPath)
    }
  }

  @Test func `A cell that comes from another collection view is not put into a wrong pool`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    for name in ["first", "second", "third"] as [CollectionName] {
      numbers.view.register(Other.self, forCellWithReuseIdentifier: name)
    }
    let view = UICollectionView(
      frame: numbers.view.frame, collectionViewLayout: ColumnGridLayout(columns: 3))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "own")
    let borrower = Borrower(numbers.view)
    view.dataSource = borrower
    numbers.tester.view.addSubview(view)
    for step in 0..<20 {
      view.contentOffset.y = CGFloat(step) * 211
      numbers.view.contentOffset.y = CGFloat(step) * 173
      numbers.frame()
      #expect(view.visibleCells.allSatisfy { $0 is Other })
      #expect(numbers.view.visibleCells.allSatisfy { $0 is Numbers.Cell })
    }
    let own = view.dequeueReusableCell(
      withReuseIdentifier: "own", for: IndexPath(item: 0, section: 0))
    #expect(type(of: own) == UICollectionViewCell.self)
  }

  @Test func `Data that change while their cells are asked for are shown anew`() {
    let tester = TouchTester()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: ColumnGridLayout(columns: 4))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var change: (() -> Void)?
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in
      change?()
      change = nil
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func show(_ count: Int) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot)
    }
    show(20)
    change = { show(2) }
    tester.view.addSubview(view)
    for _ in 0..<3 { tester.advance(by: tester.frameInterval) }
    #expect(change == nil)
    #expect(view.visibleCells.count == 2)
  }

  @Test func `A data source that goes away takes its cells along, also while they are shown`() {
    final class Leaving: NSObject, UICollectionViewDelegate {
      var source: Numbers?

      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        if indexPath.item == 4 { collectionView.dataSource = nil }
      }
    }
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    let view = UICollectionView(
      frame: numbers.view.frame, collectionViewLayout: ColumnGridLayout(columns: 3))
    view.register(Numbers.Cell.self, forCellWithReuseIdentifier: "cell")
    let delegate = Leaving()
    view.delegate = delegate
    view.dataSource = numbers
    numbers.tester.view.addSubview(view)
    numbers.frame()
    numbers.frame()
    #expect(view.visibleCells.isEmpty && view.numberOfSections == 0)
  }

  /// A list that shows 20 numbers, and calls `change` once, as another data source with 2 of them takes it over.
  private func handOver(
    _ begin: (UICollectionView, _ change: @escaping () -> Void) -> Void,
    change: @escaping (UICollectionView) -> Void
  ) {
    let tester = TouchTester()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: ColumnGridLayout(columns: 4))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    func source(_ count: Int) -> UICollectionViewDiffableDataSource<Int, Int> {
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot)
      return source
    }
    let first = source(20)
    tester.view.addSubview(view)
    for _ in 0..<3 { tester.advance(by: tester.frameInterval) }
    var calls = 0
    begin(view) {
      calls += 1
      change(view)
    }
    tester.advance(by: tester.frameInterval)
    #expect(view.visibleCells.count == 20 && calls == 0)
    let second = source(2)
    tester.advance(by: 2)
    #expect(calls == 1)
    #expect(view.visibleCells.count == 2)
    withExtendedLifetime((first, second)) {}
  }

  @Test
  func `What is animated as another data source takes over may begin a transition as it ends`() {
    let change = { (view: UICollectionView) in
      #expect(view.numberOfSections == 0)
      view.setCollectionViewLayout(ColumnGridLayout(columns: 3), animated: true)
    }
    handOver(
      { view, change in
        view.performBatchUpdates {
          view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
        } completion: { _ in
          change()
        }
      }, change: change)
    handOver(
      { view, change in
        view.setCollectionViewLayout(ColumnGridLayout(columns: 2), animated: true) { _ in change() }
      }, change: change)
  }

  @Test func `A transition whose window went away has ended in the next one`() {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    let view = numbers.view
    window?.addSubview(view)
    window?.clock.advance(to: 1)
    window?.layoutIfNeeded()
    var ends = 0
    view.setCollectionViewLayout(ColumnGridLayout(columns: 2), animated: true) { _ in ends += 1 }
    window?.clock.advance(to: 1.02)
    #expect(view.transition != nil && ends == 0)
    window = nil
    numbers.tester.view.addSubview(view)
    numbers.frame()
    #expect(view.collectionViewLayout is ColumnGridLayout && view.transition == nil && ends == 1)
    #expect(!view.visibleCells.isEmpty)
  }

  @Test func `Reloading while the cells of a reload leave ends`() {
    final class Reloader: NSObject, UICollectionViewDelegate {
      var reloads = 0

      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        guard reloads < 3 else { return }
        reloads += 1
        collectionView.reloadData()
      }
    }
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    let reloader = Reloader()
    numbers.view.delegate = reloader
    numbers.view.reloadData()
    numbers.frame()
    #expect(reloader.reloads > 0 && numbers.faults == [])
  }

  /// How a collection view goes while its layout changes.
  enum End: CaseIterable {
    case held, settling, paused
  }

  @Test(arguments: End.allCases)
  func `A view that goes while its layout changes calls the completion once`(end: End) {
    let tester = TouchTester()
    var calls: [String] = []
    weak var gone: UICollectionView?
    do {
      let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
      let view = UICollectionView(
        frame: tester.view.bounds, collectionViewLayout: ColumnGridLayout(columns: 3))
      view.register(Numbers.Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = numbers
      gone = view
      tester.view.addSubview(view)
      tester.advance(by: 0.1)
      let layout = view.startInteractiveTransition(to: ColumnGridLayout(columns: 2)) {
        calls.append("\($0) \($1)")
      }
      layout.transitionProgress = 0.4
      if end != .held { view.finishInteractiveTransition() }
      tester.advance(by: 0.05)
      if end == .paused { _ = tester.finger(downAt: CGPoint(x: 100, y: 100)) }
      view.removeFromSuperview()
    }
    tester.advance(by: 0.1)
    #expect(gone == nil)
    #expect(calls == [end == .held ? "false false" : "false true"])
  }

  @Test func `A transition layout that outlives its view answers`() {
    let tester = TouchTester()
    var layout: UICollectionViewTransitionLayout?
    weak var gone: UICollectionView?
    do {
      let view = UICollectionView(
        frame: tester.view.bounds, collectionViewLayout: ColumnGridLayout(columns: 3))
      gone = view
      tester.view.addSubview(view)
      layout = view.startInteractiveTransition(to: ColumnGridLayout(columns: 2))
      layout?.transitionProgress = 0.5
      view.removeFromSuperview()
    }
    tester.advance(by: 0.1)
    #expect(gone == nil && layout?.collectionView == nil && layout?.isUnderWay == false)
    layout?.transitionProgress = 0.7
    #expect(layout?.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func `Updates that are under way when the view goes call their completion once`() {
    let tester = TouchTester()
    var calls: [Bool] = []
    weak var gone: UICollectionView?
    do {
      let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
      let view = UICollectionView(
        frame: tester.view.bounds, collectionViewLayout: ColumnGridLayout(columns: 3))
      view.register(Numbers.Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = numbers
      gone = view
      tester.view.addSubview(view)
      tester.advance(by: 0.1)
      numbers.counts = [999]
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      } completion: {
        calls.append($0)
      }
      tester.advance(by: 0.05)
      view.removeFromSuperview()
    }
    tester.advance(by: 0.1)
    #expect(gone == nil && calls == [false])
  }
}
