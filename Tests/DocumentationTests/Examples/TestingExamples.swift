import Testing
import TouchTesting
import UIKit

@Suite struct TestingExamples {
  // EXAMPLE: TestingGestures.md
  @MainActor @Test func `A finger that drags to the right`() {
    let tester = TouchTester()
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan")
    tester.view.addGestureRecognizer(pan)
    tester.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 110, y: 50), over: 0.033)
    #expect(
      tester.transcript.difference(
        from: """
          0.017 pan began
          0.033 pan changed
          0.033 pan ended
          """) == nil)
  }
  // EXAMPLE: end

  @Test func `A transcript says what the test wants to know`() {
    let tester = TouchTester()
    let (pan, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    // EXAMPLE: TestingGestures.md
    tester.watch(pan, named: "pan", .translation)
    tester.watch(press, named: "press") { "with \($0.numberOfTouches)" }
    // EXAMPLE: end
    tester.view.gestureRecognizers = [pan, press]
    let finger = tester.finger(downAt: CGPoint(x: 50, y: 50))
    finger.move(by: 12, 0)
    finger.up()
    finger.down(at: CGPoint(x: 50, y: 50))
    tester.advance(by: 0.5)
    let expected = """
      0.000 pan began 2 0
      0.000 pan ended 2 0
      0.500 press began with 1
      """
    #expect(tester.transcript.difference(from: expected) == nil)
  }

  @Test func `Several fingers in one event, and time`() {
    let tester = TouchTester()
    let pinch = tester.watch(UIPinchGestureRecognizer(), named: "pinch")
    tester.view.addGestureRecognizer(pinch)
    // EXAMPLE: TestingGestures.md
    let (left, right) = (tester.finger(), tester.finger())
    tester.together {
      left.down(at: CGPoint(x: 100, y: 200))
      right.down(at: CGPoint(x: 200, y: 200))
    }
    right.drag(to: CGPoint(x: 300, y: 200), over: 0.1)
    // EXAMPLE: end
    #expect(pinch.state == .changed)
    #expect(abs(pinch.scale - 200 / 108.7) < 1e-9)
    let before = tester.now
    // EXAMPLE: TestingGestures.md
    tester.advance(by: 0.5)
    // EXAMPLE: end
    #expect(abs(tester.now - before - 0.5) < 1e-9)
    left.up()
    right.up()
    #expect(pinch.state == .possible)
  }

  @Test func `A difference is a diff`() {
    let tester = TouchTester()
    let pinch = tester.watch(UIPinchGestureRecognizer(), named: "pinch")
    tester.view.addGestureRecognizer(pinch)
    let (left, right) = (tester.finger(), tester.finger())
    left.down(at: CGPoint(x: 100, y: 200))
    right.down(at: CGPoint(x: 200, y: 200))
    right.move(by: 10, 0)
    tester.together {
      left.up()
      right.up()
    }
    // EXAMPLE: TestingGestures.md
    let difference = tester.transcript.difference(
      from: """
        0.000 pinch began
        0.000 pinch cancelled
        """)
    #expect(
      difference?.lines == [
        "  0.000 pinch began",
        "- 0.000 pinch cancelled",
        "+ 0.000 pinch ended",
      ])
    // EXAMPLE: end
  }

  // EXAMPLE: TestingGestures.md
  @MainActor @Test func `A double tap is not a single tap`() {
    let tester = TouchTester()
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap")
    let doubleTap = tester.watch(UITapGestureRecognizer(), named: "doubleTap")
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    tester.view.gestureRecognizers = [tap, doubleTap]

    tester.doubleTap(at: CGPoint(x: 100, y: 100))
    tester.settle()

    #expect(tester.transcript.difference(from: "0.200 doubleTap ended") == nil)
  }
  // EXAMPLE: end
}
