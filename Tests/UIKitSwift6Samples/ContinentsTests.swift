import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct ContinentsTests {
  private func shown(_ controller: ContinentsController) -> [String] {
    controller.dataSource.snapshot().itemIdentifiers(inSection: .places)
  }

  @Test func `A row opens what is in it, and the sheet grows with its list`() throws {
    let tester = TouchTester()
    let (root, list) = (UIViewController(), ContinentsController())
    let delegate = BottomTransitioningDelegate()
    tester.window.rootViewController = root
    tester.settle()
    list.modalPresentationStyle = .custom
    list.transitioningDelegate = delegate
    root.present(list, animated: true)
    tester.settle()
    let room = tester.window.bounds.height
    #expect(list.view.frame.minY == room - 4 * 44)
    #expect(shown(list) == ["Europe", "Paris", "Rome", "Asia"])
    tester.tap(at: CGPoint(x: 100, y: list.view.frame.minY + 3 * 44 + 22))
    tester.settle()
    #expect(shown(list) == ["Europe", "Paris", "Rome", "Asia", "Kyoto"])
    #expect(list.view.frame.minY == room - 5 * 44)
    tester.tap(at: CGPoint(x: 100, y: list.view.frame.minY + 22))
    tester.settle()
    #expect(shown(list) == ["Europe", "Asia", "Kyoto"])
    #expect(list.dataSource.snapshot(for: .places).items.count == 5)
    let row = list.collectionView.visibleCells[0]
    list.fade(row)
    tester.settle()
    #expect(row.alpha == 0.5)

    #expect(list.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let last = list.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
    list.collectionView.updateInteractiveMovementTargetPosition(try #require(last).center)
    list.collectionView.endInteractiveMovement()
    tester.settle()
    let outline = list.dataSource.snapshot(for: .places)
    #expect(outline.items == ["Asia", "Kyoto", "Europe", "Paris", "Rome"])
    #expect(list.moves.count == 1)
  }
}
