/// Which changes of state a recognizer may ask for, and what they do.
///
/// | from ↓ to → | possible | began | changed | ended | cancelled | failed |
/// |---|---|---|---|---|---|---|
/// | possible | nothing | leave | leave | leave | fail | fail |
/// | began | ignored | ignored | go | go | go | ignored |
/// | changed | ignored | ignored | go | go | go | ignored |
/// | ended, cancelled, failed | ignored | ignored | ignored | ignored | ignored | ignored |
///
/// A recognizer that asks for `changed` from possible has begun: some recognizers set nothing else.
///
/// Whatever is *ignored* changes nothing and is reported to ``UIWindow/onDiagnostic``. A final state is left
/// by the arbiter's reset only. <doc:States> describes the changes without an assignment.
nonisolated public enum StateTable {
  /// What an assignment does.
  public enum Outcome: Hashable, Sendable {
    /// The recognizer is in that state already; nothing happens, and nothing is reported.
    case nothing
    /// The recognizer wants to leave ``UIGestureRecognizer/State/possible`` with a gesture: the
    /// arbiter asks the delegate, checks the failure requirements, and lets it begin, wait or fail.
    case leave
    /// A running gesture continues or ends.
    case go
    /// The recognizer fails before it began.
    case fail
    /// Not a legal change: it is only reported to ``UIWindow/onDiagnostic``.
    case ignored
  }

  /// The state that asking for `new` in the state `old` means: `began` for a recognizer that asks for
  /// `changed` before it has begun, `new` otherwise.
  static func meaning(
    of new: UIGestureRecognizer.State, from old: UIGestureRecognizer.State
  ) -> UIGestureRecognizer.State {
    old == .possible && new == .changed ? .began : new
  }

  /// What asking for `new` in the state `old` does.
  public static func outcome(
    from old: UIGestureRecognizer.State, to new: UIGestureRecognizer.State
  ) -> Outcome {
    switch (old, new) {
    case (.possible, .possible):
      // Recognizers written for iOS set it in `reset()`.
      .nothing
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      .leave
    case (.possible, .failed), (.possible, .cancelled):
      // Nothing has begun that could be cancelled: recognizers that cancel in `touchesBegan` mean to fail.
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
