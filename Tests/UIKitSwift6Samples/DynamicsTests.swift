import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct DynamicsTests {
  let tester = TouchTester()

  @Test func `A picture that a finger has by its corner turns about it, and comes back`() {
    let controller = TossViewController()
    tester.window.rootViewController = controller
    tester.advance(by: 0.1)
    let picture = controller.imageView
    let finger = tester.finger(downAt: CGPoint(x: 80, y: 160))
    finger.drag(to: CGPoint(x: 200, y: 160), over: 0.3)
    let turn = picture.transform.decomposed().rotation
    #expect(abs(turn) > 0.1)
    let held = picture.convert(CGPoint(x: 30, y: 20), to: controller.view)
    #expect(held.distance(to: CGPoint(x: 200, y: 160)) < 15)
    tester.advance(by: 0.2)
    finger.up()
    tester.settle()
    #expect(!controller.isThrown)
    #expect(picture.frame == CGRect(x: 60, y: 140, width: 200, height: 200))
  }

  @Test func `Thrown fast it flies out of the window, turning, and is removed`() {
    let controller = TossViewController()
    tester.window.rootViewController = controller
    tester.advance(by: 0.1)
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 180))
    finger.drag(to: CGPoint(x: 280, y: 200), over: 0.1)
    finger.up()
    tester.advance(by: 0.05)
    #expect(!controller.isThrown)
    #expect(tester.settle() < 1)
    #expect(controller.isThrown && controller.imageView.superview == nil)
  }

  @Test func `A notification falls into the window, bounces and lies still`() {
    let sheet = NotificationSheet(in: tester.view, height: 80)
    tester.advance(by: 0.15)
    #expect(sheet.frame.minY > -80 && sheet.frame.minY < 0)
    tester.settle()
    #expect(sheet.bounces >= 2 && sheet.hasLanded)
    #expect(abs(sheet.frame.minY) < 0.5)
    #expect(sheet.transform.isIdentity)
  }

  @Test func `It comes back where a finger lets it go, and goes where one pushes it away`() {
    let sheet = NotificationSheet(in: tester.view, height: 80)
    tester.settle()
    let slow = tester.finger(downAt: CGPoint(x: 100, y: 70))
    slow.drag(to: CGPoint(x: 100, y: 40), over: 0.3)
    #expect(sheet.frame.minY < -15)
    tester.advance(by: 0.2)
    slow.up()
    tester.settle()
    #expect(abs(sheet.frame.minY) < 0.5 && !sheet.isDismissed)
    let fast = tester.finger(downAt: CGPoint(x: 100, y: 70))
    fast.drag(to: CGPoint(x: 100, y: 20), over: 0.05)
    fast.up()
    tester.settle()
    #expect(sheet.isDismissed && sheet.superview == nil)
  }

  @Test func `A finger takes over a card in flight, and throws it on`() {
    let card = FlyingCard(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    tester.view.addSubview(card)
    card.settle(in: tester.view, at: CGPoint(x: 160, y: 240))
    tester.advance(by: 0.1)
    let place = card.center
    #expect(place.x > 60 && place.x < 150)
    let finger = tester.finger(downAt: place)
    finger.drag(to: CGPoint(x: place.x + 60, y: place.y), over: 0.1)
    tester.advance(by: 0.01)
    #expect(card.center.distance(to: CGPoint(x: place.x + 60, y: place.y)) < 30)
    finger.up()
    let released = card.center
    tester.settle()
    // v / resistance: 600 points per second for 150 points.
    #expect(abs(card.center.x - released.x - 150) < 20)
    #expect(!card.animator.isRunning)
  }

  @Test func `Bubbles trail behind a finger that is far from them, and come to rest`() {
    let layout = SpringyLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let list = UICollectionView(frame: tester.view.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "bubble")
    let bubbles = Bubbles()
    list.dataSource = bubbles
    tester.view.addSubview(list)
    tester.advance(by: 0.1)
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 240), over: 0.2)
    #expect(list.contentOffset.y > 150)
    let lags = list.indexPathsForVisibleItems.sorted().map { path in
      (list.cellForItem(at: path)?.center.y ?? 0) - CGFloat(path.item) * 50 - 20
    }
    // The finger is in the middle of them by now.
    #expect(lags[0] > lags[lags.count / 2] + 5 && lags.allSatisfy { $0 > -1 })
    #expect(layout.dynamicAnimator.behaviors.count < 25)
    tester.advance(by: 0.2)
    finger.up()
    tester.settle()
    #expect(!layout.dynamicAnimator.isRunning)
    for cell in list.visibleCells {
      let item = list.indexPath(for: cell)?.item ?? 0
      #expect(abs(cell.center.y - CGFloat(item) * 50 - 20) < 0.5)
    }
    #expect(layout.dynamicAnimator.behaviors.count < 25)
  }
}

private final class Bubbles: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 1000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath)
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
