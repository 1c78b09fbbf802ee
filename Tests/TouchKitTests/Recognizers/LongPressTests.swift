import Testing
import TouchKit
import TouchTesting

@Suite struct LongPressTests {
  let tester = TouchTester()
  let press = UILongPressGestureRecognizer()

  init() {
    tester.watch(press, named: "press")
    tester.view.addGestureRecognizer(press)
  }

  @Test func `A finger that stays is a press, follows the finger, and ends with it`() {
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    finger.move(by: 9, 0)
    tester.advance(by: 0.6)
    finger.move(by: 100, 0)
    tester.advance(by: 0.1)
    finger.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.500 press began
          0.600 press changed
          0.700 press ended
          """) == nil)
  }

  @Test func `A finger that moves too far or lifts too early is no long press`() {
    let first = tester.finger(downAt: CGPoint(x: 100, y: 100))
    first.move(by: 11, 0)
    tester.advance(by: 1)
    first.up()
    let second = tester.finger(downAt: CGPoint(x: 100, y: 100))
    tester.advance(by: 0.49)
    second.up()
    tester.settle()
    #expect(tester.transcript.lines.isEmpty)
  }

  @Test func `It can require two fingers and a tap before`() {
    press.numberOfTouchesRequired = 1
    press.numberOfTapsRequired = 1
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    tester.advance(by: 1)
    finger.up()
    tester.advance(by: 1)
    tester.finger().tap(at: CGPoint(x: 100, y: 100))
    tester.advance(by: 0.1)
    let pressing = tester.finger(downAt: CGPoint(x: 100, y: 100))
    tester.advance(by: 0.6)
    pressing.up()
    #expect(
      tester.transcript.difference(
        from: """
          2.650 press began
          2.750 press ended
          """) == nil)
  }

  @Test func `A press of no time begins with the touch-down`() {
    press.minimumPressDuration = 0
    let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
    #expect(press.state == .began)
    finger.up()
    #expect(tester.transcript.lines == ["0.000 press began", "0.000 press ended"])
  }

  @Test func `A finger that comes while it runs is no part of it`() {
    let first = tester.finger(downAt: CGPoint(x: 100, y: 100))
    tester.advance(by: 0.5)
    let second = tester.finger(downAt: CGPoint(x: 200, y: 100))
    #expect(press.numberOfTouches == 1)
    #expect(press.location(in: nil) == CGPoint(x: 100, y: 100))
    second.up()
    first.up()
    #expect(
      tester.transcript.difference(
        from: """
          0.500 press began
          0.500 press changed
          0.500 press ended
          """) == nil)
  }

  @Test func `A press of two fingers begins with two, and ends when one of them lifts`() {
    press.numberOfTouchesRequired = 2
    let lone = tester.finger(downAt: CGPoint(x: 100, y: 100))
    tester.advance(by: 1)
    lone.up()
    let first = tester.finger(downAt: CGPoint(x: 100, y: 100))
    tester.advance(by: 0.1)
    let second = tester.finger(downAt: CGPoint(x: 200, y: 100))
    tester.advance(by: 0.6)
    first.up()
    #expect(
      tester.transcript.difference(
        from: """
          1.600 press began
          1.700 press ended
          """) == nil)
    second.up()
  }

  @Test func `After its tap the press has to come soon`() {
    let log = GestureLog(listeningTo: tester.window)
    press.name = "press"
    press.numberOfTapsRequired = 1
    tester.tap(at: CGPoint(x: 100, y: 100))
    tester.advance(by: 1)
    #expect(
      log.lines.first == "0.400 press possible → failed: no press in time after the taps",
      "\(log.text)")
  }
}
