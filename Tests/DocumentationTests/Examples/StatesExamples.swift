import Testing
import TouchKit
import TouchTesting

// EXAMPLE: States.md
final class FirstMove: UIGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }
}
// EXAMPLE: end

@Suite struct StatesExamples {
  @Test func `What happens by itself`() {
    let tester = TouchTester()
    tester.view.addGestureRecognizer(tester.watch(FirstMove(), named: "move"))
    let finger = tester.finger(downAt: CGPoint(x: 10, y: 10))
    finger.drag(to: CGPoint(x: 40, y: 10), over: 0.048)
    finger.up()
    // EXAMPLE: States.md
    #expect(
      tester.transcript.difference(
        from: """
          0.016 move began
          0.032 move changed
          0.048 move changed
          0.048 move ended
          """) == nil)
    // EXAMPLE: end
  }
}
