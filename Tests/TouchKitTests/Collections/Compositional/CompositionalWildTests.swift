import Testing
import TouchTesting

@testable import TouchKit

/// Programs that change everything from within everything that a compositional layout calls.
@Suite struct CompositionalWildTests {
  /// Does something by chance whenever it is asked, a few levels deep.
  private final class Wild {
    var chance: Chance
    var depth = 0
    weak var numbers: Numbers?

    init(seed: UInt64) {
      chance = Chance(seed: seed)
    }

    func happen() {
      guard depth < 2, let numbers, chance.once(in: 12) else { return }
      depth += 1
      let view = numbers.view
      switch chance.roll(7) {
      case 0: view.collectionViewLayout.invalidateLayout()
      case 1:
        numbers.counts = (0..<chance.roll(5)).map { _ in chance.roll(40) }
        view.reloadData()
      case 2: view.setCollectionViewLayout(layout(), animated: chance.once(in: 2))
      case 3:
        view.scrollToItem(
          at: IndexPath(item: chance.roll(40), section: chance.roll(5)),
          at: [.centeredHorizontally, .centeredVertically], animated: chance.once(in: 2))
      case 4: view.contentOffset.y = chance.part() * 600
      case 5:
        view.removeFromSuperview()
        numbers.tester.view.addSubview(view)
      default:
        let section = chance.roll(3)
        numbers.counts.insert(3, at: min(section, numbers.counts.count))
        view.performBatchUpdates {
          view.insertSections([min(section, numbers.counts.count - 1)])
        }
      }
      depth -= 1
    }

    func layout() -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout(
        sectionProvider: { [weak self] number, _ in
          self?.happen()
          return self?.section(number)
        }, configuration: Composed.configuration { $0.interSectionSpacing = 4 })
    }

    private func section(_ number: Int) -> NSCollectionLayoutSection? {
      if number % 4 == 3 { return nil }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Composed.size(.absolute(110), .absolute(60)),
        subitems: [Composed.item(.fractionalWidth(0.5), .fractionalHeight(1))])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = number % 2 == 0 ? .groupPaging : .none
      let header = Composed.edge(.top, 20)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      if number % 3 == 0 {
        section.visibleItemsInvalidationHandler = { [weak self] items, _, _ in
          self?.happen()
          for item in items { item.alpha = 0.9 }
        }
      }
      return section
    }
  }

  /// Does it when subviews come and go.
  private final class WildView: UICollectionView {
    weak var wild: Wild?

    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      wild?.happen()
    }

    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      wild?.happen()
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `Whatever happens within, fingers go on, and in the end everything is in its place`(
    seed: UInt64
  ) {
    let wild = Wild(seed: seed)
    let view = WildView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: wild.layout())
    view.wild = wild
    let numbers = Numbers([20, 20, 5, 0, 60], wild.layout(), view: view)
    wild.numbers = numbers
    for _ in 0..<60 {
      let (x, y) = (wild.chance.part() * 300 + 10, wild.chance.part() * 460 + 10)
      let finger = numbers.tester.finger(downAt: CGPoint(x: x, y: y))
      for _ in 0..<4 {
        finger.move(
          to: CGPoint(x: wild.chance.part() * 300 + 10, y: wild.chance.part() * 460 + 10))
        numbers.frame()
        wild.happen()
      }
      finger.up()
      for _ in 0..<wild.chance.roll(8) { numbers.frame() }
    }
    // Quiet at last.
    wild.depth = 2
    numbers.counts = [20, 20, 5, 0, 60]
    view.reloadData()
    numbers.tester.settle()
    numbers.frame()
    numbers.frame()
    let layout = view.collectionViewLayout
    #expect(view.shown.contains { $0.key.isCell })
    for element in view.shown where element.key.isCell {
      let wanted = layout.layoutAttributesForItem(at: element.key.indexPath)?.frame.rounded
      #expect(wanted == element.view.frame.rounded)
    }
    let scrollers = view.subviews.filter { $0 is SectionScroller }.count
    let own = (layout as? UICollectionViewCompositionalLayout)?.scrollers.count
    #expect(scrollers == own)
    let pans = view.gestureRecognizers?.filter { $0 is ScrollPanGestureRecognizer }.count
    #expect(pans == scrollers + 1)
  }
}
