import Testing
import TouchKit
import TouchTesting

// EXAMPLE: Arbitration.md
final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIRotationGestureRecognizer
  }
}
// EXAMPLE: end

@Suite struct ArbitrationExamples {
  private let tester = TouchTester()

  private var window: UIWindow {
    tester.window
  }

  @Test func `A pinch and a rotation go on together, a pan does not`() {
    let together = Together()
    let pinch = tester.watch(UIPinchGestureRecognizer(), named: "pinch")
    let rotation = tester.watch(UIRotationGestureRecognizer(), named: "rotation")
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan")
    tester.view.gestureRecognizers = [pinch, rotation, pan]
    pinch.delegate = together
    let right = tester.finger()
    tester.together {
      _ = tester.finger(downAt: CGPoint(x: 100, y: 200))
      right.down(at: CGPoint(x: 200, y: 200))
    }
    right.move(to: CGPoint(x: 230, y: 260))
    let expected = """
      0.000 pinch began
      0.000 rotation began
      """
    withExtendedLifetime(together) {
      #expect(tester.transcript.difference(from: expected) == nil)
    }
  }

  @Test func `A single tap waits for the double tap`() {
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap")
    let doubleTap = tester.watch(UITapGestureRecognizer(), named: "doubleTap")
    doubleTap.numberOfTapsRequired = 2
    tester.view.gestureRecognizers = [tap, doubleTap]
    let finger = tester.finger()
    // EXAMPLE: Arbitration.md
    tap.require(toFail: doubleTap)
    // EXAMPLE: end

    // EXAMPLE: Arbitration.md
    finger.tap(at: CGPoint(x: 100, y: 100), for: 0.05)
    tester.settle()
    #expect(tester.transcript.difference(from: "0.400 tap ended") == nil)
    // EXAMPLE: end
  }

  @Test func `A second tap elsewhere lets the first one go at once`() {
    let tap = tester.watch(UITapGestureRecognizer(), named: "tap")
    let doubleTap = tester.watch(UITapGestureRecognizer(), named: "doubleTap")
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    tester.view.gestureRecognizers = [tap, doubleTap]
    tester.finger().tap(at: CGPoint(x: 100, y: 100), for: 0.05)
    tester.advance(by: 0.1)
    _ = tester.finger(downAt: CGPoint(x: 200, y: 100))
    #expect(tester.transcript.difference(from: "0.150 tap ended") == nil)
  }

  @Test func `A circle of two is opened by the one who asked first`() {
    let left = tester.watch(UITapGestureRecognizer(), named: "left")
    let right = tester.watch(UITapGestureRecognizer(), named: "right")
    tester.view.gestureRecognizers = [left, right]
    // EXAMPLE: Arbitration.md
    left.require(toFail: right)
    right.require(toFail: left)
    // EXAMPLE: end
    tester.finger().tap(at: CGPoint(x: 100, y: 100), for: 0.05)
    tester.settle()
    #expect(tester.transcript.difference(from: "0.050 left ended") == nil)
  }

  @Test func `A log tells who lost to whom, and who waits`() {
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan")
    let drag = tester.watch(UIPanGestureRecognizer(), named: "drag")
    let swipe = tester.watch(UISwipeGestureRecognizer(), named: "swipe")
    drag.require(toFail: swipe)
    tester.view.gestureRecognizers = [swipe, drag, pan]
    // EXAMPLE: Arbitration.md
    let log = GestureLog(listeningTo: window)
    tester.finger(downAt: CGPoint(x: 100, y: 100)).move(by: 15, 0)
    #expect(
      log.lines == [
        "0.000 drag waits for swipe",
        "0.000 pan possible → began",
        "0.000 swipe possible → failed: prevented by pan",
        "0.000 drag possible → failed: prevented by pan",
      ])
    // EXAMPLE: end
  }
}
