import Testing
import TouchKit
import TouchTesting

@Suite struct TapTests {
  @Test func `A short touch is a tap`() {
    let tester = TouchTester()
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap") {
      "\($0.location(in: nil).x) \($0.location(in: nil).y)"
    }
    tester.view.addGestureRecognizer(tap)
    tester.finger().tap(at: CGPoint(x: 100, y: 200))
    #expect(tester.transcript.difference(from: "0.050 tap ended 100.0 200.0") == nil)
  }

  @Test func `A single tap waits for the double tap and no longer`() {
    let tester = TouchTester()
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap")
    let double = tester.watch(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    tester.view.addGestureRecognizer(tap)
    tester.view.addGestureRecognizer(double)
    tester.finger().tap(at: CGPoint(x: 100, y: 200))
    tester.advance(by: 1)
    tester.finger().tap(at: CGPoint(x: 100, y: 200))
    tester.advance(by: 0.2)
    tester.finger().tap(at: CGPoint(x: 100, y: 200))
    tester.advance(by: 1)
    #expect(
      tester.transcript.difference(
        from: """
          0.400 tap ended
          1.350 double ended
          """) == nil)
  }

  @Test func `A tap of two fingers is in the middle of both, however unevenly they lift`() {
    let tester = TouchTester()
    let double = tester.watch(UITapGestureRecognizer(), named: "double") {
      "\($0.location(in: nil).x)"
    }
    double.numberOfTouchesRequired = 2
    double.numberOfTapsRequired = 2
    tester.view.addGestureRecognizer(double)
    for _ in 1...2 {
      let a = tester.finger(downAt: CGPoint(x: 100, y: 100))
      let b = tester.finger(downAt: CGPoint(x: 200, y: 100))
      a.up()
      tester.advance(by: 0.01)
      b.up()
      tester.advance(by: 0.1)
    }
    #expect(tester.transcript.difference(from: "0.120 double ended 150.0") == nil)
  }

  @Test func `A tap lets a double tap be recognized after it, where nothing waits`() {
    let tester = TouchTester()
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap")
    let double = tester.watch(UITapGestureRecognizer(), named: "double")
    double.numberOfTapsRequired = 2
    tester.view.addGestureRecognizer(tap)
    tester.view.addGestureRecognizer(double)
    tester.doubleTap(at: CGPoint(x: 100, y: 200))
    #expect(
      tester.transcript.difference(
        from: """
          0.050 tap ended
          0.200 tap ended
          0.200 double ended
          """) == nil)
  }

  @Test func `After its action a tap says where it was, until the next touch-down`() {
    let tester = TouchTester()
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    for recognizer in [tap, press, pan] { tester.view.addGestureRecognizer(recognizer) }
    // The finger that lifts first counts where it lifted.
    let (a, b) = (
      tester.finger(downAt: CGPoint(x: 100, y: 100)), tester.finger(downAt: CGPoint(x: 200, y: 100))
    )
    a.up()
    b.move(by: 2, 0)
    b.up()
    #expect(tap.state == .possible && tap.numberOfTouches == 0)
    #expect(tap.location(in: nil) == CGPoint(x: 151, y: 100))
    tester.advance(by: 1)
    #expect(tap.location(in: nil) == CGPoint(x: 151, y: 100))
    // One that comes to nothing takes the place over, as any other recognizer's touches do.
    tester.hold(at: CGPoint(x: 10, y: 20), for: 1)
    for recognizer in [tap, press, pan] {
      #expect(recognizer.location(in: nil) == CGPoint(x: 10, y: 20))
    }
    tester.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 110, y: 20), over: 0.1)
    #expect(pan.location(in: nil) == CGPoint(x: 110, y: 20))
  }
}
