import Testing
import TouchTesting

@testable import TouchKit

// A collection view lays out the cells that it resizes, and reports their moves itself: in each frame of a pinch it moves all of
// them. Neither hosts nor cells may notice.
@Suite struct MovedCellsTests {
  /// What a host shows that knows nothing but the changes.
  private struct Host {
    var rects: [Int32: CGRect] = [:]
    var opacities: [Int32: CGFloat] = [:]
    var hidden: Set<Int32> = []
    var colors: [Int32: UIColor] = [:]
    var children: [Int32: [Int32]] = [:]

    mutating func show(_ changes: [LayerChange]) {
      for change in changes {
        switch change {
        case .created(let number, _): opacities[number] = 1
        case .inserted(let number, let parent, let index):
          remove(number)
          children[parent, default: []].insert(number, at: index)
        case .removed(let number): remove(number)
        case .geometry(let number, let rect, _): rects[number] = rect
        case .opacity(let number, let opacity): opacities[number] = opacity
        case .hidden(let number, true): hidden.insert(number)
        case .hidden(let number, false): hidden.remove(number)
        case .background(let number, let color): colors[number] = color
        default: break
        }
      }
    }

    private mutating func remove(_ number: Int32) {
      for parent in children.keys { children[parent]?.removeAll { $0 == number } }
    }

    func expectSubviews(of view: UIView, _ step: String) {
      #expect(children[view.layerNumber] == view.subviews.map(\.layerNumber), "\(step)")
      for subview in view.subviews {
        let number = subview.layerNumber
        #expect(rects[number] == subview.frame, "\(step)")
        #expect(opacities[number] == subview.alpha, "\(step)")
        #expect(hidden.contains(number) == subview.isHidden, "\(step)")
        #expect(colors[number] == subview.backgroundColor, "\(step)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func `Whatever happens to a grid half-way, a host shows what there is`(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    let (view, window) = (numbers.view, numbers.tester.window)
    let parent = numbers.tester.view
    // The frames so far were drawn for nobody.
    view.removeFromSuperview()
    window.discardChanges()
    parent.addSubview(view)
    var host = Host()
    for count in 0..<60 {
      let cells = view.visibleCells
      let cell = cells.isEmpty ? nil : cells[chance.roll(5) % cells.count]
      let what = chance.roll(12)
      switch what {
      case 0, 1, 2, 3:
        let transition =
          view.collectionViewLayout as? UICollectionViewTransitionLayout
          ?? view.startInteractiveTransition(to: ColumnGridLayout(columns: 1 + chance.roll(7)))
        transition.transitionProgress = CGFloat(chance.roll(140)) / 100 - 0.2
      case 4: view.endInteractiveTransition(finished: chance.roll(2) == 0)
      case 5: view.contentOffset.y += CGFloat(chance.roll(900)) - 450
      case 6: view.reloadData()
      case 7: cell.map { view.bringSubviewToFront($0) }
      case 8: cell?.backgroundColor = UIColor(white: CGFloat(chance.roll(100)) / 100, alpha: 1)
      case 9:
        // After the moves of this frame, and before they are reported.
        view.layoutIfNeeded()
        view.removeFromSuperview()
        parent.addSubview(view)
      case 10:
        view.layoutIfNeeded()
        cell?.removeFromSuperview()
        view.reloadData()
      default:
        view.layoutIfNeeded()
        cell?.isHidden = true
        cell.map { view.sendSubviewToBack($0) }
      }
      var changes: [LayerChange] = []
      window.collectChanges(into: &changes)
      host.show(changes)
      host.expectSubviews(of: view, "step \(count), \(what)")
    }
  }

  @Test func `Changes that are discarded are not reported later`() {
    let numbers = Numbers([1000], ColumnGridLayout(columns: 3))
    let window = numbers.tester.window
    let transition = numbers.view.startInteractiveTransition(to: ColumnGridLayout(columns: 2))
    transition.transitionProgress = 0.5
    window.discardChanges()
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
    #expect(changes == [])
    transition.transitionProgress = 0.6
    window.collectChanges(into: &changes)
    let moved = changes.count { if case .geometry = $0 { true } else { false } }
    #expect(moved >= numbers.view.visibleCells.count)
  }

  @Test func `A cell is laid out once in each frame that resizes it, before that frame is drawn`() {
    let source = CountedCells()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: ColumnGridLayout(columns: 3))
    view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let tester = TouchTester()
    tester.view.addSubview(view)
    tester.advance(by: tester.frameInterval)
    let transition = view.startInteractiveTransition(to: ColumnGridLayout(columns: 2))
    let cells = view.visibleCells.compactMap { $0 as? CountedCell }
    #expect(cells.count > 10)
    for progress in [0.1, 0.3, 0.5] as [CGFloat] {
      let sizes = cells.map(\.bounds.size)
      let layouts = cells.map(\.layouts)
      transition.transitionProgress = progress
      var changes: [LayerChange] = []
      tester.window.collectChanges(into: &changes)
      for (index, cell) in cells.enumerated() where cell.superview != nil && !cell.isHidden {
        #expect(cell.bounds.size != sizes[index])
        #expect(cell.layouts == layouts[index] + 1)
        #expect(cell.contentView.frame == cell.bounds)
      }
    }
  }

  private final class CountedCell: UICollectionViewCell {
    var layouts = 0

    required init(frame: CGRect) {
      super.init(frame: frame)
      _ = contentView
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class CountedCells: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1000 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
