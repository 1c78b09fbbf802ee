/// Where a touch stands with the view that it landed on.
enum ViewCourse {
  /// The view has not heard of the touch.
  case untold
  /// The touch-down is withheld until recognizers that delay it have failed; `ended` once the finger has lifted meanwhile.
  case withheld(ended: Bool)
  /// The view has heard of the touch-down and hears what follows.
  case told
  /// The finger has lifted, which is withheld until recognizers that delay it have failed.
  case endWithheld
  /// The view has heard of the end, or will hear no more.
  case over
}

/// Shows touches to views: what recognizers leave of them, and when they leave it.
///
/// What a view sees of a touch is always a legal life: it begins, moves, and ends or is cancelled, or it never begins.
final class ViewDelivery {
  unowned(unsafe) var event: UIEvent!

  // Touches whose beginning or end is withheld, in the order in which that happened.
  private var waiting: [UITouch] = []

  /// Decides whether the view that a touch landed on is told of it at all.
  func admit(_ touch: UITouch, among touches: [UITouch]) {
    guard let view = touch.view else {
      touch.course = .over
      return
    }
    for other in touches where other !== touch && other.isDown && isShown(other) {
      let sameView = other.view === view
      let refused =
        (sameView && !view.isMultipleTouchEnabled)
        || (!sameView && (view.isExclusiveTouch || other.view?.isExclusiveTouch == true))
      if refused { touch.course = .over }
    }
  }

  private func isShown(_ touch: UITouch) -> Bool {
    switch touch.course {
    case .untold, .withheld, .told: true
    case .endWithheld, .over: false
    }
  }

  /// Shows an event to the views, after the recognizers have seen it.
  func deliver() {
    for touch in event.touches where event.began & touch.bit != 0 { began(touch) }
    tellMoves()
    for touch in event.touches where event.ended & touch.bit != 0 { ended(touch) }
    for touch in event.touches where event.cancelled & touch.bit != 0 { take(touch) }
  }

  private func began(_ touch: UITouch) {
    guard case .untold = touch.course else { return }
    if isDelayed(touch, by: { $0.delaysTouchesBegan }) {
      touch.course = .withheld(ended: false)
      waiting.append(touch)
    } else {
      begin(touch)
    }
  }

  // The scroll views around the view may keep the touch for themselves.
  private func begin(_ touch: UITouch) {
    guard touch.view?.mayBegin(touch, with: event) == true else {
      touch.course = .over
      return
    }
    touch.course = .told
    tell(touch, .began)
  }

  // Fingers that move on one view are told together, as in UIKit, and without making a set for it.
  private func tellMoves() {
    var left = event.moved
    while left != 0 {
      let bit = left & (~left + 1)
      guard let touch = event.touches.first(where: { $0.bit == bit }) else { return }
      var together: UInt64 = 0
      for other in event.touches where left & other.bit != 0 && other.view === touch.view {
        left &= ~other.bit
        if case .told = other.course { together |= other.bit }
      }
      if together != 0 {
        touch.view?.touchesMoved(event.sets.set(of: together, from: event.touches), with: event)
      }
    }
  }

  private func ended(_ touch: UITouch) {
    switch touch.course {
    case .told where isDelayed(touch, by: { $0.delaysTouchesEnded }):
      touch.course = .endWithheld
      waiting.append(touch)
    case .told:
      touch.course = .over
      tell(touch, .ended)
    case .withheld:
      touch.course = .withheld(ended: true)
    case .untold, .endWithheld, .over:
      break
    }
  }

  /// The touch goes on without its view, or ends without it.
  func take(_ touch: UITouch) {
    switch touch.course {
    case .told, .endWithheld:
      touch.course = .over
      tell(touch, .cancelled)
    case .untold, .withheld:
      touch.course = .over
    case .over:
      break
    }
    waiting.removeAll { $0 === touch }
  }

  /// A recognizer has recognized its gesture, and takes its touches from the views if it is one that does.
  func recognized(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt.shared {
      if recognizer.cancelsTouchesInView {
        take(touch)
      } else if recognizer.delaysTouchesBegan, case .withheld = touch.course {
        take(touch)
      }
    }
  }

  /// Tells the views what need not be withheld any longer.
  func update() {
    var index = 0
    while index < waiting.count {
      let touch = waiting[index]
      if isReleased(touch) {
        waiting.remove(at: index)
      } else {
        index += 1
      }
    }
  }

  private func isReleased(_ touch: UITouch) -> Bool {
    if case .withheld(let ended) = touch.course {
      if isDelayed(touch, by: { $0.delaysTouchesBegan }) { return false }
      begin(touch)
      guard ended, case .told = touch.course else { return true }
      touch.course = .endWithheld
    }
    if case .endWithheld = touch.course {
      if isDelayed(touch, by: { $0.delaysTouchesEnded }) { return false }
      touch.course = .over
      tell(touch, .ended)
    }
    return true
  }

  private func isDelayed(
    _ touch: UITouch, by delays: (UIGestureRecognizer) -> Bool
  ) -> Bool {
    for recognizer in touch.gestureRecognizers ?? []
    where recognizer.phase == .possible && delays(recognizer) {
      for theirs in recognizer.attempt.shared where theirs === touch { return true }
    }
    return false
  }

  private func tell(_ touch: UITouch, _ phase: UITouch.Phase) {
    guard let view = touch.view else { return }
    // The touch is shown in the phase that the view is told of, whatever became of it since.
    let now = touch.phase
    touch.phase = phase
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
    touch.phase = now
  }
}
