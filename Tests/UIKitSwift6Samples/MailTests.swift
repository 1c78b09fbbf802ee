import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct MailTests {
  @Test func `Who deletes all letters goes on when they are gone`() async {
    let tester = TouchTester()
    let controller = MailController()
    tester.window.rootViewController = controller
    tester.settle()
    await controller.deleteAll()
    tester.settle()
    #expect(controller.collectionView.visibleCells.isEmpty)
  }

  @Test func `Letters are rows, one is deleted by a full swipe, and one flagged by its button`() {
    let tester = TouchTester()
    let controller = MailController()
    tester.window.rootViewController = controller
    tester.settle()
    let view = controller.collectionView!
    let row = view.cellForItem(at: IndexPath(item: 1, section: 0))!
    #expect(row.frame.height == 64 && row.frame.minX == 16)
    tester.drag(
      from: CGPoint(x: 290, y: row.frame.midY), to: CGPoint(x: 50, y: row.frame.midY), over: 0.4)
    tester.settle()
    #expect(view.numberOfItems(inSection: 0) == 19)
    #expect(
      controller.dataSource.itemIdentifier(for: IndexPath(item: 1, section: 0))?.sender
        == "Sender 2")

    let next = view.cellForItem(at: IndexPath(item: 1, section: 0))!
    tester.drag(
      from: CGPoint(x: 40, y: next.frame.midY), to: CGPoint(x: 140, y: next.frame.midY), over: 0.4)
    tester.settle()
    tester.tap(at: CGPoint(x: 50, y: next.frame.midY))
    #expect(controller.flagged.map(\.sender) == ["Sender 2"])
  }
}
