/// Recognizes two fingers that turn about each other. Continuous.
///
/// Begins once they have turned by ``Constants/rotationHysteresis``, with a rotation that counts
/// from there, and ends when all fingers have lifted. The first two fingers count. Neither the
/// rotation nor the location jumps when a finger comes down or lifts; with one left the rotation
/// stays.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the gesture began, or since it was set, in radians;
  /// positive is clockwise on the screen, beyond full turns. Setting it makes it continue from
  /// another value; the velocity is zero until the fingers' next event. A value that is not finite is ignored.
  open var rotation: CGFloat {
    get { base + turn }
    set {
      guard newValue.isFinite else { return }
      tracker.rebase(plus: newValue - rotation)
      base = newValue - turn
      if !state.isFinal { tracker.silence() }
    }
  }

  /// How fast the fingers turn, in radians per second. What they have turned before it begins counts, too.
  open var velocity: CGFloat {
    tracker.velocity(at: attempt.latest).x
  }

  // `turn` is the rotation of the present two fingers; `angle` is the direction from the first to
  // the second.
  private var base: CGFloat = 0
  private var turn: CGFloat = 0
  private var angle: CGFloat?
  private var steady = SteadyMiddle()
  @exclusivity(unchecked) private var tracker = VelocityTracker()

  open override func location(in view: UIView?) -> CGPoint {
    UIView.fromWindow(steady.location(attempt.middle), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    rebase(first: attempt.touches.first, second: attempt.touches.dropFirst().first)
    if state == .possible, angle != nil { follow(event) }
    if state != .possible, let old = middle(of: touches, excluded: true) {
      steady.jump(from: old, to: attempt.middle)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2,
      let new = direction(from: attempt.touches[0], to: attempt.touches[1])
    else { return }
    if let old = angle {
      turn += UIRotationGestureRecognizer.shortestRotation(from: old, to: new)
    }
    angle = new
    if state == .possible, abs(turn) >= Constants.rotationHysteresis {
      base = turn > 0 ? -Constants.rotationHysteresis : Constants.rotationHysteresis
      tracker.rebase(plus: base)
      follow(event)
      state = .began
    } else {
      follow(event)
    }
  }

  private final func follow(_ event: UIEvent) {
    tracker.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .cancelled)
  }

  open override func reset() {
    base = 0
    turn = 0
    angle = nil
    steady.reset()
    tracker.removeAll()
  }

  private final func lift(_ touches: Set<UITouch>, _ final: State) {
    tracker.resume()
    guard let left = middle(of: touches, excluded: true) else {
      if state == .possible {
        fail(because: "lifted before they turned far enough")
      } else {
        state = final
      }
      return
    }
    if state != .possible { steady.jump(from: attempt.middle, to: left) }
    let rest = attempt.touches.filter { !touches.contains(object: $0) }
    rebase(first: rest.first, second: rest.dropFirst().first)
  }

  // From now on the rotation follows these two fingers, continuing from its present value; before
  // the gesture begins it restarts at 0.
  private final func rebase(first: UITouch?, second: UITouch?) {
    if state == .possible {
      turn = 0
      tracker.removeAll()
    }
    guard let first, let second else {
      angle = nil
      return
    }
    angle = direction(from: first, to: second)
  }

  // In the window's coordinates; fingers at the same location have none.
  private final func direction(from first: UITouch, to second: UITouch) -> CGFloat? {
    let difference = second.location - first.location
    return difference == .zero ? nil : atan2(difference.y, difference.x)
  }

  /// The rotation of at most half a turn from one direction to another.
  private static func shortestRotation(from old: CGFloat, to new: CGFloat) -> CGFloat {
    var rotation = new - old
    if rotation > .pi { rotation -= 2 * .pi }
    if rotation < -.pi { rotation += 2 * .pi }
    return rotation
  }

  // Spelled out: see UIResponder.
  deinit {}
}
