// EXAMPLE: TestingGestures.md
import TouchTesting
import UIKit
import XCTest

final class PanTests: XCTestCase {
  @MainActor func testThatADragIsAPan() async {
    let tester = TouchTester()
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan", .translation)
    tester.view.addGestureRecognizer(pan)
    tester.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), over: 1 / 60)
    XCTAssertNil(
      tester.transcript.difference(from: "0.017 pan began 0 50 \n 0.017 pan ended 0 50"))
  }
}
// EXAMPLE: end
