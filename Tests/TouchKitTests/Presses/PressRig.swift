import Testing
import TouchKit
import TouchTesting

/// A view in a window, with buttons to press.
struct PressRig {
  let tester = TouchTester()

  func tap(_ types: UIPress.PressType..., taps: Int = 1) -> UITapGestureRecognizer {
    let tap = tester.watch(UITapGestureRecognizer(), named: taps == 1 ? "tap" : "double")
    tap.numberOfTapsRequired = taps
    tap.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
    tester.view.addGestureRecognizer(tap)
    return tap
  }

  func send(_ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat = 1) {
    tester.window.send(presses: [
      PressSample(type: type, phase: phase, timestamp: tester.now, force: force)
    ])
  }

  func expect(_ lines: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(tester.transcript.difference(from: lines) == nil, sourceLocation: location)
  }
}
