import TouchKit

/// A window to test gestures in, with fingers that remember and a clock that is advanced by hand.
///
/// ```swift
/// let tester = TouchTester()
/// let pan = tester.watch(UIPanGestureRecognizer(), named: "pan", .translation)
/// tester.view.addGestureRecognizer(pan)
/// tester.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 160), over: 0.05)
/// #expect(
///   tester.transcript.difference(
///     from: """
///       0.017 pan began 0 10
///       0.033 pan changed 0 30
///       0.050 pan changed 0 50
///       0.050 pan ended 0 50
///       """) == nil)
/// ```
public final class TouchTester {
  /// The window. Only ``advance(by:file:line:)`` and calls with a duration advance its clock.
  public let window: UIWindow

  /// A view that fills the window, for recognizers and subviews. `isMultipleTouchEnabled` is true.
  ///
  /// Where the window has a `rootViewController`, and this view neither recognizers nor subviews, touches go to the controller's view.
  public let view: UIView

  /// What happened, line by line.
  public let transcript = Transcript()

  /// The time between two frames, in seconds; a 60th by default. ``advance(by:file:line:)`` draws frames at this
  /// interval.
  public var frameInterval: TimeInterval = 1.0 / 60

  private var lastID = 0
  private var pending: [TouchSample]?

  /// - Parameter size: of the window, in points; 320 × 480 by default.
  public init(size: CGSize = CGSize(width: 320, height: 480)) {
    let bounds = CGRect(origin: .zero, size: size)
    window = UIWindow(frame: bounds)
    view = TesterView(frame: bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    transcript.clock = window.clock
    window.clock.onFeedback = { [weak transcript] in
      if $0 != .prepare { transcript?.note("feedback \(Transcript.text($0))") }
    }
  }

  /// Fingers for an existing window; ``view`` is the window itself.
  public init(driving window: UIWindow) {
    self.window = window
    view = window
    transcript.clock = window.clock
  }

  // Spelled out: see UIResponder.
  deinit {}

  // MARK: Time

  /// The time on the clock, in seconds; it starts at 0.
  public var now: TimeInterval {
    window.clock.now
  }

  /// Advances the clock, frame by frame.
  public func advance(
    by seconds: TimeInterval, file: StaticString = #file, line: UInt = #line
  ) {
    precondition(
      seconds >= 0, "The clock cannot go back by \(seconds) s.", file: file, line: line)
    let end = now + seconds
    while now + frameInterval < end - 1e-9 { frame(at: now + frameInterval) }
    frame(at: end)
  }

  /// Advances the clock until nothing moves and no timer is set. What has to be laid out is laid out, also where nothing moves.
  ///
  /// - Returns: the seconds that this took; `limit` where it did not end before.
  @discardableResult
  public func settle(limit: TimeInterval = 60) -> TimeInterval {
    let start = now
    frame(at: start)
    while !window.clock.isIdle, now - start < limit { frame(at: now + frameInterval) }
    return now - start
  }

  private func frame(at time: TimeInterval) {
    window.clock.advance(to: time)
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
  }

  /// Advances the clock frame by frame, and calls `body` in each with the fraction of the time that has passed: 1 in
  /// the last one.
  func inFrames(of seconds: TimeInterval, _ body: (CGFloat) -> Void) {
    let steps = max(1, Int((seconds / frameInterval).rounded()))
    for step in 1...steps {
      advance(by: seconds / TimeInterval(steps))
      body(CGFloat(step) / CGFloat(steps))
    }
  }

  // MARK: Fingers

  /// A new finger, which is not down yet.
  public func finger() -> Finger {
    lastID += 1
    return Finger(id: lastID, tester: self)
  }

  /// A new finger that has come down.
  public func finger(
    downAt point: CGPoint, file: StaticString = #file, line: UInt = #line
  ) -> Finger {
    let finger = finger()
    finger.down(at: point, file: file, line: line)
    return finger
  }

  /// Combines everything that fingers do in `body` into one event.
  public func together(_ body: () -> Void) {
    guard pending == nil else {
      body()
      return
    }
    pending = []
    body()
    let samples = pending ?? []
    pending = nil
    window.send(samples)
  }

  func send(_ sample: TouchSample) {
    if pending != nil {
      pending?.append(sample)
    } else {
      window.send([sample])
    }
  }
}
