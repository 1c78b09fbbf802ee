extension GestureArbiter {
  /// How a recognizer that wants to begin stands with those that it has to wait for.
  enum Standing {
    case free
    /// This one is still possible.
    case waiting(UIGestureRecognizer)
    /// This one has been recognized.
    case lost(UIGestureRecognizer)
  }

  /// Only those that share a touch with the recognizer count: what takes no part in the touches at
  /// hand is not waited for.
  func standing(of recognizer: UIGestureRecognizer) -> Standing {
    // Whoever is asked may decide one that was looked at before: once all have been asked, look again.
    if case .lost(let other) = standing(of: recognizer, asking: true) { return .lost(other) }
    return standing(of: recognizer, asking: false)
  }

  private func standing(of recognizer: UIGestureRecognizer, asking: Bool) -> Standing {
    var standing = Standing.free
    for other in live where other !== recognizer && other.phase != .failed {
      guard other.attempt.shares(with: recognizer.attempt),
        waits(recognizer, for: other, asking: asking)
      else { continue }
      if other.phase != .possible { return .lost(other) }
      if case .free = standing { standing = .waiting(other) }
    }
    return standing
  }

  /// Whether a recognizer has to wait for another one's failure.
  ///
  /// The delegates and the subclasses are asked once an attempt, and only if `asking`.
  func waits(
    _ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer, asking: Bool = true
  ) -> Bool {
    if recognizer.requirements.contains(where: { $0 === other }) { return true }
    if let known = recognizer.attempt.answers.first(where: { $0.other === other }) {
      return known.waits
    }
    guard asking else { return false }
    let answer =
      recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    recognizer.attempt.answers.append((other, answer))
    return answer
  }

  /// Lets those go that waited for a recognizer which has failed, in the order in which they asked.
  func releaseWaiting(for failed: UIGestureRecognizer) {
    let waiting = live.filter { $0.attempt.held != nil && waits($0, for: failed, asking: false) }
    for recognizer in waiting.sorted(by: asksBefore) { proceed(recognizer) }
  }

  /// A recognizer has let go of a touch: those that waited for it because of that touch need not any longer.
  func partWays(of recognizer: UIGestureRecognizer) {
    guard live.contains(where: { $0.attempt.held != nil }) else { return }
    perform { releaseWaiting(for: recognizer) }
  }

  // By the time its turn comes it may have been prevented, or have to wait for something else.
  private func proceed(_ recognizer: UIGestureRecognizer) {
    guard let held = recognizer.attempt.held else { return }
    if let other = preventer(of: recognizer) {
      fail(recognizer, .prevented(by: other))
      return
    }
    switch standing(of: recognizer) {
    case .free where !recognizer.mayBeginLate:
      fail(recognizer, .itself("over before it might begin"))
    case .free:
      begin(recognizer, held.state)
    case .lost(let other):
      fail(recognizer, .required(other))
    case .waiting:
      openCircle(through: recognizer)
    }
  }

  func asksBefore(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    (a.attempt.held?.order ?? 0) < (b.attempt.held?.order ?? 0)
  }

  // MARK: Attempts without a finger

  /// Sees to it that an attempt whose fingers have all lifted comes to an end.
  func watchIfIdle(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isOpen, recognizer.attempt.pending == 0, !recognizer.phase.isFinal,
      recognizer.attempt.watchdog == nil, recognizer.followsTouches
    else { return }
    recognizer.attempt.watchdog = clock.after(Constants.idleGesture) {
      guard let arbiter = recognizer.arbiter else { return }
      arbiter.perform { arbiter.giveUp(recognizer) }
    }
  }

  private func giveUp(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.watchdog = nil
    guard recognizer.attempt.isOpen, recognizer.attempt.pending == 0 else { return }
    if recognizer.attempt.held != nil {
      // It waits for somebody who is watched too, or whose way has parted from its own meanwhile.
      proceed(recognizer)
      watchIfIdle(recognizer)
    } else if recognizer.phase.isActive {
      cancel(recognizer, .idle)
    } else if isWaitedFor(recognizer) {
      fail(recognizer, .idle)
    } else {
      letGo(recognizer)
    }
  }

  private func isWaitedFor(_ recognizer: UIGestureRecognizer) -> Bool {
    live.contains { $0.attempt.held != nil && waits($0, for: recognizer, asking: false) }
  }
}
