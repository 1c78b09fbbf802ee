/// Sends presses to responders, as far as recognizers allow it and once they do.
///
///     withheld ──▶ began ──▶ end withheld ──▶ over
///
/// A press is sent at once unless a recognizer delays it; its end waits for the recognizers that
/// delay that. Where one of them cancels it, a responder that has got it gets `pressesCancelled`.
/// The same properties decide as for touches: ``UIGestureRecognizer/delaysTouchesBegan`` and its
/// siblings.
final class PressViews {
  private let event: UIPressesEvent

  // Presses whose beginning or end is withheld, in the order in which that happened.
  @exclusivity(unchecked) private var waiting: [UIPress] = []

  init(_ event: UIPressesEvent) {
    self.event = event
  }

  /// Sends an event to the responders, after the recognizers have got it.
  func deliver() {
    for press in event.down where event.changed & press.bit != 0 {
      switch press.phase {
      case .began: begin(press)
      case .changed, .stationary: if press.viewState == .began { send(press, .changed) }
      case .ended: end(press)
      case .cancelled: cancel(press)
      }
    }
  }

  private func begin(_ press: UIPress) {
    // A recognizer may have removed the view from the window.
    guard press.viewState == .pending else { return }
    if isDelayed(press, at: .began) {
      press.viewState = .withheld(ended: false)
      waiting.append(press)
    } else {
      sendBeginning(press)
    }
  }

  private func end(_ press: UIPress) {
    switch press.viewState {
    case .withheld:
      press.viewState = .withheld(ended: true)
    case .began where isDelayed(press, at: .ended):
      press.viewState = .endWithheld
      waiting.append(press)
    case .began:
      press.viewState = .over
      send(press, .ended)
    case .pending, .endWithheld, .over:
      break
    }
  }

  /// Cancels the press for its responder, if it had begun there.
  func cancel(_ press: UIPress) {
    let isSent = press.viewState == .began || press.viewState == .endWithheld
    press.viewState = .over
    waiting.remove(object: press)
    if isSent { send(press, .cancelled) }
  }

  /// A recognizer has recognized its gesture: cancels its presses for the responders if it cancels or delays them.
  func recognized(_ recognizer: UIGestureRecognizer) {
    for press in recognizer.attempt.presses {
      if recognizer.cancelsTouchesInView {
        cancel(press)
      } else if recognizer.delaysTouchesBegan, case .withheld = press.viewState {
        cancel(press)
      }
    }
  }

  /// Sends the responders what no recognizer delays any longer.
  func update() {
    // A responder may change anything when it gets a press, this list too.
    for press in waiting where isReleased(press) { waiting.remove(object: press) }
  }

  private func isReleased(_ press: UIPress) -> Bool {
    if case .withheld(let ended) = press.viewState {
      if isDelayed(press, at: .began) { return false }
      sendBeginning(press)
      guard ended, press.viewState == .began else { return true }
      press.viewState = .endWithheld
    }
    if press.viewState == .endWithheld {
      if isDelayed(press, at: .ended) { return false }
      press.viewState = .over
      send(press, .ended)
    }
    return true
  }

  private func isDelayed(_ press: UIPress, at phase: UIPress.Phase) -> Bool {
    for recognizer in press.gestureRecognizers ?? [] where recognizer.phase == .possible {
      guard phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded else {
        continue
      }
      for theirs in recognizer.attempt.presses where theirs === press { return true }
    }
    return false
  }

  private func sendBeginning(_ press: UIPress) {
    press.viewState = .began
    press.hasReachedView = true
    send(press, .began)
  }

  private func send(_ press: UIPress, _ phase: UIPress.Phase) {
    guard let responder = press.responder else { return }
    // The responder sees the phase that is being sent, even if the press is further by now.
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
