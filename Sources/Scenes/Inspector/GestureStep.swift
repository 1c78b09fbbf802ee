import TouchKit

/// What a recognizer does between its actions, and why.
nonisolated package struct GestureStep {
  package enum Kind {
    /// It has got the first touch of an attempt.
    case possible
    /// It wants to begin, and has to wait.
    case waits(for: String)
    /// Its state has changed.
    case moved(to: UIGestureRecognizer.State, Reason?)
    /// Its attempt is over: it is as before the first touch.
    case reset
  }

  /// Why a state changed, where there is more to say than that the recognizer saw fit.
  package enum Reason {
    case preventedBy(String)
    /// In words.
    case because(String)
  }

  /// In seconds.
  package let time: Double
  package let source: UIGestureRecognizer
  /// What the recognizer is called.
  package let recognizer: String
  package let kind: Kind

  /// True for a step of every gesture that succeeds: its actions report it, or no other recognizer waits for it.
  package var isRoutine: Bool {
    switch kind {
    case .moved(to: .changed, _), .reset: true
    case .possible, .waits, .moved: false
    }
  }
}
