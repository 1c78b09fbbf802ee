import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct DrawerTests {
  @Test func `A drawer follows the finger by its constraint, goes on by itself, and is caught`() {
    let tester = TouchTester()
    let controller = DrawerViewController()
    tester.window.rootViewController = controller
    tester.advance(by: 0.1)
    #expect(controller.drawer.frame == CGRect(x: 0, y: 380, width: 320, height: 100))
    #expect(controller.handle.frame == CGRect(x: 142, y: 8, width: 36, height: 5))
    let finger = tester.finger(downAt: CGPoint(x: 160, y: 440))
    finger.drag(to: CGPoint(x: 160, y: 340), over: 0.1)
    tester.advance(by: 1.0 / 60)
    let pulled = controller.drawer.frame
    #expect(pulled.height > 180 && pulled.maxY == 480)
    finger.up()
    tester.advance(by: 0.1)
    #expect(controller.drawer.frame.height > pulled.height + 20)
    let again = tester.finger(downAt: CGPoint(x: 160, y: 400))
    again.drag(to: CGPoint(x: 160, y: 470), over: 0.1)
    tester.advance(by: 1.0 / 60)
    again.up()
    tester.settle()
    #expect(controller.drawer.frame == CGRect(x: 0, y: 380, width: 320, height: 100))
  }

  @Test func `A view that is pinned to another one fills it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = UIView()
    view.addSubview(inner)
    inner.pinEdges(to: view, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
