/// One step of the recognizers or one fault of a host, for developers who want to know why a gesture was or was not
/// recognized.
///
/// Set ``UIWindow/onDiagnostic`` to get them. While that is `nil` they cost nothing.
public enum GestureDiagnostic {
  /// An event of touches has been delivered: recognizers and views have got it, and actions have been sent. The touches
  /// still have its values; copy those, do not keep the event.
  case delivered(UIEvent)

  /// A recognizer changed its state.
  case moved(
    UIGestureRecognizer, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, Reason)

  /// A touch landed on a recognizer's view, and the recognizer does not get it.
  case denied(UIGestureRecognizer, UITouch, Denial)

  /// A recognizer wants to begin and has to wait until another one has failed.
  case waiting(UIGestureRecognizer, for: UIGestureRecognizer)

  /// Recognizers waited for each other in a circle: this one, which asked first, need not wait.
  case openedCircle(UIGestureRecognizer)

  /// A recognizer is back in `possible`.
  case reset(UIGestureRecognizer, from: UIGestureRecognizer.State)

  /// A recognizer asked for a state that it may not go to, see ``StateTable``, or while disabled, or during its
  /// `reset()`; nothing happened.
  case illegal(
    UIGestureRecognizer, from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)

  /// A host's sample was dropped or changed.
  case sample(TouchSample, SampleFault)

  /// A host's press was dropped: a value is not finite, it is down already, or it is not down.
  case press(PressSample, SampleFault)

  /// What a host reported by a call such as ``UIWindow/scroll(by:at:time:)``, whose name this is, was dropped: a value
  /// is not finite or out of range.
  case input(StaticString, SampleFault)

  /// A host's correction was dropped: its index is unknown, or a value is not finite.
  case correction(TouchCorrection)

  /// Why a recognizer does not get a touch.
  public enum Denial {
    /// It is disabled.
    case disabled
    /// Its gesture is decided: it gets no new touches until its touches have ended.
    case decided
    /// Touches of this type are not allowed, or not together with those that it has.
    case kind
    /// The delegate said no.
    case delegate
  }

  /// Why a state changed.
  public enum Reason {
    /// The recognizer itself decided; the text is the one given to
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
    /// It was disabled, or removed from its view or window.
    case removed
    /// It went on without a finger for too long.
    case idle
  }
}

/// What was wrong with a touch sample, and what was done about it.
nonisolated public enum SampleFault: Hashable, Sendable {
  /// A value is infinite or NaN. It is dropped.
  case notFinite
  /// A value is beyond ``Constants/largestCoordinate`` or ``Constants/latestTime``. It is dropped.
  case outOfRange
  /// A finger began that is down already: the host missed its end. The old touch is cancelled, and a new one begins.
  case beganTwice
  /// A finger that is not down moved, ended or was cancelled. It is dropped.
  case unknownTouch
  /// More fingers than ``Constants/simultaneousTouches``. It is dropped, with all later samples of this finger.
  case tooManyTouches
}
