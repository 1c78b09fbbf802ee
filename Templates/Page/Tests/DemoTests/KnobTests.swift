import Demo
import Testing
import TouchKit
import TouchTesting

@Suite("The knob")
struct KnobTests {
  private let tester = TouchTester()
  private let knob = Knob(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    tester.window.addSubview(knob)
  }

  @Test("a finger that goes a quarter round turns it by 90 degrees")
  func quarter() {
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

  @Test("a tap turns nothing")
  func tap() {
    tester.finger().tap(at: CGPoint(x: 150, y: 110))
    tester.settle()
    #expect(knob.degrees == 0)
  }
}
