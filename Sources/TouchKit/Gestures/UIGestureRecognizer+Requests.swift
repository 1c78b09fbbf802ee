extension UIGestureRecognizer {
  final var arbiter: GestureArbiter? {
    owner?.host?.arbiter
  }

  /// Handles an assignment to ``state``.
  final func request(_ new: State) {
    if attempt.forced == new {
      attempt.forced = nil
      phase = new
    } else if let arbiter {
      arbiter.request(self, StateTable.meaning(of: new, from: phase))
    } else {
      requestDetached(StateTable.meaning(of: new, from: phase))
    }
  }

  // A recognizer in no window has no arbiter: programs forward touches to such recognizers. Its
  // states follow the same table, its actions are sent at once, and the caller may set it back to
  // `possible`.
  private func requestDetached(_ new: State) {
    switch StateTable.outcome(from: phase, to: new) {
    case .leave, .go:
      phase = new
      sendActions()
    case .fail:
      phase = .failed
    case .ignored where new == .possible && phase.isFinal:
      phase = .possible
    case .ignored, .nothing:
      break
    }
  }

  /// Changes the state on the arbiter's behalf, through ``state``, so that overrides see every
  /// change.
  final func force(_ new: State) {
    if attempt.asked == new {
      // The subclass is setting it itself.
      attempt.asked = nil
      phase = new
      return
    }
    attempt.forced = new
    state = new
    // An override that does not call `super` does not stop the arbiter. One that caused other
    // changes keeps those.
    if attempt.forced == new {
      attempt.forced = nil
      phase = new
    }
  }

  /// Ends the present attempt: the recognizer is disabled, or removed from its view or window.
  final func endAttempt() {
    if let arbiter {
      arbiter.remove(self)
    } else {
      clearState()
    }
  }

  /// Clears a state without an arbiter, or of a released one: the recognizer comes into a window,
  /// or is disabled outside of one.
  final func clearState() {
    guard phase != .possible || attempt.isOpen else { return }
    attempt.close()
    tracked = 0
    force(.possible)
    reset()
  }
}
