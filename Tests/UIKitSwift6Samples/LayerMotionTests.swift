import Testing
import TouchTesting
import UIKit

/// Animations that are added to layers, as programs for iOS have them.
@MainActor @Suite struct LayerMotionTests {
  private final class Filled: HoldButtonDelegate {
    var count = 0
    func holdButtonDidFill(_ button: HoldButton) { count += 1 }
  }

  @Test func `A ring fills while it is held, runs back, and pops when it is full`() {
    let (tester, filled) = (TouchTester(), Filled())
    let button = HoldButton(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    button.delegate = filled
    tester.view.addSubview(button)
    tester.advance(by: 0.8)
    #expect(abs(button.shownScale - 1.1) < 0.01)
    let finger = tester.finger(downAt: CGPoint(x: 140, y: 140))
    tester.advance(by: 0.75)
    #expect(abs(button.shownShare - 0.5) < 0.02 && button.shownScale == 1)
    finger.up()
    #expect(abs(button.shownShare - 0.5) < 0.02)
    tester.advance(by: 0.1)
    #expect(abs(button.shownShare - 0.23) < 0.1)
    tester.advance(by: 0.5)
    #expect(button.shownShare == 0 && filled.count == 0)
    let other = tester.finger(downAt: CGPoint(x: 140, y: 140))
    tester.advance(by: 1.6)
    #expect(filled.count == 1 && button.shownScale > 1.05)
    other.up()
    tester.advance(by: 1)
    #expect(button.shownShare == 0)
    button.removeFromSuperview()
    tester.settle()
    #expect(tester.window.clock.isIdle)
  }

  @Test func `Boxes shake for a wrong code, and hop in turn for a right one`() {
    let tester = TouchTester()
    let field = CodeField(frame: CGRect(x: 40, y: 100, width: 240, height: 60))
    tester.view.addSubview(field)
    tester.advance(by: 0.1)
    var isOver = false
    field.shake { isOver = true }
    #expect(field.layer.presentation()?.frame.minX == 20)
    tester.advance(by: 0.3)
    #expect(!isOver)
    tester.settle()
    #expect(isOver && field.frame.minX == 40)
    field.hop()
    tester.advance(by: 0.05)
    let places = field.boxes.map { $0.center.y }
    #expect(places[0] > 19 && places[1] == 18 && places[3] == 18)
    tester.settle()
    #expect(field.boxes.allSatisfy { $0.center.y == 30 })
  }
}
