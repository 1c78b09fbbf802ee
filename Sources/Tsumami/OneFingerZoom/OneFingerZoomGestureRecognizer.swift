import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Zooms with one finger, as maps do: tap, touch again, keep the finger down and drag up or down. Continuous.
///
/// Begins at the touch-down of the second tap, if this is the only finger on the screen, and from then on follows the
/// finger's vertical translation:
///
///     scale = exp(sensitivity · translation)
///
/// so that 100 points make a factor of e, and a finger that returns to its touch-down brings the scale back to 1. (The
/// gesture that this was modelled on multiplied 1 + 0.01 · Δy for each event, and did not return to 1.) Ends when the
/// finger lifts, or when another one comes down. A mouse zooms with its primary button.
open class OneFingerZoomGestureRecognizer: UIGestureRecognizer {
  /// The direction that enlarges.
  public enum Direction: Sendable {
    /// Dragging up enlarges. The default.
    case upEnlarges
    /// Dragging down enlarges, as in today's maps.
    case downEnlarges
  }

  /// The direction that enlarges; up by default.
  open var direction = Direction.upEnlarges

  /// The change of the scale's logarithm for each point of movement; 0.01 by default, which is one per cent a point.
  open var sensitivity: CGFloat = 0.01

  /// How far the finger has to move before the gesture begins, in points; 0 by default: it begins
  /// with the touch-down.
  ///
  /// Set it on a view with a double tap (10 is a pan's hysteresis), so that a double tap never zooms. The movement
  /// before does not count: the zoom begins at scale 1, without a jump.
  open var movementThreshold: CGFloat = 0

  /// True where it stays possible after a tap until the next one may come, 0.35 seconds, so that a single tap can wait for it with `require(toFail:)` and does
  /// not come along with a zoom. False by default: a tap then fails it at once, and nothing waits; where it is true the views under the finger hear of the
  /// end of a tap that much later, unless `delaysTouchesEnded` is false.
  open var waitsForNextTap = false

  /// The number of taps, including the one that drags; 2 by default.
  open var numberOfTapsRequired = 2

  /// The scale since the gesture began, or since it was set; 1 before.
  ///
  /// Setting it makes it continue from another value: a client that applies each change itself sets it to 1 each time.
  /// A scale is positive and finite; anything else is ignored.
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

  /// The location of the touch-down, in a view's coordinates; `nil` stands for the window. The content at the anchor
  /// should stay there.
  open func anchor(in view: UIView?) -> CGPoint {
    view?.convert(touchDown, from: nil) ?? touchDown
  }

  private var base: CGFloat = 1
  private var logarithm: CGFloat = 0
  private var logarithmVelocity: CGFloat = 0
  private var finger: UITouch?
  private let pause = DelayedCall()

  // As Constants.multiTapInterval, which is not there on Apple's systems.
  static let longestPause: TimeInterval = 0.35

  // In the window's coordinates: those of a scrolling view would move with it. The translation counts from `start`.
  private var touchDown = CGPoint.zero
  private var start = CGPoint.zero
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let waits = pause.isPending
    pause.cancel()
    guard finger == nil else {
      giveUp(.ended)
      return
    }
    guard !event.isSecondary else {
      state = .failed
      return
    }
    // All fingers on the screen count, also those that this recognizer does not follow.
    let others = event.allTouches?.filter {
      !touches.contains($0) && $0.phase != .ended && $0.phase != .cancelled
    }
    guard let touch = touches.first, touches.count == 1, others?.isEmpty ?? true else {
      state = .failed
      return
    }
    guard touch.tapCount == numberOfTapsRequired else {
      // Elsewhere than the tap before it: no other one can follow that.
      if waits && touch.tapCount == 1 { state = .failed }
      return
    }
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
    // A first tap fails, so that no other recognizer waits for it: the tap count of the second touch is enough.
    if let finger, state != .possible { follow(finger) }
    if waitsForNextTap, finger == nil, state == .possible,
      let count = touches.first?.tapCount, count > 0, count < numberOfTapsRequired
    {
      pause.schedule(after: Self.longestPause, in: view) { [here = WeakReference(self)] in
        here.object?.giveUp(.failed)
      }
      return
    }
    giveUp(.ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    giveUp(.cancelled)
  }

  /// Pans wait for this recognizer to fail after a tap, and so do long presses, as in Chromium. A long press with
  /// `numberOfTapsRequired` does not wait.
  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard finger != nil else { return false }
    return otherGestureRecognizer.isPlainPress || otherGestureRecognizer is UIPanGestureRecognizer
  }

  /// Sets the scale back to 1; called when the gesture and its touches are over.
  open override func reset() {
    super.reset()
    pause.cancel()
    finger = nil
    base = 1
    logarithm = 0
    logarithmVelocity = 0
  }

  private func giveUp(_ final: UIGestureRecognizer.State) {
    state = state == .possible ? .failed : final
  }

  private func beginIfMoved(_ finger: UITouch) {
    let location = finger.location(in: nil)
    let away = CGPoint(x: location.x - touchDown.x, y: location.y - touchDown.y)
    guard hypot(away.x, away.y) >= movementThreshold else { return }
    guard abs(away.y) >= abs(away.x) else {
      // It drags sideways.
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
    let translation = start.y - finger.location(in: nil).y
    let new = sensitivity * (direction == .upEnlarges ? translation : -translation)
    let passed = finger.timestamp - lastTime
    // The mean of the newest value and the one before: smooth, and quick to follow a stop.
    if passed > 0 {
      logarithmVelocity = (logarithmVelocity + (new - logarithm) / CGFloat(passed)) / 2
      lastTime = finger.timestamp
    }
    logarithm = new
  }

  // Spelled out: see UIResponder.
  deinit {}
}
