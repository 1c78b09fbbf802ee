extension GestureArbiter {
  /// Has the recognizer's action sent once all recognizers have seen the event.
  func announce(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.attempt.isActionDue else { return }
    // An action that asks for `changed` would otherwise call itself without end.
    guard recognizer.phase.isFinal || recognizer.attempt.lastTurn != turn else { return }
    recognizer.attempt.isActionDue = true
    due.append(recognizer)
  }

  /// Sends the actions that are due, those too that come of them, and resets what is over.
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
    letGo(recognizer)
    let isNested = isResetting
    isResetting = true
    recognizer.force(.possible)
    report(.reset(recognizer, from: old))
    recognizer.reset()
    isResetting = isNested
  }

  /// Forgets all about an attempt: the recognizer takes no further part in its touches.
  func letGo(_ recognizer: UIGestureRecognizer) {
    live.removeAll { $0 === recognizer }
    recognizer.attempt.close()
    recognizer.tracked = 0
  }

  /// Takes a recognizer out for good: it is switched off, or loses its view or its window.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    perform {
      recognizer.attempt.withdrawnTurn = turn
      guard recognizer.attempt.isOpen else { return }
      recognizer.attempt.pending = 0
      mayReset = true
      fail(recognizer, .withdrawn)
      cancel(recognizer, .withdrawn)
      // Now, while it has its view.
      send(recognizer)
      if recognizer.attempt.isOpen, recognizer.phase.isFinal { reset(recognizer) }
    }
  }
}
