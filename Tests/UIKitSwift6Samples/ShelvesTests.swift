import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct ShelvesTests {
  private func shown() -> (TouchTester, ShelvesController) {
    let tester = TouchTester()
    let controller = ShelvesController()
    tester.window.rootViewController = controller
    tester.settle()
    return (tester, controller)
  }

  @Test func `A swipe along a shelf turns to its next album, and one across it scrolls the page`() {
    let (tester, controller) = shown()
    let view = controller.collectionView!
    let first = view.cellForItem(at: IndexPath(item: 1, section: 0))!
    #expect(first.convert(first.bounds, to: nil) == CGRect(x: 170, y: 0, width: 140, height: 140))
    let finger = tester.finger(downAt: CGPoint(x: 200, y: 70))
    finger.drag(to: CGPoint(x: 140, y: 70), over: 0.1)
    finger.up()
    tester.settle()
    #expect(first.convert(first.bounds, to: nil).minX == 20)
    #expect(view.contentOffset == .zero)

    finger.down(at: CGPoint(x: 200, y: 70))
    finger.drag(to: CGPoint(x: 200, y: 20), over: 0.3)
    #expect(view.contentOffset.y > 30)
    #expect(first.convert(first.bounds, to: nil).minX == 20)
    finger.up()
  }

  @Test func `The header of the list stays at the top while its albums pass below it`() {
    let (_, controller) = shown()
    let view = controller.collectionView!
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))!
    #expect(header.convert(header.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(view.indexPathForItem(at: CGPoint(x: 100, y: 660)) == IndexPath(item: 7, section: 1))
  }

  @Test func `A pull loads once, and the page goes back a second later`() {
    let (tester, controller) = shown()
    let view = controller.collectionView!
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 200))
    finger.drag(to: CGPoint(x: 160, y: 450), over: 0.5)
    #expect(controller.loads == 1)
    #expect(view.numberOfItems(inSection: 1) == 41)
    finger.up()
    tester.advance(by: 0.75)
    #expect(view.refreshControl?.isRefreshing == true)
    #expect(abs(view.contentOffset.y + 60) < 1)
    tester.settle()
    #expect(view.refreshControl?.isRefreshing == false)
    #expect(view.contentOffset == .zero)
  }
}
