extension GestureArbiter {
  /// How a recognizer that wants to begin stands with those that it has to wait for.
  enum Standing {
    case free
    /// This one is still possible.
    case waiting(UIGestureRecognizer)
    /// This one has been recognized.
    case lost(UIGestureRecognizer)
  }

  /// Only those that share a touch with the recognizer count: what takes no part in the touches at hand is not waited for.
  func standing(of recognizer: UIGestureRecognizer) -> Standing {
    var standing = Standing.free
    for other in live where other !== recognizer && other.phase != .failed {
      guard other.attempt.shares(with: recognizer.attempt), waits(recognizer, for: other) else {
        continue
      }
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
    let waiting = live.filter { $0.attempt.held != nil && waits($0, for: failed) }
    for recognizer in waiting.sorted(by: asksBefore) { proceed(recognizer) }
  }

  // By the time its turn comes it may have been prevented, or have to wait for something else.
  private func proceed(_ recognizer: UIGestureRecognizer) {
    guard let held = recognizer.attempt.held else { return }
    if let other = preventer(of: recognizer) {
      fail(recognizer, .prevented(by: other))
      return
    }
    switch standing(of: recognizer) {
    case .free:
      begin(recognizer, held.state)
    case .lost(let other):
      fail(recognizer, .required(other))
    case .waiting:
      break
    }
  }

  private func asksBefore(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    (a.attempt.held?.order ?? 0) < (b.attempt.held?.order ?? 0)
  }

  /// Recognizers that wait for each other in a circle would wait for ever: the one of them that asked first begins.
  func openCircle(through recognizer: UIGestureRecognizer) {
    var path: [UIGestureRecognizer] = []
    guard let circle = circle(from: recognizer, to: recognizer, &path) else { return }
    guard let first = circle.min(by: asksBefore), let held = first.attempt.held else { return }
    begin(first, held.state)
  }

  // Depth first along "is held, and waits for one that is held too".
  private func circle(
    from here: UIGestureRecognizer, to goal: UIGestureRecognizer,
    _ path: inout [UIGestureRecognizer]
  ) -> [UIGestureRecognizer]? {
    path.append(here)
    for other in live where other.attempt.held != nil && other !== here {
      guard here.attempt.shares(with: other.attempt), waits(here, for: other) else { continue }
      if other === goal { return path }
      if path.contains(where: { $0 === other }) { continue }
      if let found = circle(from: other, to: goal, &path) { return found }
    }
    path.removeLast()
    return nil
  }

  /// Sees to it that an attempt without a finger comes to an end: one that runs, or that others wait for.
  func watch(_ recognizer: UIGestureRecognizer) {
    // A hover has no finger to wait for.
    guard recognizer.attempt.watchdog == nil, !(recognizer is UIHoverGestureRecognizer) else {
      return
    }
    let isWaitedFor = live.contains { $0.attempt.held != nil && waits($0, for: recognizer) }
    guard recognizer.phase.isActive || isWaitedFor else { return }
    recognizer.attempt.watchdog = window.clock.after(Constants.idleGesture) {
      recognizer.arbiter?.giveUp(recognizer)
    }
  }

  private func giveUp(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.watchdog = nil
    guard recognizer.attempt.pending == 0 else { return }
    cancel(recognizer, .idle)
    fail(recognizer, .idle)
    settleUnlessBusy()
  }
}
