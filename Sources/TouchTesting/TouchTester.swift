import TouchKit

/// A window to try gestures in, with fingers that remember and a clock that is turned by hand.
///
///     let tester = TouchTester()
///     let pan = tester.watch(UIPanGestureRecognizer(), named: "pan")
///     tester.view.addGestureRecognizer(pan)
///     let finger = tester.finger(downAt: CGPoint(x: 100, y: 100))
///     finger.move(to: CGPoint(x: 100, y: 150))
///     finger.up()
///     #expect(tester.transcript.lines == ["0.000 pan began", …])
public final class TouchTester {
  /// The window. Its clock is turned by ``advance(by:)`` only.
  public let window: UIWindow

  /// A view that fills the window, to put recognizers and views on.
  public let view: UIView

  /// What happened, line by line.
  public let transcript = Transcript()

  /// The time between two frames, in seconds; a 60th by default. ``advance(by:)`` draws frames at this pace.
  public var frameInterval: TimeInterval = 1.0 / 60

  private var lastID = 0
  private var pending: [TouchSample]?

  /// - Parameter size: of the window, in points; 320 × 480 by default.
  public init(size: CGSize = CGSize(width: 320, height: 480)) {
    let bounds = CGRect(origin: .zero, size: size)
    window = UIWindow(frame: bounds)
    view = UIView(frame: bounds)
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    transcript.clock = window.clock
  }

  /// The time on the clock, in seconds.
  public var now: TimeInterval {
    window.clock.now
  }

  /// Turns the clock, frame by frame.
  public func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while now + frameInterval < end - 1e-9 { frame(at: now + frameInterval) }
    frame(at: end)
  }

  /// Turns the clock until nothing moves and no timer is set.
  ///
  /// - Returns: the seconds that this took; `limit` where it did not come to an end.
  @discardableResult
  public func settle(limit: TimeInterval = 60) -> TimeInterval {
    let start = now
    while !window.clock.isIdle, now - start < limit { frame(at: now + frameInterval) }
    return now - start
  }

  private func frame(at time: TimeInterval) {
    window.clock.advance(to: time)
    var changes: [LayerChange] = []
    window.collectChanges(into: &changes)
  }

  /// A new finger, which is not down yet.
  public func finger() -> Finger {
    lastID += 1
    return Finger(id: lastID, tester: self)
  }

  /// A new finger that has come down.
  public func finger(downAt point: CGPoint) -> Finger {
    let finger = finger()
    finger.down(at: point)
    return finger
  }

  /// Has everything that fingers do in `body` happen at once, in one event.
  public func together(_ body: () -> Void) {
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

  /// Writes the recognizer's actions into the transcript.
  @discardableResult
  public func watch<R: UIGestureRecognizer>(
    _ recognizer: R, named name: String, _ describe: @escaping (R) -> String = { _ in "" }
  ) -> R {
    recognizer.name = name
    recognizer.addAction { [transcript] in
      let more = describe($0)
      transcript.note("\(name) \($0.state)" + (more.isEmpty ? "" : " \(more)"))
    }
    return recognizer
  }
}
