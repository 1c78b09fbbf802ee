extension GestureArbiter {
  /// A recognizer asks for a state; see ``StateTable``.
  func request(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    recognizer.attempt.asked = new
    perform {
      if recognizer.attempt.waiting != nil {
        requestWhileWaiting(recognizer, new)
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
      if new == .failed, old.isActive { recognizer.attempt.isCancelledAtEnd = true }
    case .fail, .leave:
      guard mayStart(recognizer) else {
        report(.illegal(recognizer, from: old, to: new))
        return
      }
      open(recognizer)
      if new == .failed || new == .cancelled {
        fail(recognizer, .itself(recognizer.attempt.failureReason))
      } else {
        leavePossible(recognizer, new)
      }
    case .go:
      // `began` has not been sent yet, and comes before `changed`.
      if new == .changed, old == .began, recognizer.attempt.isActionDue { return }
      move(recognizer, to: new, .itself(nil))
    }
  }

  // A `reset()` that asks for a state would otherwise be called again without end, and a recognizer
  // that was just disabled must not begin in the same turn.
  private func mayStart(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt.isOpen
      || !isResetting && recognizer.isEnabled && recognizer.attempt.removedTurn != turn
  }

  // Its state is still possible, so it may ask to begin with each event; only a new state counts.
  private func requestWhileWaiting(
    _ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State
  ) {
    switch new {
    case .failed, .cancelled:
      fail(recognizer, .itself(recognizer.attempt.failureReason))
    case .ended:
      makeWait(recognizer, .ended)
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
    // Delegates may change anything; `begin`, `makeWait` and `fail` check again.
    let mayBegin =
      viewsAgree(recognizer) && delegateAgrees(recognizer)
    guard mayBegin else {
      fail(recognizer, .refused)
      return
    }
    switch waitStatus(of: recognizer) {
    case .free:
      begin(recognizer, new)
    case .recognized(let other):
      fail(recognizer, .required(other))
    case .waiting(let other):
      guard makeWait(recognizer, new) else { return }
      report(.waiting(recognizer, for: other))
      openCircle(through: recognizer)
      watchIfIdle(recognizer)
      watchIfIdle(other)
    }
  }

  // The views whose touches it would cancel, and its own.
  private func viewsAgree(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.owner else { return true }
    if recognizer.cancelsTouchesInView {
      var asked = view
      for touch in recognizer.attempt.touches {
        guard let touched = touch.view, touched !== view, touched !== asked else { continue }
        asked = touched
        guard touched.gestureRecognizerShouldBegin(recognizer) else { return false }
      }
    }
    return view.gestureRecognizerShouldBegin(recognizer)
  }

  // A view that is the delegate of a recognizer of its own has said it by the same method.
  private func delegateAgrees(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let delegate = recognizer.delegate, delegate !== recognizer.owner else { return true }
    return delegate.gestureRecognizerShouldBegin(recognizer)
  }

  @discardableResult
  private func makeWait(
    _ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State
  ) -> Bool {
    guard recognizer.phase == .possible, recognizer.attempt.isOpen else { return false }
    let order = recognizer.attempt.waiting?.order ?? waitCount
    if recognizer.attempt.waiting == nil { waitCount += 1 }
    recognizer.attempt.waiting = Attempt.Waiting(state: new, order: order)
    if new == .ended { settleTouches(of: recognizer) }
    return true
  }

  // The gesture keeps the touches it has and gets no further ones.
  private func settleTouches(of recognizer: UIGestureRecognizer) {
    recognizer.attempt.isDecided = true
    recognizer.tracked = 0
  }

  /// The recognizer's gesture begins, or is recognized at once.
  func begin(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    guard recognizer.phase == .possible, recognizer.attempt.isOpen else { return }
    recognizer.attempt.waiting = nil
    if new == .ended { settleTouches(of: recognizer) }
    guard move(recognizer, to: new, .itself(nil)) else { return }
    prevent(by: recognizer)
    views.recognized(recognizer)
    pressViews?.recognized(recognizer)
    watchIfIdle(recognizer)
  }

  /// The recognizer fails, or is made to, before its gesture began.
  func fail(_ recognizer: UIGestureRecognizer, _ reason: GestureDiagnostic.Reason) {
    if markFailed(recognizer, reason) { releaseWaiting(for: recognizer) }
  }

  /// Sets the state to failed without releasing the recognizers that wait for it.
  func markFailed(_ recognizer: UIGestureRecognizer, _ reason: GestureDiagnostic.Reason) -> Bool {
    guard recognizer.phase == .possible, recognizer.attempt.isOpen else { return false }
    recognizer.attempt.waiting = nil
    move(recognizer, to: .failed, reason)
    return true
  }

  /// Cancels a running gesture.
  func cancel(_ recognizer: UIGestureRecognizer, _ reason: GestureDiagnostic.Reason) {
    guard recognizer.phase.isActive else { return }
    move(recognizer, to: .cancelled, reason)
  }

  /// - Returns: false where an override of `state` has undone it, by disabling the recognizer for
  ///   example, or whoever hears of it has prevented it.
  @discardableResult
  private func move(
    _ recognizer: UIGestureRecognizer, to new: UIGestureRecognizer.State,
    _ reason: GestureDiagnostic.Reason
  ) -> Bool {
    let old = recognizer.phase
    if onDiagnostic != nil {
      report(.moved(recognizer, from: old, to: new, reason))
      // Whoever hears of it may have brought its view into another window, or ended it.
      guard recognizer.phase == old, recognizer.attempt.isOpen, recognizer.arbiter === self else {
        return false
      }
    }
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
