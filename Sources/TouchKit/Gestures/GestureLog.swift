/// A trace of what a window's recognizers do, and why: who failed and for what reason, who
/// prevented whom, who waits for whom.
///
///     let log = GestureLog(listeningTo: window)
///     …
///     print(log.text)
///
///     0.000 tap waits for doubleTap
///     0.350 doubleTap possible → failed: no further tap in time
///     0.350 tap possible → ended
///     0.350 tap reset
///
/// A recognizer goes by its ``UIGestureRecognizer/name``, and without one by its type and a number,
/// such as `UIPanGestureRecognizer#2`: the second of its type in the log. The log retains the recognizers that it
/// names.
///
/// It sets ``UIWindow/onDiagnostic``. Without a log nothing is formatted or kept.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class GestureLog {
  /// One line for each step, with its time in seconds on the window's clock.
  public private(set) var lines: [String] = []

  /// Called with each line as it comes; `nil` by default.
  public var onLine: ((String) -> Void)?

  /// How many lines are kept; the oldest are forgotten. 10,000 by default.
  public var capacity = 10_000

  private let clock: FrameClock
  private var names: [(recognizer: UIGestureRecognizer, name: String, type: String)] = []

  /// Sets the window's ``UIWindow/onDiagnostic``, instead of the closure before.
  public init(listeningTo window: UIWindow) {
    clock = window.clock
    window.onDiagnostic = { [self] in append($0) }
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// The lines as one text.
  public var text: String {
    lines.joined(separator: "\n")
  }

  /// Forgets the lines, not the names.
  public func clear() {
    lines.removeAll()
  }

  private func append(_ diagnostic: GestureDiagnostic) {
    if case .delivered = diagnostic { return }
    if lines.count >= max(1, capacity) { lines.removeFirst(lines.count / 2 + 1) }
    let line = GestureLog.seconds(clock.now) + " " + describe(diagnostic)
    lines.append(line)
    onLine?(line)
  }

  // MARK: Words

  private func describe(_ diagnostic: GestureDiagnostic) -> String {
    switch diagnostic {
    case .delivered:
      ""
    case .moved(let recognizer, let old, let new, let reason):
      name(recognizer) + " \(old.word) → \(new.word)" + describe(reason)
    case .waiting(let recognizer, let other):
      name(recognizer) + " waits for " + name(other)
    case .openedCircle(let recognizer):
      name(recognizer) + " asked first of those who wait for each other, and waits no longer"
    case .reset(let recognizer, _):
      name(recognizer) + " reset"
    case .illegal(let recognizer, let old, let new):
      name(recognizer) + " asks for \(new.word) in \(old.word), which is ignored"
    case .denied(let recognizer, let touch, let denial):
      name(recognizer) + " does not get finger \(touch.identifier): " + describe(denial)
    case .correction(let correction):
      "correction \(correction.index): nothing waits for it, or a number is none; dropped"
    case .input(let name, let fault):
      "\(name): " + describe(fault)
    case .press(let sample, let fault):
      "press of type \(sample.type.rawValue): "
        + (fault == .beganTwice ? "began while it was down, dropped" : describe(fault))
    case .sample(let sample, let fault):
      "finger \(sample.id): " + describe(fault)
    }
  }

  private func describe(_ reason: GestureDiagnostic.Reason) -> String {
    switch reason {
    case .itself(let excuse): excuse.map { ": \($0)" } ?? ""
    case .event: ""
    case .prevented(let other): ": prevented by " + name(other)
    case .required(let other): ": " + name(other) + ", which had to fail, was recognized"
    case .refused: ": the delegate or the view refused"
    case .removed: ": disabled or removed"
    case .idle: ": too long without a finger"
    }
  }

  private func describe(_ denial: GestureDiagnostic.Denial) -> String {
    switch denial {
    case .disabled: "disabled"
    case .decided: "its gesture is decided"
    case .kind: "wrong kind of touch"
    case .delegate: "the delegate refused"
    }
  }

  private func describe(_ fault: SampleFault) -> String {
    switch fault {
    case .notFinite: "a number is not finite, dropped"
    case .outOfRange: "a number is out of all range, dropped"
    case .beganTwice: "began while it was down, the old touch is cancelled"
    case .unknownTouch: "is not down, dropped"
    case .tooManyTouches: "one too many, dropped"
    }
  }

  /// The recognizer's name in the log.
  public func name(_ recognizer: UIGestureRecognizer) -> String {
    if let name = recognizer.name { return name }
    for entry in names where entry.recognizer === recognizer { return entry.name }
    let type = GestureLog.typeName(of: recognizer)
    let number = names.reduce(1) { $0 + ($1.type.hasSameBytes(as: type) ? 1 : 0) }
    let name = type + "#\(number)"
    names.append((recognizer, name, type))
    return name
  }

  private static func typeName(of recognizer: UIGestureRecognizer) -> String {
    #if hasFeature(Embedded)
      recognizer.debugDescription
    #else
      String(describing: type(of: recognizer))
    #endif
  }

  private static func seconds(_ time: TimeInterval) -> String {
    let thousandths = Int((time * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.byteCount) + rest
  }
}

extension UIGestureRecognizer.State {
  /// As logs and transcripts have it.
  nonisolated package var word: StaticString {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
