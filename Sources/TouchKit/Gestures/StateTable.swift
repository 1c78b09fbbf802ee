/// Which changes of state a recognizer may ask for, and what comes of them.
///
/// | from ↓ to → | possible | began | changed | ended | cancelled | failed |
/// |---|---|---|---|---|---|---|
/// | possible | nothing | leave | leave | leave | fail | fail |
/// | began | ignored | ignored | go | go | go | ignored |
/// | changed | ignored | ignored | go | go | go | ignored |
/// | ended, cancelled, failed | ignored | ignored | ignored | ignored | ignored | ignored |
///
/// A recognizer that asks for `changed` from possible has begun: there are some that set nothing else.
///
/// Whatever is *ignored* changes nothing and is reported to ``UIWindow/diagnostics``. A final state is left
/// by the arbiter's reset only. <doc:States> says what else happens by itself.
nonisolated public enum StateTable {
  /// What comes of an assignment.
  public enum Outcome: Hashable, Sendable {
    /// The recognizer is in that state already and stays there, without a word.
    case nothing
    /// The recognizer wants to leave ``UIGestureRecognizer/State/possible`` with a gesture: the
    /// arbiter asks the delegate, looks at the failure requirements, and lets it go, hold or fail.
    case leave
    /// A gesture that runs goes on or ends.
    case go
    /// The recognizer gives up before it began.
    case fail
    /// Not a legal change: nothing happens, and the diagnostics hear of it.
    case ignored
  }

  /// The state that asking for `new` in the state `old` means: `began` for a recognizer that asks for
  /// `changed` before it has begun, `new` otherwise.
  static func meaning(
    of new: UIGestureRecognizer.State, from old: UIGestureRecognizer.State
  ) -> UIGestureRecognizer.State {
    old == .possible && new == .changed ? .began : new
  }

  /// What comes of asking for `new` in the state `old`.
  public static func outcome(
    from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State
  ) -> Outcome {
    switch (old, new) {
    case (.possible, .possible):
      // People set it in their `reset()`.
      .nothing
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      .leave
    case (.possible, .failed), (.possible, .cancelled):
      // Nothing has begun that could be cancelled: people who cancel in `touchesBegan` mean that
      // they give up.
      .fail
    case (.began, .changed), (.changed, .changed):
      .go
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
      .go
    case (.began, _), (.changed, _):
      .ignored
    case (.ended, _), (.cancelled, _), (.failed, _):
      .ignored
    }
  }
}
