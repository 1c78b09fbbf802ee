// A whole file, as it stands in somebody else's package: this target isolates nothing by default, as theirs.

// EXAMPLE: README.md
import Testing
import TouchTesting
import UIKit

@MainActor @Test func `A drag is a pan`() {
  let tester = TouchTester()
  let pan = tester.watch(UIPanGestureRecognizer(), named: "pan", .translation)
  tester.view.addGestureRecognizer(pan)
  tester.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), over: 1 / 60)
  #expect(
    tester.transcript.difference(from: "0.017 pan began 0 50 \n 0.017 pan ended 0 50") == nil)
}
// EXAMPLE: end
