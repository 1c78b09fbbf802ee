import Testing
import TouchKit
import TouchTesting

@MainActor @Suite struct FingerTests {
  let tester = TouchTester()

  @Test func `A finger remembers where it is`() {
    tester.addView(named: "box", frame: tester.view.bounds)
    let finger = tester.finger()
    #expect(finger.location == nil)
    finger.down(at: CGPoint(x: 10, y: 20))
    finger.move(by: 5, -5)
    #expect(finger.location == CGPoint(x: 15, y: 15))
    finger.up()
    #expect(finger.location == nil)
    #expect(
      tester.transcript.difference(
        from: """
          0.000 box began 1
          0.000 box moved 1
          0.000 box ended 1
          """) == nil)
  }

  @Test func `What fingers do together is one event`() {
    tester.addView(named: "box", frame: tester.view.bounds)
    tester.tap(at: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])
    let (first, second) = (tester.finger(), tester.finger())
    tester.together {
      first.down(at: CGPoint(x: 10, y: 10))
      second.down(at: CGPoint(x: 50, y: 10))
    }
    tester.together {
      first.move(by: 1, 0)
      second.move(by: 1, 0)
    }
    let moves = tester.transcript.lines.filter { $0.contains("moved") }
    #expect(moves == ["0.050 box moved 3 4"])
  }

  @Test func `A drag is one event a frame, and ends exactly where it should`() {
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan", .location)
    tester.view.addGestureRecognizer(pan)
    tester.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 40, y: 100), over: 4.0 / 60)
    #expect(
      tester.transcript.difference(
        from: """
          0.017 pan began 10 100
          0.033 pan changed 20 100
          0.050 pan changed 30 100
          0.067 pan changed 40 100
          0.067 pan ended 40 100
          """) == nil)
  }

  @Test func `A line is drawn with one speed, round its corners`() {
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan", .location)
    tester.view.addGestureRecognizer(pan)
    tester.frameInterval = 0.1
    tester.draw(
      [CGPoint(x: 100, y: 100), CGPoint(x: 130, y: 100), CGPoint(x: 130, y: 160)], over: 0.3)
    #expect(
      tester.transcript.difference(
        from: """
          0.100 pan began 130 100
          0.200 pan changed 130 130
          0.300 pan changed 130 160
          0.300 pan ended 130 160
          """) == nil)
  }

  @Test func `A pinch has the scale and the turn that it says`() {
    let pinch = tester.watch(UIPinchGestureRecognizer(), named: "pinch", .scale)
    let rotation = UIRotationGestureRecognizer()
    let both = Both()
    pinch.delegate = both
    tester.view.addGestureRecognizer(pinch)
    tester.view.addGestureRecognizer(rotation)
    tester.pinch(
      at: CGPoint(x: 160, y: 240), from: 100, to: 217.4, turningBy: .pi / 2, over: 0.5)
    let last = tester.transcript.lines.last
    #expect(last == "0.500 pinch ended 2")
    #expect(tester.transcript.lines.count > 20)
  }

  private final class Both: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }

  @Test func `Taps come as often as wanted`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    tester.view.addGestureRecognizer(tester.watch(double, named: "double"))
    let triple = UITapGestureRecognizer()
    triple.numberOfTapsRequired = 3
    tester.view.addGestureRecognizer(tester.watch(triple, named: "triple"))
    tester.doubleTap(at: CGPoint(x: 20, y: 20))
    tester.advance(by: 1)
    tester.tap(at: CGPoint(x: 20, y: 20), count: 3)
    let names = tester.transcript.lines.map { $0.split(separator: " ")[1] }
    #expect(names.contains("double") && names.contains("triple"))
  }

  @Test func `The clock settles when nothing is left to wait for`() {
    var fired = false
    tester.window.clock.after(0.3) { fired = true }
    let took = tester.settle()
    #expect(fired && took >= 0.3 && took < 0.32)
    #expect(tester.settle() == 0)
  }
}
