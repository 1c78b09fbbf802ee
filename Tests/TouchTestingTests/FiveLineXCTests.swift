import TouchTesting
import UIKit
import XCTest

final class XCTestInFiveLines: XCTestCase {
  @MainActor
  func testThatADragIsAPan() async {
    let tester = TouchTester()
    let pan = tester.watch(UIPanGestureRecognizer(), named: "pan", .translation)
    tester.view.addGestureRecognizer(pan)
    tester.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), over: 0.033)
    XCTAssertNil(
      tester.transcript.difference(
        from: "0.017 pan began 0 20\n0.033 pan changed 0 50\n0.033 pan ended 0 50"))
  }
}
