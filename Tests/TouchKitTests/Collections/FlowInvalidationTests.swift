import Testing
import TouchTesting

@testable import TouchKit

@Suite struct FlowInvalidationTests {
  private final class Sizes: UICollectionViewDelegateFlowLayout {
    var side: CGFloat = 100
    var asked = 0

    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: side, height: side)
    }
  }

  /// A layout in the manner of those that scale items by where they are on the screen.
  private final class Carousel: UICollectionViewFlowLayout {
    var prepared = 0
    var asksDelegate = false

    override func prepare() {
      super.prepare()
      prepared += 1
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(forBoundsChange newBounds: CGRect)
      -> UICollectionViewLayoutInvalidationContext
    {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      flow?.invalidateFlowLayoutDelegateMetrics =
        asksDelegate || newBounds.size != collectionView?.bounds.size
      return context
    }
  }

  private let layout = Carousel()
  private let sizes = Sizes()
  private let numbers: Numbers

  init() {
    numbers = Numbers([30], layout)
    numbers.view.delegate = sizes
    layout.invalidateLayout()
    numbers.frame()
    sizes.asked = 0
    layout.prepared = 0
  }

  @Test func `Scrolling prepares the layout each time, and asks the delegate for nothing`() {
    for _ in 0..<10 {
      numbers.view.contentOffset.y += 20
      numbers.frame()
    }
    #expect(layout.prepared == 10)
    #expect(sizes.asked == 0)
    #expect(numbers.place(of: 3) == CGRect(x: 0, y: -90, width: 100, height: 100))
  }

  @Test func `A context says what it invalidates, and all of it by default`() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
    layout.asksDelegate = true
    numbers.view.contentOffset.y = 20
    numbers.frame()
    #expect(sizes.asked > 0)
  }

  @Test func `Items whose sizes have changed are seen once the context says so`() {
    sizes.side = 80
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    layout.invalidateLayout(with: context)
    numbers.frame()
    #expect(numbers.place(of: 0)?.width == 100)
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    // What is still wanted counts, in whatever order it is said.
    layout.invalidateLayout(with: context)
    numbers.frame()
    #expect(numbers.place(of: 0)?.width == 80)
  }

  @Test func `Another size of the view, other data and other settings are seen in any case`() {
    numbers.view.frame.size.width = 220
    numbers.frame()
    #expect(numbers.place(of: 2) == CGRect(x: 0, y: 110, width: 100, height: 100))
    numbers.view.contentOffset.y = 10
    numbers.counts = [1]
    numbers.view.reloadData()
    numbers.frame()
    #expect(numbers.items == [0])
    numbers.view.contentOffset.y = 0
    layout.sectionInset.left = 30
    numbers.view.contentOffset.y = 5
    numbers.frame()
    #expect(numbers.place(of: 0)?.minX == 75)
  }
}
