import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct ControllerTests {
  private final class Noted: UIView {
    var touches = 0
    var layouts = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func layoutSubviews() { layouts += 1 }
  }

  private final class Controller: UIViewController {
    let noted = Noted()

    override func loadView() { view = noted }
  }

  @Test func `fingers reach the view of a root controller`() {
    let (tester, controller) = (TouchTester(), Controller())
    tester.window.rootViewController = controller
    tester.tap(at: CGPoint(x: 100, y: 100))
    #expect(controller.noted.touches == 1)
  }

  @Test func `the tester's view goes before it as soon as it is used`() {
    let (tester, controller) = (TouchTester(), Controller())
    tester.window.rootViewController = controller
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap")
    tester.view.addGestureRecognizer(tap)
    tester.tap(at: CGPoint(x: 100, y: 100))
    #expect(controller.noted.touches == 0)
    #expect("\(tester.transcript)" == "0.050 tap ended")
  }

  @Test func `settling lays out what has changed, though nothing moves`() {
    let (tester, controller) = (TouchTester(), Controller())
    tester.window.rootViewController = controller
    tester.settle()
    let before = controller.noted.layouts
    tester.window.frame.size = CGSize(width: 480, height: 320)
    #expect(tester.settle() == 0)
    #expect(controller.noted.layouts == before + 1)
  }
}
