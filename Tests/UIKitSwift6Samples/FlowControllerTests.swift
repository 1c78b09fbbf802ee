import Testing
import TouchTesting
import UIKit

// A controller that says how large its items are, as most of them do: its superclass is a delegate already.
final class TallRowsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 120)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 5 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 7, left: 0, bottom: 8, right: 0)
  }
}

@MainActor @Suite struct FlowControllerTests {
  @Test func `A collection view controller says how large its items are, and how far apart`() {
    let tester = TouchTester()
    let controller = TallRowsController(collectionViewLayout: UICollectionViewFlowLayout())
    tester.window.rootViewController = controller
    tester.settle()
    let view = controller.collectionView!
    #expect(view.contentSize == CGSize(width: 320, height: 7 + 40 * 120 + 39 * 5 + 8))
    let cell = view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect(cell?.frame == CGRect(x: 0, y: 257, width: 320, height: 120))
  }
}
