extension UIGestureRecognizer {
  final var arbiter: GestureArbiter? {
    owner?.host?.arbiter
  }

  /// What an assignment to ``state`` comes to.
  final func request(_ new: State) {
    if attempt.forced == new {
      attempt.forced = nil
      phase = new
    } else if let arbiter {
      arbiter.request(self, new)
    } else {
      requestDetached(new)
    }
  }

  // A recognizer in no window has nobody to ask: people keep such ones and forward touches to them. Its states follow the same
  // table, its actions are sent at once, and whoever drives it may set it back to `possible`.
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

  /// Changes the state on the arbiter's behalf, through ``state``, so that subclasses that override it see every change.
  final func force(_ new: State) {
    attempt.forced = new
    state = new
    attempt.forced = nil
    // An override that kept the change to itself does not stop the arbiter.
    phase = new
  }

  /// Gives up whatever is going on: the recognizer is switched off, or loses its view or its window.
  final func leave() {
    if let arbiter {
      arbiter.withdraw(self)
    } else if phase != .possible {
      phase = .possible
      attempt.close()
      reset()
    }
  }
}
