import TouchKit
import TouchTesting

/// A recognizer that does what a test tells it to, and notes what it is told.
final class Probe: UIGestureRecognizer {
  /// Called with each touch event of that phase; where there is none, the probe looks on.
  var onBegan: (Probe) -> Void = { _ in }
  var onMoved: (Probe) -> Void = { _ in }
  var onEnded: (Probe) -> Void = { _ in }
  var onCancelled: (Probe) -> Void = { _ in }
  var onReset: (Probe) -> Void = { _ in }

  /// The subclass's answers; `nil` stands for the superclass's.
  var mayPrevent: ((UIGestureRecognizer) -> Bool)?
  var mayBePrevented: ((UIGestureRecognizer) -> Bool)?
  var requiresFailure: ((UIGestureRecognizer) -> Bool)?
  var isRequiredToFail: ((UIGestureRecognizer) -> Bool)?

  /// True where the touches that it sees go into the transcript.
  var isTalkative = false

  /// What the touches of the last event were, and the event.
  private(set) var seen: Set<UITouch> = []
  private(set) var event: UIEvent?
  private(set) var resets = 0

  private let note: (String) -> Void

  init(_ name: String, in tester: TouchTester, on view: UIView? = nil) {
    note = { [transcript = tester.transcript] in transcript.note("\(name) \($0)") }
    super.init(target: nil, action: nil)
    self.name = name
    addAction { $0.note("\($0.state)") }
    (view ?? tester.view).addGestureRecognizer(self)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear("began", touches, event)
    onBegan(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    hear("moved", touches, event)
    onMoved(self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear("ended", touches, event)
    onEnded(self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    hear("cancelled", touches, event)
    onCancelled(self)
  }

  override func reset() {
    resets += 1
    note("reset")
    onReset(self)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    mayPrevent?(other) ?? super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    mayBePrevented?(other) ?? super.canBePrevented(by: other)
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    requiresFailure?(other) ?? super.shouldRequireFailure(of: other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    isRequiredToFail?(other) ?? super.shouldBeRequiredToFail(by: other)
  }

  private func hear(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent) {
    seen = touches
    self.event = event
    if isTalkative { note("sees \(phase) \(ids(touches))") }
  }
}

extension Probe {
  /// A probe that is a drag: it begins with the first move and ends with the last lift.
  static func drag(_ name: String, in tester: TouchTester, on view: UIView? = nil) -> Probe {
    let probe = Probe(name, in: tester, on: view)
    probe.onMoved = { if $0.state == .possible { $0.state = .began } }
    probe.onEnded = { $0.finish(.ended) }
    probe.onCancelled = { $0.finish(.cancelled) }
    return probe
  }

  /// A probe that is recognized when the last finger lifts.
  static func lift(_ name: String, in tester: TouchTester, on view: UIView? = nil) -> Probe {
    let probe = Probe(name, in: tester, on: view)
    probe.onEnded = { if $0.isLast { $0.state = .ended } }
    probe.onCancelled = { $0.finish(.cancelled) }
    return probe
  }

  private var isLast: Bool {
    numberOfTouches == seen.count
  }

  private func finish(_ final: State) {
    if isLast { state = state == .possible ? .failed : final }
  }
}

/// The fingers of some touches, in order, such as `1+2`.
func ids(_ touches: Set<UITouch>) -> String {
  touches.map(\.identifier).sorted().map(String.init).joined(separator: "+")
}
