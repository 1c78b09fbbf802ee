extension GestureArbiter {
  /// The state of those that a recognizer has to wait for.
  enum WaitStatus {
    case free
    /// This one is still possible.
    case waiting(UIGestureRecognizer)
    /// This one has been recognized.
    case recognized(UIGestureRecognizer)
  }

  /// Only those that share a touch with the recognizer count.
  func waitStatus(of recognizer: UIGestureRecognizer) -> WaitStatus {
    // A delegate that is asked may change an earlier recognizer: check again after all have been asked.
    if case .recognized(let other) = waitStatus(of: recognizer, asking: true) {
      return .recognized(other)
    }
    return waitStatus(of: recognizer, asking: false)
  }

  private func waitStatus(of recognizer: UIGestureRecognizer, asking: Bool) -> WaitStatus {
    var waitStatus = WaitStatus.free
    for other in live where other !== recognizer && other.phase != .failed {
      guard other.attempt.shares(with: recognizer.attempt),
        waits(recognizer, for: other, asking: asking)
      else { continue }
      if other.phase != .possible { return .recognized(other) }
      if case .free = waitStatus { waitStatus = .waiting(other) }
    }
    return waitStatus
  }

  /// Whether a recognizer has to wait for another one's failure.
  ///
  /// The delegates and the subclasses are asked once an attempt, and only if `asking`.
  func waits(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer, asking: Bool = true
  ) -> Bool {
    for link in recognizer.requirements where link.leads(to: other) { return true }
    for known in recognizer.attempt.answers where known.other.leads(to: other) {
      return known.waits
    }
    guard asking else { return false }
    let answer =
      recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    recognizer.attempt.answers.append((Backlink(to: other), answer))
    return answer
  }

  /// Lets the recognizers begin that waited for one which has failed, in the order in which they asked.
  func releaseWaiting(for failed: UIGestureRecognizer) {
    var waiting: [UIGestureRecognizer] = []
    for other in live
    where other.attempt.waiting != nil && waits(other, for: failed, asking: false) {
      waiting.append(other)
    }
    waiting.sortStably(by: asksBefore)
    for recognizer in waiting { proceed(recognizer) }
  }

  /// A recognizer ignores a touch: those that share only this touch with it need not wait for it any longer.
  func releaseWaitingAfterIgnore(of recognizer: UIGestureRecognizer) {
    for other in live where other.attempt.waiting != nil {
      perform { releaseWaiting(for: recognizer) }
      return
    }
  }

  // By now it may have been prevented, or have to wait for another one.
  private func proceed(_ recognizer: UIGestureRecognizer) {
    guard let waiting = recognizer.attempt.waiting else { return }
    if let other = preventer(of: recognizer) {
      fail(recognizer, .prevented(by: other))
      return
    }
    switch waitStatus(of: recognizer) {
    case .free where !recognizer.mayBeginLate:
      fail(recognizer, .itself("over before it might begin"))
    case .free:
      begin(recognizer, waiting.state)
    case .recognized(let other):
      fail(recognizer, .required(other))
    case .waiting:
      openCircle(through: recognizer)
    }
  }

  func asksBefore(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    (a.attempt.waiting?.order ?? 0) < (b.attempt.waiting?.order ?? 0)
  }

  // MARK: Attempts without a finger

  /// Starts the timer that ends an attempt whose fingers have all lifted.
  func watchIfIdle(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isOpen, recognizer.attempt.pending == 0, !recognizer.phase.isFinal,
      recognizer.attempt.watchdog == nil, recognizer.followsTouches
    else { return }
    recognizer.attempt.watchdog = clock.after(Constants.idleGesture, for: recognizer) {
      guard let arbiter = $0.arbiter else { return }
      let recognizer = $0
      arbiter.perform { arbiter.giveUp(recognizer) }
    }
  }

  private func giveUp(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.watchdog = nil
    guard recognizer.attempt.isOpen, recognizer.attempt.pending == 0 else { return }
    if recognizer.attempt.waiting != nil {
      // The one it waits for has a timer too, or shares no touch with it any more.
      proceed(recognizer)
      watchIfIdle(recognizer)
    } else if recognizer.phase.isActive {
      cancel(recognizer, .idle)
    } else if isWaitedFor(recognizer) {
      fail(recognizer, .idle)
    } else {
      closeAttempt(recognizer)
    }
  }

  private func isWaitedFor(_ recognizer: UIGestureRecognizer) -> Bool {
    for other in live
    where other.attempt.waiting != nil && waits(other, for: recognizer, asking: false) {
      return true
    }
    return false
  }
}
