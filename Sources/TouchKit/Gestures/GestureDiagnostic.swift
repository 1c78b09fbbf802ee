/// What the arbiter tells those who want to know why a gesture came out as it did.
///
/// Set ``UIWindow/diagnostics`` to hear it. Off by default, and free while it is.
public enum GestureDiagnostic {
  /// An event of touches has been delivered: recognizers and views have heard of it, and actions
  /// have been sent. The touches are still as they are in it; keep what they say, not the event.
  case delivered(UIEvent)

  /// A recognizer changed its state.
  case moved(
    UIGestureRecognizer, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, Reason)

  /// A touch landed where a recognizer watches, and it does not get it.
  case denied(UIGestureRecognizer, UITouch, Denial)

  /// A recognizer wants to begin and has to wait until another one has failed.
  case held(UIGestureRecognizer, for: UIGestureRecognizer)

  /// Recognizers waited for each other in a circle: this one, which asked first, need not wait.
  case openedCircle(UIGestureRecognizer)

  /// A recognizer is back in `possible`.
  case reset(UIGestureRecognizer, from: UIGestureRecognizer.State)

  /// A recognizer asked for a state that it may not go to, see ``StateTable``, or was switched off,
  /// or asked in the middle of its `reset()`; nothing happened.
  case illegal(
    UIGestureRecognizer, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)

  /// A host's sample was not taken as it was.
  case sample(TouchSample, SampleFault)

  /// A host's press was not taken: a number in it is none, it is down already, or it is not down.
  case press(PressSample, SampleFault)

  /// What a host reported by a call such as ``UIWindow/scroll(by:at:time:)``, whose name this is, was
  /// dropped: a number in it is none, or out of all range.
  case input(StaticString, SampleFault)

  /// A host's correction was dropped: no sample waits for it, or a number in it is none.
  case correction(TouchCorrection)

  /// Why a recognizer does not get a touch.
  public enum Denial {
    /// It is switched off.
    case disabled
    /// Its gesture is decided: it sees nothing more until its touches have ended.
    case decided
    /// It takes no touches of this kind, or none of this kind beside those that it has.
    case kind
    /// The delegate said no.
    case delegate
  }

  /// Why a state changed.
  public enum Reason {
    /// The recognizer itself decided, and says why where it gave up with
    /// ``UIGestureRecognizer/fail(because:)``.
    case itself(StaticString?)
    /// The next touch event came: a gesture that has begun goes on.
    case event
    /// Another one was recognized and prevents it.
    case prevented(by: UIGestureRecognizer)
    /// The one that had to fail was recognized.
    case required(UIGestureRecognizer)
    /// The delegate or the view said that it may not begin.
    case refused
    /// It was switched off, or lost its view or window.
    case withdrawn
    /// It went on without a finger for too long.
    case idle
  }
}

/// What was wrong with a touch sample, and what was done about it.
nonisolated public enum SampleFault: Hashable, Sendable {
  /// A number in it is infinite or not a number. It is dropped.
  case notFinite
  /// A number in it is beyond ``Constants/largestCoordinate`` or ``Constants/latestTime``. It is dropped.
  case outOfRange
  /// A finger began that is down already: its end was lost. The old touch is cancelled, and a new one begins.
  case beganTwice
  /// A finger that is not down moved, ended or was cancelled. It is dropped.
  case unknownTouch
  /// More fingers than ``Constants/simultaneousTouches``. It is dropped, with all that follows of
  /// this finger.
  case tooManyTouches
}
