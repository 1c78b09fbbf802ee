import Testing
import TouchTesting

@testable import TouchKit

/// What is an `NSObject` in UIKit is compared as one.
@Suite struct IdentityTests {
  @Test func `Objects are members of sets and keys, each equal to itself alone`() {
    let layouts = [UICollectionViewFlowLayout(), UICollectionViewFlowLayout()]
    let image = UIImage(source: 1, size: CGSize(width: 10, height: 10))
    #expect(Set<UICollectionViewLayout>(layouts + layouts).count == 2)
    #expect(layouts[0] == layouts[0] && layouts[0] != layouts[1])
    #expect(image != UIImage(source: 1, size: CGSize(width: 10, height: 10)))
    var names: [UIImage: String] = [image: "one"]
    names[image] = "two"
    #expect(names == [image: "two"])
    let animator = UIViewPropertyAnimator()
    #expect(Set([animator, animator, UIViewPropertyAnimator()]).count == 2)
    let path = UIBezierPath(rect: .zero)
    #expect(path == path && path != UIBezierPath(rect: .zero))
    let action = UIAction { _ in }
    #expect([action].firstIndex(of: action) == 0)
    let view = UIView()
    #expect(view.layer == view.layer && view.layer != UIView().layer)
    let section = NSCollectionLayoutSize(
      widthDimension: .absolute(1), heightDimension: .absolute(1))
    #expect(Set([section, section]).count == 1)
  }

  private final class Tinted: UICollectionViewLayoutAttributes {
    var tint = 0

    override func copy() -> Any {
      let new = super.copy()
      (new as? Tinted)?.tint = tint
      return new
    }

    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? Tinted)?.tint == tint
    }
  }

  @Test func `Attributes are equal where they say the same, for a subclass with what it adds`() {
    let path = IndexPath(item: 3, section: 1)
    let (a, b) = (
      UICollectionViewLayoutAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(forCellWith: path)
    )
    #expect(a == b && Set([a, b]).count == 1)
    b.alpha = 0.5
    #expect(a != b && Set([a, b]).count == 2)
    let (c, d) = (Tinted(forCellWith: path), Tinted(forCellWith: path))
    #expect(c == d && c != a)
    c.tint = 7
    #expect(c != d && (c.copy() as? Tinted)?.tint == 7)
  }

  @Test func `A finger moves a copy that the layout's attributes make of themselves`() {
    final class Row: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tinted.self }

      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let found = super.layoutAttributesForItem(at: indexPath)
        (found as? Tinted)?.tint = 5
        return found
      }
    }
    let layout = Row()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil
    }
    var all = NSDiffableDataSourceSnapshot<Int, Int>()
    all.appendSections([0])
    all.appendItems([1, 2])
    source.apply(all)
    let moved = layout.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(item: 1, section: 0), withTargetPosition: CGPoint(x: 9, y: 9))
    #expect((moved as? Tinted)?.tint == 5 && moved.center == CGPoint(x: 9, y: 9))
  }

  @Test func `Contents of rows are compared by what they say`() {
    var (a, b) = (UIListContentConfiguration.cell(), UIListContentConfiguration.cell())
    #expect(a == b && a != .subtitleCell())
    a.text = "one"
    #expect(a != b)
    b.text = "one"
    #expect(Set([a, b]).count == 1)
    a.imageProperties.cornerRadius = 3
    #expect(a != b && UIBackgroundConfiguration.clear() == .clear())
  }

  @Test func `An animator without arguments changes at once what it is given`() {
    let tester = TouchTester()
    let view = tester.addView(named: "view", frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0 && animator.state == .inactive)
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { view.alpha = 0.5 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    tester.settle()
    #expect(view.alpha == 0.5 && ends == [.end])
  }

  @Test func `A transition keeps numbers for whoever places something along with it`() {
    let tester = TouchTester()
    let (from, to) = (ColumnGridLayout(columns: 3), ColumnGridLayout(columns: 5))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: from)
    tester.view.addSubview(view)
    let transition = view.startInteractiveTransition(to: to) { _, _ in }
    #expect(transition.value(forAnimatedKey: "x") == 0)
    transition.updateValue(12, forAnimatedKey: "x")
    transition.updateValue(-1, forAnimatedKey: "y")
    transition.updateValue(13, forAnimatedKey: "x")
    #expect(["x", "y", "z"].map { transition.value(forAnimatedKey: $0) } == [13, -1, 0])
    view.cancelInteractiveTransition()
    tester.settle()
  }
}
