import Testing
import TouchTesting
import Tsumami
import UIKit

/// The examples of the README.
@Suite struct ReadmeExamples {
  @Test func `A window, a recognizer, a finger`() {
    var said: [String] = []
    func print(_ state: UIGestureRecognizer.State, _ scale: CGFloat) {
      said.append("\(state) \(scale)")
    }
    // EXAMPLE: README.md
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { print($0.state, $0.scale) }
    window.addGestureRecognizer(pinch)

    // Touches and time go in …
    window.send([
      TouchSample(id: 1, phase: .began, location: CGPoint(x: 100, y: 240), timestamp: 0),
      TouchSample(id: 2, phase: .began, location: CGPoint(x: 200, y: 240), timestamp: 0),
    ])
    window.send([
      TouchSample(id: 2, phase: .moved, location: CGPoint(x: 300, y: 240), timestamp: 0.016)
    ])
    window.clock.advance(to: 0.016)

    // … layer changes come out.
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
    // EXAMPLE: end
    #expect(said.count == 1)
    #expect(said[0].hasPrefix("began 1.8"))
  }

  // EXAMPLE: README.md
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
