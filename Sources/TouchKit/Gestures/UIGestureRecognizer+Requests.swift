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
      arbiter.request(self, StateTable.meaning(of: new, from: phase))
    } else {
      requestDetached(StateTable.meaning(of: new, from: phase))
    }
  }

  // A recognizer in no window has nobody to ask: people keep such ones and forward touches to them.
  // Its states follow the same table, its actions are sent at once, and whoever drives it may set
  // it back to `possible`.
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

  /// Changes the state on the arbiter's behalf, through ``state``, so that subclasses that override
  /// it see every change.
  final func force(_ new: State) {
    if attempt.asked == new {
      // The subclass is just setting it, and sees that it does.
      attempt.asked = nil
      phase = new
      return
    }
    attempt.forced = new
    state = new
    // An override that kept the change to itself does not stop the arbiter. One that did more than
    // that may have led to other changes, and those stand.
    if attempt.forced == new {
      attempt.forced = nil
      phase = new
    }
  }

  /// Gives up whatever is going on: the recognizer is switched off, or loses its view or its window.
  final func leave() {
    if let arbiter {
      arbiter.withdraw(self)
    } else {
      startAfresh()
    }
  }

  /// Forgets a life without an arbiter, or with one that is gone: the recognizer comes into a
  /// window, or is switched off outside of one.
  final func startAfresh() {
    guard phase != .possible || attempt.isOpen else { return }
    attempt.close()
    tracked = 0
    force(.possible)
    reset()
  }
}
