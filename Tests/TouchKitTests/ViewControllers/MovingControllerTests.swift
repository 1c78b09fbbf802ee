import Testing
import TouchKit
import TouchTesting

@Suite struct MovingControllerTests {
  final class Letters: UICollectionViewController {
    var letters = Array(0..<20)
    var isMovable = true

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { letters.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { isMovable }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
    ) { letters.insert(letters.remove(at: from.item), at: to.item) }

    override func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt current: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { proposed.item == 0 ? current : proposed }
  }

  private let tester = TouchTester(size: CGSize(width: 320, height: 160))
  private let letters: Letters

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    letters = Letters(collectionViewLayout: layout)
    tester.window.rootViewController = letters
    tester.settle()
  }

  private func press(from start: CGPoint, to end: CGPoint) {
    let finger = tester.finger(downAt: start)
    tester.advance(by: 0.6)
    finger.move(by: 0, 3)
    tester.advance(by: 0.2)
    finger.move(to: end)
    tester.advance(by: 0.2)
    finger.up()
    tester.settle()
  }

  @Test func `A long press moves an item of a collection view controller`() {
    press(from: CGPoint(x: 120, y: 40), to: CGPoint(x: 200, y: 40))
    #expect(letters.letters.prefix(4) == [0, 2, 1, 3])
    // The older name of the delegate's method is asked, too.
    press(from: CGPoint(x: 120, y: 40), to: CGPoint(x: 40, y: 40))
    #expect(letters.letters.prefix(4) == [0, 2, 1, 3])
  }

  @Test func `Where items cannot be moved a finger that has rested still scrolls`() {
    letters.isMovable = false
    press(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 120, y: 60))
    #expect(letters.letters == Array(0..<20))
    #expect(letters.collectionView.contentOffset.y > 0)
  }

  @Test func `It can be turned off and on`() {
    letters.installsStandardGestureForInteractiveMovement = false
    press(from: CGPoint(x: 120, y: 40), to: CGPoint(x: 200, y: 40))
    #expect(letters.letters == Array(0..<20))
    letters.installsStandardGestureForInteractiveMovement = true
    press(from: CGPoint(x: 120, y: 40), to: CGPoint(x: 200, y: 40))
    #expect(letters.letters.prefix(4) == [0, 2, 1, 3])
  }
}
