import TouchKit

extension TouchTrace {
  /// A Swift test that plays the touches with TouchTesting: a recording of a fault becomes a regression
  /// test. What the test expects is for its author to add.
  ///
  /// Times, locations, kinds and buttons are kept, force and radius are not: with them every sample would be three
  /// lines.
  var swiftTest: String {
    var script = SwiftTestScript()
    let samples = samplesLiftedInPlace
    let assignments = Self.slots(of: samples)
    var start = 0
    while start < samples.count {
      let end = samples[start...].firstIndex { $0.timestamp != samples[start].timestamp }
      let range = start..<(end ?? samples.count)
      script.add(range.map { (samples[$0], assignments[$0].slot) })
      start = range.upperBound
    }
    let width = numberText(header.size.width)
    let height = numberText(header.size.height)
    let source = printable(Array(header.source.utf8), upTo: 80)
    var lines = [
      "import Testing", "import TouchKit", "import TouchTesting", "",
      source.isEmpty ? "/// Touches from a trace." : "/// Touches from a trace: \(source)",
      "@MainActor @Test func replaysTheTrace() {",
      "  let tester = TouchTester(size: CGSize(width: \(width), height: \(height)))",
    ]
    lines += script.kinds.indices.map { "  let finger\($0 + 1) = tester.finger()" }
    lines += script.lines.map { "  " + $0 }
    return (lines + ["}", ""]).joined(separator: "\n")
  }
}

/// The calls, one per line.
private struct SwiftTestScript {
  private(set) var lines: [String] = []
  /// What each finger is at the moment.
  private(set) var kinds: [UITouch.TouchType] = []
  private var buttons: [UIEvent.ButtonMask] = []
  private var time: Double?

  /// Adds one event.
  mutating func add(_ event: [(sample: TouchSample, slot: Int)]) {
    let now = event[0].sample.timestamp
    if let time {
      lines.append("tester.advance(by: \(numberText(rounded(now - time))))")
    }
    time = now
    guard event.count > 1 else {
      lines += calls(event[0].sample, event[0].slot)
      return
    }
    lines.append("tester.together {")
    for (sample, slot) in event { lines += calls(sample, slot).map { "  " + $0 } }
    lines.append("}")
  }

  private mutating func calls(_ sample: TouchSample, _ slot: Int) -> [String] {
    while kinds.count <= slot {
      kinds.append(.direct)
      buttons.append([])
    }
    let finger = "finger\(slot + 1)"
    let point = "CGPoint(x: \(numberText(sample.location.x)), y: \(numberText(sample.location.y)))"
    var calls: [String] = []
    if sample.phase == .began, kinds[slot] != sample.kind {
      kinds[slot] = sample.kind
      calls.append("\(finger).kind = .\(sample.kind)")
    }
    let isNew = sample.phase == .began || !sample.buttonMask.isEmpty
    if isNew, buttons[slot] != sample.buttonMask {
      buttons[slot] = sample.buttonMask
      calls.append("\(finger).buttonMask = \(text(sample.buttonMask))")
    }
    switch sample.phase {
    case .began: calls.append("\(finger).down(at: \(point))")
    case .moved, .stationary: calls.append("\(finger).move(to: \(point))")
    case .ended: calls.append("\(finger).up()")
    case .cancelled: calls.append("\(finger).cancel()")
    }
    return calls
  }

  private func text(_ buttons: UIEvent.ButtonMask) -> String {
    switch buttons {
    case .primary: ".primary"
    case .secondary: ".secondary"
    case []: "[]"
    default: "UIEvent.ButtonMask(rawValue: \(buttons.rawValue))"
    }
  }

  /// The difference of two decimal times is a bit off; a nanosecond is finer than any clock here.
  private func rounded(_ seconds: Double) -> Double {
    (seconds * 1e9).rounded() / 1e9
  }
}
