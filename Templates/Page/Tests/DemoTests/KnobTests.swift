import Demo
import Testing
import TouchTesting
import UIKit

struct KnobTests {
  private let tester = TouchTester()
  private let knob = Knob(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    tester.window.addSubview(knob)
  }

  @Test func `A finger that goes a quarter of the way round turns the knob by 90 degrees`() {
    let finger = tester.finger()
    finger.down(at: CGPoint(x: 150, y: 110))
    for step in 1...30 {
      let angle = CGFloat(step) / 30 * .pi / 2
      finger.move(to: CGPoint(x: 150 + 40 * sin(angle), y: 150 - 40 * cos(angle)))
    }
    finger.up()
    #expect(knob.degrees == 90)
    knob.turnBack()
    #expect(knob.degrees == 0)
  }

  @Test func `A tap does not turn the knob`() {
    tester.finger().tap(at: CGPoint(x: 150, y: 110))
    tester.settle()
    #expect(knob.degrees == 0)
  }

  @Test func `A second finger ends the turn`() {
    let first = tester.finger()
    first.down(at: CGPoint(x: 150, y: 110))
    first.move(to: CGPoint(x: 190, y: 150))
    tester.finger().down(at: CGPoint(x: 150, y: 190))
    let degrees = knob.degrees
    first.move(to: CGPoint(x: 150, y: 190))
    #expect(degrees == 90)
    #expect(knob.degrees == degrees)
  }
}
