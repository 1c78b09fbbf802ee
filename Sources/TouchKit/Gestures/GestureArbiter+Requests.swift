extension GestureArbiter {
  /// A recognizer asks for a state; see ``StateTable``.
  func request(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    if recognizer.attempt.held != nil {
      requestWhileHeld(recognizer, new)
    } else {
      decide(recognizer, new)
    }
    settleUnlessBusy()
  }

  private func decide(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    let old = recognizer.phase
    switch StateTable.outcome(from: old, to: new) {
    case .nothing:
      break
    case .ignored:
      report(.illegal(recognizer, from: old, to: new))
      if new == .failed, old.isActive { recognizer.attempt.wantsOut = true }
    case .fail:
      fail(recognizer, .itself)
    case .leave:
      leavePossible(recognizer, new)
    case .go:
      move(recognizer, to: new, .itself)
    }
  }

  // Outwardly it is still possible, so it may ask to begin again with each event; only news counts.
  private func requestWhileHeld(
    _ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State
  ) {
    switch new {
    case .failed, .cancelled:
      fail(recognizer, .itself)
    case .ended:
      hold(recognizer, .ended)
    case .possible, .began, .changed:
      break
    }
  }

  private func leavePossible(
    _ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State
  ) {
    guard recognizer.isEnabled else { return }
    open(recognizer)
    if let other = preventer(of: recognizer) {
      fail(recognizer, .prevented(by: other))
      return
    }
    let viewAgrees = recognizer.owner?.gestureRecognizerShouldBegin(recognizer) ?? true
    let mayBegin =
      viewAgrees && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    // Whoever was asked may have changed anything.
    guard recognizer.phase == .possible, recognizer.attempt.isOpen else { return }
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
      hold(recognizer, new)
      report(.held(recognizer, for: other))
      openCircle(through: recognizer)
      if other.attempt.pending == 0 { watch(other) }
    }
  }

  func hold(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    let order = recognizer.attempt.held?.order ?? holds
    if recognizer.attempt.held == nil { holds += 1 }
    recognizer.attempt.held = Attempt.Held(state: new, order: order)
    if new == .ended { settleTouches(of: recognizer) }
  }

  // The gesture is made of the touches it has; it sees no more of them, nor any new ones.
  private func settleTouches(of recognizer: UIGestureRecognizer) {
    recognizer.attempt.isDecided = true
    recognizer.tracked = 0
  }

  /// The recognizer's gesture begins, or is recognized at once.
  func begin(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    recognizer.attempt.held = nil
    if new == .ended { settleTouches(of: recognizer) }
    move(recognizer, to: new, .itself)
    prevent(by: recognizer)
    window.delivery.views.recognized(recognizer)
  }

  /// The recognizer gives up, or is made to, before its gesture began.
  func fail(_ recognizer: UIGestureRecognizer, _ reason: GestureDiagnostic.Reason) {
    guard recognizer.phase == .possible, recognizer.attempt.isOpen else { return }
    recognizer.attempt.held = nil
    move(recognizer, to: .failed, reason)
    releaseWaiting(for: recognizer)
  }

  /// A gesture that runs is taken away from the recognizer.
  func cancel(_ recognizer: UIGestureRecognizer, _ reason: GestureDiagnostic.Reason) {
    guard recognizer.phase.isActive else { return }
    move(recognizer, to: .cancelled, reason)
  }

  private func move(
    _ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State,
    _ reason: GestureDiagnostic.Reason
  ) {
    let old = recognizer.phase
    recognizer.force(new)
    report(.moved(recognizer, from: old, to: new, reason))
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
  }
}
