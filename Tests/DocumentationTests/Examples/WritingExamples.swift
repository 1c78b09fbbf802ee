import Testing
import TouchTesting
import UIKit

@Suite struct WritingExamples {
  private let tester = TouchTester()

  private var view: UIView {
    tester.view
  }

  @Test func `A knob turns about the middle of its view`() {
    var volume: CGFloat = 0
    // EXAMPLE: WritingARecognizer.md
    let knob = KnobGestureRecognizer()
    knob.addAction { volume += $0.rotation }
    view.addGestureRecognizer(knob)
    // EXAMPLE: end
    tester.watch(knob, named: "knob")
    let finger = tester.finger(downAt: CGPoint(x: 260, y: 240))
    finger.move(to: CGPoint(x: 160, y: 340))
    finger.move(to: CGPoint(x: 60, y: 240))
    finger.up()
    let expected = """
      0.000 knob began
      0.000 knob changed
      0.000 knob ended
      """
    #expect(tester.transcript.difference(from: expected) == nil)
    #expect(abs(volume - (0.5 + 1 + 1) * .pi) < 1e-9)
    #expect(knob.rotation == 0)
  }

  @Test func `A finger that rests and lifts, and three that do not`() {
    let rest = tester.watch(RestGestureRecognizer(), named: "rest")
    view.addGestureRecognizer(rest)
    let place = CGPoint(x: 100, y: 100)
    tester.finger().tap(at: place, for: 0.4)
    tester.finger().tap(at: place, for: 0.2)
    let moving = tester.finger(downAt: place)
    moving.move(by: 1, 0)
    tester.advance(by: 0.4)
    moving.up()
    let (one, two) = (tester.finger(downAt: place), tester.finger(downAt: place))
    tester.advance(by: 0.4)
    one.up()
    two.up()
    #expect(tester.transcript.difference(from: "0.400 rest ended") == nil)
    #expect(tester.settle() == 0)
  }

  @Test func `A pan that keeps to one axis, written in both ways`() {
    let upright = tester.watch(UIPanGestureRecognizer(), named: "upright")
    for sideways in [SidewaysPanGestureRecognizer(), PoliteSidewaysPan()] {
      view.gestureRecognizers = [tester.watch(sideways, named: "sideways"), upright]
      drag(0, 20)
      drag(20, 0)
    }
    // The first takes the upright drag away and does nothing with it.
    let expected = """
      0.000 sideways began
      0.000 sideways ended
      0.000 upright began
      0.000 upright ended
      0.000 sideways began
      0.000 sideways ended
      """
    #expect(tester.transcript.difference(from: expected) == nil)
  }

  private func drag(_ dx: CGFloat, _ dy: CGFloat) {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: dx, dy)
    finger.up()
  }
}
