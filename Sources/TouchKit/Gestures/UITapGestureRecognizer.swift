/// Recognizes taps: one or more, with one or more fingers. Discrete.
///
/// Each finger may move by ``Constants/tapMovement`` and stay down for ``Constants/tapDuration``;
/// the next tap has to come within ``Constants/multiTapInterval`` and
/// ``Constants/multiTapDistance``. Once recognized, and until the next touch-down, ``location(in:)``
/// is the middle of the fingers of the last tap.
///
/// Presses of the ``UIGestureRecognizer/allowedPressTypes`` count as taps, too: as many keys
/// together as fingers are wanted.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes; 1 by default.
  @exclusivity(unchecked) open var numberOfTapsRequired = 1

  /// How many fingers have to tap together; 1 by default.
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1

  /// The buttons of a mouse or a trackpad that have to be down, others may be too; the primary one by default. Fingers and pens have none, and
  /// tap as ever. Read when a button goes down.
  ///
  /// ```swift
  /// menu.buttonMaskRequired = .secondary
  /// ```
  @exclusivity(unchecked) open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var down = 0
  private var landed = 0
  private var lastTap: CGPoint?
  // Where the gesture was recognized last, kept after the reset for `location(in:)`.
  private var recognizedAt: CGPoint?
  // The sum of the locations where fingers of this tap have lifted.
  private var lifts = CGPoint.zero
  private var deadline: FrameTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches
    where touch.type == .indirectPointer && !touch.buttons.isSuperset(of: buttonMaskRequired) {
      fail(because: "another button")
      return
    }
    land(touches.count)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    land(presses.count)
  }

  private final func land(_ count: Int) {
    if landed == 0 {
      recognizedAt = nil
      if numberOfTouchesRequired > 1 {
        wait(Constants.multiTouchInterval, "too few fingers in time")
      } else {
        wait(Constants.tapDuration, "down for too long")
      }
    }
    // A finger that comes down after another one of the same tap has lifted is a tap of its own.
    let isLate = landed > down
    landed += count
    down += count
    if isLate || landed > numberOfTouchesRequired {
      fail(because: isLate ? "a finger came after another had lifted" : "too many fingers")
    } else if isTooFarFromLastTap {
      fail(because: "too far from the last tap")
    } else if landed == numberOfTouchesRequired {
      wait(Constants.tapDuration, "down for too long")
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    var isTooFar = false
    attempt.touches.forEachBorrowed { touch in
      if touch.location.distance(to: touch.origin) > Constants.tapMovement { isTooFar = true }
    }
    if isTooFar { fail(because: "moved too far") }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in attempt.touches where touches.contains(object: touch) {
      lifts = lifts + touch.location / CGFloat(landed)
    }
    lift(touches.count, at: lifts)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    lift(presses.count, at: nil)
  }

  private final func lift(_ count: Int, at location: CGPoint?) {
    down -= count
    guard landed == numberOfTouchesRequired else {
      fail(because: "too few fingers")
      return
    }
    guard down == 0 else { return }
    lastTap = location
    lifts = .zero
    taps += 1
    landed = 0
    if taps >= numberOfTapsRequired {
      recognizedAt = location
      state = .ended
    } else {
      wait(Constants.multiTapInterval, "no further tap in time")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(because: "the touch was cancelled")
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    fail(because: "the press was cancelled")
  }

  open override func reset() {
    deadline?.cancel()
    deadline = nil
    taps = 0
    down = 0
    landed = 0
    lastTap = nil
    lifts = .zero
  }

  open override func location(in view: UIView?) -> CGPoint {
    recognizedAt.map { UIView.fromWindow($0, to: view) } ?? super.location(in: view)
  }

  /// A tap does not prevent recognizers that need more taps: both can be recognized, one after the
  /// other.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  // True where a tap came too far from the one before.
  private var isTooFarFromLastTap: Bool {
    guard let lastTap, landed == numberOfTouchesRequired else { return false }
    let middle = attempt.middle
    return abs(middle.x - lastTap.x) > Constants.multiTapDistance
      || abs(middle.y - lastTap.y) > Constants.multiTapDistance
  }

  /// Fails after this time; replaces an earlier wait.
  private final func wait(_ time: TimeInterval, _ otherwise: StaticString) {
    deadline?.cancel()
    deadline = clock?.after(time, for: self) { $0.fail(because: otherwise) }
  }

  // Spelled out: see UIResponder.
  deinit {}
}
