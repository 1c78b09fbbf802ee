import Testing
import TouchTesting

@testable import TouchKit

@Suite struct FlowLayoutTests {
  /// Gives each item a size of its own, and counts how often it is asked.
  final class Sizes: UICollectionViewDelegateFlowLayout {
    var asked = 0
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: 40 + path.item * 7 % 60, height: 30 + path.item * 13 % 50)
    }
  }

  /// Only listens: all items have the layout's size.
  final class Spacings: UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
  }

  private func frame(_ layout: UICollectionViewLayout, _ item: Int) -> CGRect {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
  }

  @Test func `The worked example: three items of 100 points in 320, 10 apart`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumInteritemSpacing = 5
    let numbers = Numbers([10], layout)
    #expect(frame(layout, 4) == CGRect(x: 110, y: 90, width: 100, height: 80))
    #expect(numbers.view.contentSize == CGSize(width: 320, height: 350))
    let spacings = Spacings()
    numbers.view.delegate = spacings
    layout.invalidateLayout()
    #expect(frame(layout, 4) == CGRect(x: 110, y: 110, width: 100, height: 80))
    layout.scrollDirection = .horizontal
    // Five of 80 and the spacing fit into 480; 80 − 20 are left for four gaps.
    #expect(frame(layout, 5).minX == 110)
  }

  @Test func `Lines are filled, spread out and centred; the last one is not spread`() {
    let lines = FlowLines.arrange(
      [(60, 20), (60, 40), (60, 20), (50, 10)].map { CGSize(width: $0.0, height: $0.1) },
      spacing: 10, lineSpacing: 5, width: 140, isLast: true)
    #expect(
      lines.frames == [
        CGRect(x: 0, y: 10, width: 60, height: 20), CGRect(x: 80, y: 0, width: 60, height: 40),
        CGRect(x: 0, y: 45, width: 60, height: 20), CGRect(x: 70, y: 50, width: 50, height: 10),
      ])
    #expect(lines.length == 65)
  }

  @Test(arguments: [1000, 1_000_000])
  func `A delegate with sizes is asked only about what is near`(count: Int) {
    let layout = UICollectionViewFlowLayout()
    let sizes = Sizes()
    let numbers = Numbers([count], layout)
    numbers.view.delegate = sizes
    numbers.view.reloadData()
    numbers.frame()
    #expect(sizes.asked < 600)
    numbers.view.scrollToItem(
      at: IndexPath(item: count / 2, section: 0), at: .top, animated: false)
    numbers.frame()
    #expect(numbers.items.contains(count / 2))
    #expect(numbers.place(of: count / 2).map { $0.minY >= 0 && $0.minY < 90 } == true)
    #expect(sizes.asked < 2000)
  }

  @Test func `Going up into what was only estimated moves nothing that is visible`() {
    let layout = UICollectionViewFlowLayout()
    let sizes = Sizes()
    let numbers = Numbers([100_000], layout)
    numbers.view.delegate = sizes
    numbers.view.reloadData()
    numbers.view.scrollToItem(at: IndexPath(item: 50_000, section: 0), at: .top, animated: false)
    numbers.frame()
    var worst: CGFloat = 0
    for _ in 0..<600 {
      let before = Dictionary(
        uniqueKeysWithValues: numbers.items.map { ($0, numbers.place(of: $0) ?? .zero) })
      numbers.view.contentOffset.y -= 23
      numbers.frame()
      for item in numbers.items {
        guard let old = before[item], let new = numbers.place(of: item) else { continue }
        worst = max(worst, abs(new.minY - old.minY - 23), abs(new.minX - old.minX))
      }
    }
    #expect(worst < 1e-6)
    #expect(numbers.items[0] < 49_500)
  }

  @Test func `Insets at the sides make the lines shorter, and nothing scrolls across`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let numbers = Numbers([20], layout)
    func first() -> [CGFloat] {
      (0..<4).map {
        numbers.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX ?? -1
      }
    }
    #expect(first() == [0, 115, 230, 0])
    numbers.view.contentInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 30)
    numbers.frame()
    #expect(first() == [0, 180, 0, 180] && numbers.view.contentSize.width == 270)
    let finger = numbers.tester.finger(downAt: CGPoint(x: 100, y: 200))
    finger.drag(to: CGPoint(x: 200, y: 140), over: 0.2)
    #expect(numbers.view.contentOffset.x == -20 && numbers.view.contentOffset.y > 20)
    finger.up()
    layout.scrollDirection = .horizontal
    numbers.frame()
    #expect(numbers.view.contentSize.height == 470)
  }

  @Test func `A map in space scales and turns a cell in the plane`() {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform3D = CATransform3DMakeScale(1.3, 1.3, 1)
    #expect(attributes.transform == CGAffineTransform(scaleX: 1.3, y: 1.3))
    attributes.transform = CGAffineTransform(rotationAngle: 1)
    #expect(attributes.transform3D == CATransform3DMakeRotation(1, 0, 0, 1))
  }

  @Test func `A subclass that changes the attributes is heard`() {
    final class Lowered: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] {
          attributes.frame.origin.y += 7
          attributes.alpha = 0.5
          attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        return all
      }
    }
    let numbers = Numbers([5], Lowered())
    let cell = numbers.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.center == CGPoint(x: 25, y: 32))
    #expect(cell?.bounds.size == CGSize(width: 50, height: 50))
    #expect(cell?.alpha == 0.5)
    #expect(cell?.transform.a == 0.5)
  }
}

@Suite struct JustifiedLayoutTests {
  @Test func `The worked example: five pictures in two rows`() {
    let rows = JustifiedRows.arrange([1, 2, 1, 1, 1.5], spacing: 0, height: 100, width: 320)
    #expect(rows.frames.map { ($0.height * 10).rounded() } == [1067, 1067, 914, 914, 914])
    #expect(rows.frames.map(\.minY).map { $0.rounded() } == [0, 0, 107, 107, 107])
    #expect(abs(rows.frames[1].maxX - 320) < 1e-9 && abs(rows.frames[4].maxX - 320) < 1e-9)
  }

  @Test
  func
    `Rows fill the width without gaps, however far down, and no picture is asked for twice as often as need be`()
  {
    var asked = 0
    let layout = JustifiedLayout { path in
      asked += 1
      return 0.5 + CGFloat(path.item * 7919 % 100) / 60
    }
    let numbers = Numbers([1_000_000], layout)
    #expect(numbers.faults == [])
    for item in [3000, 999_999, 500_000] {
      numbers.view.scrollToItem(
        at: IndexPath(item: item, section: 0), at: .centeredVertically, animated: false)
      numbers.frame()
      #expect(numbers.items.contains(item))
      #expect(numbers.faults == [])
    }
    #expect(asked < 5000)
    // And to a grid and back, from far down.
    numbers.view.setCollectionViewLayout(ColumnGridLayout(columns: 4), animated: true)
    numbers.tester.settle()
    numbers.view.setCollectionViewLayout(layout, animated: true)
    numbers.tester.settle()
    numbers.frame()
    #expect(numbers.faults == [])
    #expect(asked < 12_000)
  }
}
