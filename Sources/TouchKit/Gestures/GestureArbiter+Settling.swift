extension GestureArbiter {
  /// Schedules the recognizer's action for when all recognizers have got the event.
  func announce(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.attempt.isActionDue else { return }
    // An action that asks for `changed` would otherwise call itself without end.
    guard recognizer.phase.isFinal || recognizer.attempt.lastTurn != turn else { return }
    recognizer.attempt.isActionDue = true
    due.append(recognizer)
  }

  /// Sends the actions that are due, and those that they cause, and resets the recognizers that are done.
  func settle() {
    repeat {
      sendDue()
      views.update()
      pressViews?.update()
    } while resetFinished() || !due.isEmpty
  }

  func sendDue() {
    // An action may lead to further ones. Both arrays keep their memory for the next event.
    while !due.isEmpty {
      var sending: [UIGestureRecognizer] = []
      swap(&sending, &spareDue)
      swap(&sending, &due)
      sending.forEachBorrowed { send($0) }
      sending.clear()
      swap(&sending, &spareDue)
    }
  }

  private func send(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isActionDue else { return }
    recognizer.attempt.isActionDue = false
    recognizer.attempt.isReported = true
    recognizer.attempt.lastTurn = turn
    if recognizer.phase.isFinal { mayReset = true }
    recognizer.sendActions()
  }

  private func resetFinished() -> Bool {
    guard mayReset else { return false }
    mayReset = false
    var isAny = false
    live.forEachBorrowed { recognizer in
      guard isOver(recognizer) else { return }
      reset(recognizer)
      isAny = true
    }
    return isAny
  }

  private func isOver(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt.pending == 0 && recognizer.phase.isFinal
      && !recognizer.attempt.isActionDue
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    let old = recognizer.phase
    closeAttempt(recognizer)
    let isNested = isResetting
    isResetting = true
    recognizer.force(.possible)
    report(.reset(recognizer, from: old))
    recognizer.reset()
    isResetting = isNested
  }

  /// Closes an attempt: the recognizer no longer follows its touches.
  func closeAttempt(_ recognizer: UIGestureRecognizer) {
    live.remove(object: recognizer)
    recognizer.attempt.close()
    recognizer.tracked = 0
  }

  /// Removes a recognizer: it is disabled, or has no view or window any more.
  func remove(_ recognizer: UIGestureRecognizer) {
    perform {
      recognizer.attempt.removedTurn = turn
      guard recognizer.attempt.isOpen else { return }
      recognizer.attempt.pending = 0
      mayReset = true
      fail(recognizer, .removed)
      cancel(recognizer, .removed)
      // Sent now, while it has its view.
      send(recognizer)
      if recognizer.attempt.isOpen, recognizer.phase.isFinal { reset(recognizer) }
    }
  }
}
