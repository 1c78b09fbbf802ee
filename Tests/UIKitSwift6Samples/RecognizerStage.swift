import Testing
import TouchTesting
import UIKit

/// A view with fingers for recognizers in the manner of those that people publish, and what they do when fingers come.
@MainActor class RecognizerStage {
  let tester = TouchTester()

  func add<R: UIGestureRecognizer>(_ recognizer: R) -> R {
    tester.view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      tester.transcript.difference(from: expected) == nil, sourceLocation: sourceLocation)
    tester.transcript.clear()
  }
}

@MainActor func degrees(_ radians: CGFloat) -> String {
  Transcript.text(radians * 180 / .pi)
}
