/// Shows presses to responders: what recognizers leave of them, and when they leave it.
///
///     waits to begin ──▶ heard ──▶ waits to end ──▶ over
///
/// A press that is down is heard at once unless a recognizer delays it; its end waits for the
/// recognizers that delay that; where one of them takes the press, the responder that has heard of
/// it is told that it is cancelled. The same properties decide as for touches:
/// ``UIGestureRecognizer/delaysTouchesBegan`` and its siblings.
final class PressViews {
  private let event: UIPressesEvent

  // Presses whose beginning or end is withheld, in the order in which that happened.
  @exclusivity(unchecked) private var waiting: [UIPress] = []

  init(_ event: UIPressesEvent) {
    self.event = event
  }

  /// Shows an event to the responders, after the recognizers have seen it.
  func deliver() {
    for press in event.down where event.changed & press.bit != 0 {
      switch press.phase {
      case .began: begin(press)
      case .changed, .stationary: if press.standing == .told { tell(press, .changed) }
      case .ended: end(press)
      case .cancelled: take(press)
      }
    }
  }

  private func begin(_ press: UIPress) {
    // Its view may have left the window because of it.
    guard press.standing == .untold else { return }
    if isDelayed(press, by: { $0.delaysTouchesBegan }) {
      press.standing = .withheld(ended: false)
      waiting.append(press)
    } else {
      tellBeginning(press)
    }
  }

  private func end(_ press: UIPress) {
    switch press.standing {
    case .withheld:
      press.standing = .withheld(ended: true)
    case .told where isDelayed(press, by: { $0.delaysTouchesEnded }):
      press.standing = .endWithheld
      waiting.append(press)
    case .told:
      press.standing = .over
      tell(press, .ended)
    case .untold, .endWithheld, .over:
      break
    }
  }

  /// The press goes on without its responder, or ends without it.
  func take(_ press: UIPress) {
    let isTold = press.standing == .told || press.standing == .endWithheld
    press.standing = .over
    waiting.removeAll { $0 === press }
    if isTold { tell(press, .cancelled) }
  }

  /// A recognizer has recognized its gesture, and takes its presses if it is one that does.
  func recognized(_ recognizer: UIGestureRecognizer) {
    for press in recognizer.attempt.presses {
      if recognizer.cancelsTouchesInView {
        take(press)
      } else if recognizer.delaysTouchesBegan, case .withheld = press.standing {
        take(press)
      }
    }
  }

  /// Tells the responders what need not be withheld any longer.
  func update() {
    // What a responder is told may lead it to do anything, to this list too.
    for press in waiting where isReleased(press) { waiting.removeAll { $0 === press } }
  }

  private func isReleased(_ press: UIPress) -> Bool {
    if case .withheld(let ended) = press.standing {
      if isDelayed(press, by: { $0.delaysTouchesBegan }) { return false }
      tellBeginning(press)
      guard ended, press.standing == .told else { return true }
      press.standing = .endWithheld
    }
    if press.standing == .endWithheld {
      if isDelayed(press, by: { $0.delaysTouchesEnded }) { return false }
      press.standing = .over
      tell(press, .ended)
    }
    return true
  }

  private func isDelayed(_ press: UIPress, by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    for recognizer in press.gestureRecognizers ?? []
    where recognizer.phase == .possible && delays(recognizer) {
      for theirs in recognizer.attempt.presses where theirs === press { return true }
    }
    return false
  }

  private func tellBeginning(_ press: UIPress) {
    press.standing = .told
    press.isHeard = true
    tell(press, .began)
  }

  private func tell(_ press: UIPress, _ phase: UIPress.Phase) {
    guard let responder = press.responder else { return }
    // Shown in the phase that the responder is told of, whatever became of it since.
    let now = press.phase
    press.phase = phase
    switch phase {
    case .began: responder.pressesBegan([press], with: event)
    case .changed, .stationary: responder.pressesChanged([press], with: event)
    case .ended: responder.pressesEnded([press], with: event)
    case .cancelled: responder.pressesCancelled([press], with: event)
    }
    press.phase = now
  }
}
