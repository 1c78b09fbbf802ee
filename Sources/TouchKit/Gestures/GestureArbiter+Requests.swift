extension GestureArbiter {
  /// A recognizer asks for a state; see ``StateTable``.
  func request(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    recognizer.attempt.asked = new
    perform {
      if recognizer.attempt.held != nil {
        requestWhileHeld(recognizer, new)
      } else {
        decide(recognizer, new)
      }
      recognizer.attempt.asked = nil
    }
  }

  private func decide(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    let old = recognizer.phase
    switch StateTable.outcome(from: old, to: new) {
    case .nothing:
      break
    case .ignored:
      report(.illegal(recognizer, from: old, to: new))
      if new == .failed, old.isActive { recognizer.attempt.wantsOut = true }
    case .fail, .leave:
      guard mayStart(recognizer) else {
        report(.illegal(recognizer, from: old, to: new))
        return
      }
      open(recognizer)
      if new == .failed || new == .cancelled {
        fail(recognizer, .itself(recognizer.attempt.excuse))
      } else {
        leavePossible(recognizer, new)
      }
    case .go:
      // Nobody has heard of the beginning yet: there is no going on before that.
      if new == .changed, old == .began, recognizer.attempt.isActionDue { return }
      move(recognizer, to: new, .itself(nil))
    }
  }

  // A `reset()` that asks for something would otherwise have itself called again, without end; and
  // what has just been taken away does not come back because the code that took it away goes on.
  private func mayStart(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt.isOpen
      || !isResetting && recognizer.isEnabled && recognizer.attempt.withdrawnTurn != turn
  }

  // Outwardly it is still possible, so it may ask to begin again with each event; only news counts.
  private func requestWhileHeld(
    _ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State
  ) {
    switch new {
    case .failed, .cancelled:
      fail(recognizer, .itself(recognizer.attempt.excuse))
    case .ended:
      hold(recognizer, .ended)
    case .possible, .began, .changed:
      break
    }
  }

  private func leavePossible(
    _ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State
  ) {
    if let other = preventer(of: recognizer) {
      fail(recognizer, .prevented(by: other))
      return
    }
    // Whoever is asked may change anything; what they change is looked at again in `begin`, `hold`
    // and `fail`.
    let viewAgrees = recognizer.owner?.gestureRecognizerShouldBegin(recognizer) ?? true
    let mayBegin =
      viewAgrees && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    guard mayBegin else {
      fail(recognizer, .refused)
      return
    }
    switch standing(of: recognizer) {
    case .free:
      begin(recognizer, new)
    case .lost(let other):
      fail(recognizer, .required(other))
    case .waiting(let other):
      guard hold(recognizer, new) else { return }
      report(.held(recognizer, for: other))
      openCircle(through: recognizer)
      watchIfIdle(recognizer)
      watchIfIdle(other)
    }
  }

  @discardableResult
  private func hold(
    _ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State
  ) -> Bool {
    guard recognizer.phase == .possible, recognizer.attempt.isOpen else { return false }
    let order = recognizer.attempt.held?.order ?? holds
    if recognizer.attempt.held == nil { holds += 1 }
    recognizer.attempt.held = Attempt.Held(state: new, order: order)
    if new == .ended { settleTouches(of: recognizer) }
    return true
  }

  // The gesture is made of the touches it has; it sees no more of them, nor any new ones.
  private func settleTouches(of recognizer: UIGestureRecognizer) {
    recognizer.attempt.isDecided = true
    recognizer.tracked = 0
  }

  /// The recognizer's gesture begins, or is recognized at once.
  func begin(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    guard recognizer.phase == .possible, recognizer.attempt.isOpen else { return }
    recognizer.attempt.held = nil
    if new == .ended { settleTouches(of: recognizer) }
    guard move(recognizer, to: new, .itself(nil)) else { return }
    prevent(by: recognizer)
    views.recognized(recognizer)
    pressViews?.recognized(recognizer)
    watchIfIdle(recognizer)
  }

  /// The recognizer gives up, or is made to, before its gesture began.
  func fail(_ recognizer: UIGestureRecognizer, _ reason: GestureDiagnostic.Reason) {
    if quit(recognizer, reason) { releaseWaiting(for: recognizer) }
  }

  /// The failing itself, without what comes of it for those who waited.
  func quit(_ recognizer: UIGestureRecognizer, _ reason: GestureDiagnostic.Reason) -> Bool {
    guard recognizer.phase == .possible, recognizer.attempt.isOpen else { return false }
    recognizer.attempt.held = nil
    move(recognizer, to: .failed, reason)
    return true
  }

  /// A gesture that runs is taken away from the recognizer.
  func cancel(_ recognizer: UIGestureRecognizer, _ reason: GestureDiagnostic.Reason) {
    guard recognizer.phase.isActive else { return }
    move(recognizer, to: .cancelled, reason)
  }

  /// - Returns: false where an override of `state` has meanwhile undone it, by switching the
  ///   recognizer off for example.
  @discardableResult
  private func move(
    _ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State,
    _ reason: GestureDiagnostic.Reason
  ) -> Bool {
    let old = recognizer.phase
    report(.moved(recognizer, from: old, to: new, reason))
    if new.isFinal { mayReset = true }
    recognizer.force(new)
    guard recognizer.phase == new, recognizer.attempt.isOpen else { return false }
    if new.isFinal {
      recognizer.tracked = 0
      recognizer.attempt.watchdog?.cancel()
      recognizer.attempt.watchdog = nil
    }
    switch new {
    case .began, .changed, .ended:
      announce(recognizer)
    case .cancelled where recognizer.attempt.isReported:
      announce(recognizer)
    case .cancelled, .failed, .possible:
      recognizer.attempt.isActionDue = false
    }
    return true
  }
}
