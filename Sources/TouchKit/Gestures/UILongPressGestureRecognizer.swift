/// Recognizes fingers that stay down. Continuous: begins after a while, follows the fingers, and
/// ends when one lifts.
///
/// Also recognizes a button or key of the ``UIGestureRecognizer/allowedPressTypes`` that stays
/// down, without taps before it.
///
/// With ``numberOfTapsRequired`` the press has to follow that many taps, as for a text selection.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press; 0 by default.
  @exclusivity(unchecked) open var numberOfTapsRequired = 0

  /// How many fingers have to be down; 1 by default. They have to come down within
  /// ``Constants/multiTouchInterval``.
  @exclusivity(unchecked) open var numberOfTouchesRequired = 1

  /// How long the fingers have to stay down, in seconds; 0.5 by default. At 0 the press begins with
  /// the touch-down.
  @exclusivity(unchecked) open var minimumPressDuration: TimeInterval = Constants.longPressDuration

  /// How far a finger may move before the press begins, in points; 10 by default. Afterwards it may
  /// move any distance.
  @exclusivity(unchecked) open var allowableMovement: CGFloat = Constants.longPressMovement

  private var deadline: FrameTimer?

  package override var isPlainPress: Bool {
    numberOfTapsRequired == 0
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if numberOfTouches > numberOfTouchesRequired {
      fail(because: "too many fingers")
    } else if isOneOfTheTaps(touches) {
      wait(Constants.tapDuration) { $0.fail(because: "a tap before the press took too long") }
    } else if numberOfTouches < numberOfTouchesRequired {
      wait(Constants.multiTouchInterval) { $0.fail(because: "too few fingers in time") }
    } else if minimumPressDuration <= 0 {
      state = .began
    } else {
      wait(minimumPressDuration) { $0.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    for touch in touches where touch.location.distance(to: touch.origin) > allowableMovement {
      fail(because: "moved too far")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .ended
    } else if isOneOfTheTaps(touches) {
      // The press has to follow soon.
      wait(Constants.multiTapInterval) { $0.fail(because: "no press in time after the taps") }
    } else {
      fail(because: "lifted too soon")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      fail(because: "the touch was cancelled")
    } else {
      state = .cancelled
    }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible else { return }
    if minimumPressDuration <= 0 {
      state = .began
    } else {
      wait(minimumPressDuration) { $0.state = .began }
    }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if state == .possible {
      fail(because: "lifted too soon")
    } else {
      state = .ended
    }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if state == .possible {
      fail(because: "the press was cancelled")
    } else {
      state = .cancelled
    }
  }

  // The one it waited for may fail because of the lift that ends this press.
  override var mayBeginLate: Bool {
    for touch in attempt.touches where !touch.isDown { return false }
    return attempt.presses.isEmpty || attempt.presses.contains { $0.isDown }
  }

  open override func reset() {
    deadline?.cancel()
    deadline = nil
  }

  private final func isOneOfTheTaps(_ touches: Set<UITouch>) -> Bool {
    for touch in touches where touch.tapCount > numberOfTapsRequired { return false }
    return numberOfTapsRequired > 0
  }

  private final func wait(
    _ time: TimeInterval, _ then: @escaping (UILongPressGestureRecognizer) -> Void
  ) {
    deadline?.cancel()
    deadline = clock?.after(time, for: self) { if $0.state == .possible { then($0) } }
  }

  // Spelled out: see UIResponder.
  deinit {}
}
