import TouchKit

extension TouchTrace {
  /// A Swift test that plays the touches with TouchTesting: a recording of a fault becomes a regression
  /// test. What the test expects is for its author to add.
  var swiftTest: String {
    var script = SwiftTestScript()
    let samples = samplesLiftedInPlace
    for (sample, place) in zip(samples, Self.slots(of: samples)) {
      script.add(sample, slot: place.slot)
    }
    let width = numberText(header.size.width)
    let height = numberText(header.size.height)
    let source = printable(Array(header.source.utf8), upTo: 80)
    var lines = [
      "import Testing", "import TouchTesting", "import UIKit", "",
      source.isEmpty ? "/// Touches from a trace." : "/// Touches from a trace: \(source)",
      "@MainActor @Test func replaysTheTrace() {",
      "  let tester = TouchTester(size: CGSize(width: \(width), height: \(height)))",
    ]
    lines += (0..<script.fingers).map { "  let finger\($0 + 1) = tester.finger()" }
    lines += script.lines.map { "  " + $0 }
    return (lines + ["}", ""]).joined(separator: "\n")
  }
}

/// The calls, one per line.
private struct SwiftTestScript {
  private(set) var lines: [String] = []
  private(set) var fingers = 0
  private var time: Double?

  mutating func add(_ sample: TouchSample, slot: Int) {
    if let time, sample.timestamp > time {
      lines.append("tester.advance(by: \(numberText(rounded(sample.timestamp - time))))")
    }
    time = sample.timestamp
    fingers = max(fingers, slot + 1)
    let finger = "finger\(slot + 1)"
    let point = "CGPoint(x: \(numberText(sample.location.x)), y: \(numberText(sample.location.y)))"
    switch sample.phase {
    case .began: lines.append("\(finger).down(at: \(point))")
    case .moved, .stationary: lines.append("\(finger).move(to: \(point))")
    case .ended: lines.append("\(finger).up()")
    case .cancelled: lines.append("\(finger).cancel()")
    }
  }

  /// The difference of two decimal times is a bit off; a nanosecond is finer than any clock here.
  private func rounded(_ seconds: Double) -> Double {
    (seconds * 1e9).rounded() / 1e9
  }
}
