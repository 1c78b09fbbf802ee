import Testing
import TouchTesting
import UIKit

@MainActor @Suite struct ThrownCardTests {
  @Test func `A thrown card goes on as it was thrown, comes back, and can be caught on the way`() {
    let tester = TouchTester()
    let view = ThrownCardView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.autoresizingMask = .flexibleWidth
    tester.view.addSubview(view)
    let card = view.subviews[0]
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.drag(to: CGPoint(x: 160, y: 100), over: 0.1)
    finger.up()
    let released = card.center.x
    tester.advance(by: 0.02)
    #expect(card.center.x > released + 3)
    let again = tester.finger(downAt: CGPoint(x: card.center.x, y: card.center.y))
    again.drag(to: CGPoint(x: card.center.x, y: card.center.y + 25), over: 0.05)
    let caught = card.center
    tester.advance(by: 1)
    #expect(card.center == caught)
    again.up()
    tester.settle()
    #expect(card.center == view.rest)
  }
}
