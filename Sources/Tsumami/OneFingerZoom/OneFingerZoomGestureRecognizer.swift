import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Zooms with one finger, as maps do: tap, touch again, keep the finger down and drag up or down. Continuous.
///
/// Begins at the touch-down of the second tap, if this is the only finger on the screen, and from
/// then on follows the finger's way up and down:
///
///     scale = exp(sensitivity · way)
///
/// so that 100 points make a factor of e, and a finger that comes back to where it was brings the
/// scale back to 1. (The gesture that this was modelled on multiplied 1 + 0.01 · Δy for each event,
/// and did not come back.) Ends when the finger lifts, or when another one comes down.
open class OneFingerZoomGestureRecognizer: UIGestureRecognizer {
  /// Which way enlarges.
  public enum Direction: Sendable {
    /// Dragging up enlarges. The default.
    case upEnlarges
    /// Dragging down enlarges, as in today's maps.
    case downEnlarges
  }

  /// Which way enlarges; up by default.
  open var direction = Direction.upEnlarges

  /// How much a point of movement zooms: the change of the scale's logarithm for each point. 0.01
  /// by default, one per cent a point.
  open var sensitivity: CGFloat = 0.01

  /// How far the finger has to move before the gesture begins, in points; 0 by default: it begins
  /// with the touch-down.
  ///
  /// A view that also knows the double tap sets it (10 is a pan's hysteresis), so that a plain
  /// double tap is never a zoom. What the finger moved until then does not count: the zoom begins
  /// at scale 1, without a jump.
  open var movementThreshold: CGFloat = 0

  /// How many taps it takes, the one that drags included; 2 by default.
  open var numberOfTapsRequired = 2

  /// The scale since the gesture began, or since it was set; 1 before.
  ///
  /// Setting it makes it count from another value: a client that applies each change by itself sets
  /// it back to 1 each time. A scale is positive and finite; anything else is ignored.
  open var scale: CGFloat {
    get { base * exp(logarithm) }
    set {
      guard newValue > 0, newValue.isFinite else { return }
      base = newValue / exp(logarithm)
    }
  }

  /// How fast the scale changes, in scale per second: 0 for a finger that rests.
  open var velocity: CGFloat {
    scale * logarithmVelocity
  }

  /// The place that was touched, in a view's coordinates; `nil` stands for the window. What lies
  /// there should stay there.
  open func anchor(in view: UIView?) -> CGPoint {
    view?.convert(touchDown, from: nil) ?? touchDown
  }

  private var base: CGFloat = 1
  private var logarithm: CGFloat = 0
  private var logarithmVelocity: CGFloat = 0
  private var finger: UITouch?

  // In the window's coordinates: those of a view that scrolls would move with it. The start is
  // where the way counts from.
  private var touchDown = CGPoint.zero
  private var start = CGPoint.zero
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil else {
      giveUp(.ended)
      return
    }
    // Every finger on the screen counts, also those that this recognizer does not follow.
    let others = event.allTouches?.filter {
      !touches.contains($0) && $0.phase != .ended && $0.phase != .cancelled
    }
    guard let touch = touches.first, touches.count == 1, others?.isEmpty ?? true else {
      state = .failed
      return
    }
    guard touch.tapCount == numberOfTapsRequired else { return }
    finger = touch
    touchDown = touch.location(in: nil)
    start = touchDown
    lastTime = touch.timestamp
    if movementThreshold <= 0 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    if state == .possible {
      beginIfMoved(finger)
    } else {
      follow(finger)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    // A first tap is no zoom, and nobody has to wait for it: the second one brings its count along.
    if let finger, state != .possible { follow(finger) }
    giveUp(.ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    giveUp(.cancelled)
  }

  /// A finger that has tapped and landed again drags nothing before it is clear that it does not zoom,
  /// and is no long press however long it rests, as in Chromium. A long press that wants taps before it
  /// does not wait.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard finger != nil else { return false }
    if let press = otherGestureRecognizer as? UILongPressGestureRecognizer {
      return press.numberOfTapsRequired == 0
    }
    return otherGestureRecognizer is UIPanGestureRecognizer
  }

  /// Sets the scale back to 1; called when the gesture and its touches are over.
  open override func reset() {
    super.reset()
    finger = nil
    base = 1
    logarithm = 0
    logarithmVelocity = 0
  }

  private func giveUp(_ final: UIGestureRecognizer.State) {
    state = state == .possible ? .failed : final
  }

  private func beginIfMoved(_ finger: UITouch) {
    let place = finger.location(in: nil)
    let away = CGPoint(x: place.x - touchDown.x, y: place.y - touchDown.y)
    guard hypot(away.x, away.y) >= movementThreshold else { return }
    guard abs(away.y) >= abs(away.x) else {
      // It drags sideways: that is something else.
      state = .failed
      return
    }
    start = CGPoint(
      x: touchDown.x, y: touchDown.y + (away.y < 0 ? -movementThreshold : movementThreshold))
    lastTime = finger.timestamp
    follow(finger)
    state = .began
  }

  private func follow(_ finger: UITouch) {
    let way = start.y - finger.location(in: nil).y
    let new = sensitivity * (direction == .upEnlarges ? way : -way)
    let passed = finger.timestamp - lastTime
    // Half of the newest and half of what was before: smooth enough to throw with, quick enough to stop with.
    if passed > 0 {
      logarithmVelocity = (logarithmVelocity + (new - logarithm) / CGFloat(passed)) / 2
      lastTime = finger.timestamp
    }
    logarithm = new
  }
}
