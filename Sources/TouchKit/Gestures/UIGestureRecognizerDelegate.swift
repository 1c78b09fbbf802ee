/// Decides which touches a recognizer gets and how it shares them with other recognizers.
///
/// All methods are optional; the answer of one that is left out is its default. The window's arbiter calls them while
/// it delivers an event; they may change anything. <doc:Arbitration> has the rules.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UIGestureRecognizerDelegate: WeaklyReferable {
  /// Whether the gesture may begin now that the recognizer is about to leave `possible`. If not, it
  /// fails. True by default.
  ///
  /// Asked once an attempt, after the view (``UIView/gestureRecognizerShouldBegin(_:)``) and only where that
  /// agrees.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether both may recognize their gestures at the same time. One delegate's yes is enough.
  /// False by default.
  ///
  /// Asked whenever one of the two begins, or is to begin, while they share a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recognizer has to wait for the failure of the other one. Asked once an attempt.
  /// False by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the other one has to wait for the failure of the recognizer. Asked once an attempt.
  /// False by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recognizer gets a touch that has just come down. True by default.
  ///
  /// Asked for each touch on the recognizer's view and its subviews, before it is delivered. The recognizer never gets
  /// a refused touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool

  /// Whether the recognizer gets anything of an event in which a finger or a button has just gone
  /// down. True by default.
  ///
  /// Asked for each of them, after the subclass (``UIGestureRecognizer/shouldReceive(_:)``) and
  /// before the delegate is asked about the touch or the press.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool

  /// Whether the recognizer gets a press that has just begun. True by default.
  ///
  /// Asked for each press of one of the recognizer's ``UIGestureRecognizer/allowedPressTypes``,
  /// before it is delivered.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    true
  }
}
