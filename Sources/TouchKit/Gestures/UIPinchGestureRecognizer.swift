/// Recognizes two or more fingers that move apart or together. Continuous.
///
/// Begins once the distance has changed by ``Constants/pinchHysteresis``, with a scale that counts
/// from there, and ends when all fingers have lifted. Neither the scale nor the location jumps when
/// a finger comes down or lifts; with one finger left the scale stays.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a multiple of what it was when the pinch began, or since the
  /// scale was set.
  ///
  /// Setting it makes it continue from another value; the velocity is zero until the fingers' next event. A scale is positive
  /// and finite; anything else is ignored.
  open var scale: CGFloat {
    get { base * ratio }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      tracker.rebase(times: newValue / scale)
      base = newValue / ratio
      if !state.isFinal { tracker.silence() }
    }
  }

  /// How fast the scale changes, in scale per second. The fingers' movement before it begins counts, too.
  open var velocity: CGFloat {
    tracker.velocity(at: attempt.latest).x
  }

  // scale = base · ratio, and ratio = span / startSpan for the fingers that are down; 1 before it begins.
  private var base: CGFloat = 1
  private var ratio: CGFloat = 1
  private(set) final var span: CGFloat = 0
  private var startSpan: CGFloat = 0
  private var steady = SteadyMiddle()
  @exclusivity(unchecked) private var tracker = VelocityTracker()

  /// What the hysteresis adds to the start span; for the scroll view's pinch, which compensates for it.
  final var slack: CGFloat = 0

  open override func location(in view: UIView?) -> CGPoint {
    UIView.fromWindow(steady.location(attempt.middle), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    rebase(UIPinchGestureRecognizer.span(of: attempt.touches))
    follow(event)
    if state != .possible, let old = middle(of: touches, excluded: true) {
      steady.jump(from: old, to: attempt.middle)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    span = UIPinchGestureRecognizer.span(of: attempt.touches)
    let change = span - startSpan
    if state == .possible, abs(change) >= Constants.pinchHysteresis {
      slack = change > 0 ? Constants.pinchHysteresis : -Constants.pinchHysteresis
      tracker.rebase(times: startSpan / measuredFrom)
      measure(event)
      state = .began
    } else if state != .possible {
      measure(event)
    } else {
      follow(event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .cancelled)
  }

  open override func reset() {
    base = 1
    ratio = 1
    slack = 0
    steady.reset()
    tracker.removeAll()
  }

  /// How much of the hysteresis still counts, from 1 to 0: all of it, except for a scroll view's pinch.
  func slackLeft() -> CGFloat {
    1
  }

  // The span at which the ratio is 1.
  private final var measuredFrom: CGFloat {
    max(Constants.smallestPinchSpan, startSpan + slack * slackLeft())
  }

  private final func measure(_ event: UIEvent) {
    ratio = max(Constants.smallestPinchSpan, span) / measuredFrom
    tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
  }

  // Before it begins the tracker has the scale that there would be without a hysteresis.
  private final func follow(_ event: UIEvent) {
    guard state == .possible else { return }
    let share = max(Constants.smallestPinchSpan, span) / startSpan
    tracker.add(CGPoint(x: share, y: 0), at: event.timestamp)
  }

  private final func lift(_ touches: Set<UITouch>, _ final: State) {
    tracker.resume()
    guard let left = middle(of: touches, excluded: true) else {
      if state == .possible {
        fail(because: "lifted before they moved apart or together far enough")
      } else {
        state = final
      }
      return
    }
    if state != .possible { steady.jump(from: attempt.middle, to: left) }
    rebase(
      UIPinchGestureRecognizer.span(of: attempt.touches.filter { !touches.contains(object: $0) }))
  }

  // From now on the scale follows these fingers, continuing from its present value.
  private final func rebase(_ new: CGFloat) {
    base *= ratio
    ratio = 1
    if state == .possible {
      tracker.removeAll()
    } else {
      slack = 0
    }
    span = new
    startSpan = max(Constants.smallestPinchSpan, new)
  }

  /// Twice the mean distance of the fingers from their middle: for two fingers, their distance.
  static func span(of touches: [UITouch]) -> CGFloat {
    guard touches.count >= 2 else { return 0 }
    var middle = CGPoint.zero
    for touch in touches { middle = middle + touch.location }
    middle = middle / CGFloat(touches.count)
    var sum: CGFloat = 0
    for touch in touches { sum += touch.location.distance(to: middle) }
    return 2 * sum / CGFloat(touches.count)
  }

  // Spelled out: see UIResponder.
  deinit {}
}
