extension GestureArbiter {
  /// Whether a recognizer takes a press; `touch` stands for it.
  func admits(
    _ recognizer: UIGestureRecognizer, _ press: UIPress, _ touch: UITouch
  ) -> Bool {
    guard recognizer.isEnabled, recognizer.allowedPresses.contains(press.type),
      !isDecided(recognizer, without: touch), isWelcome(window?.presses?.event, to: recognizer)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }

  /// Whether the subclass and the delegate take anything of an event at all.
  func isWelcome(_ event: UIEvent?, to recognizer: UIGestureRecognizer) -> Bool {
    guard let event else { return false }
    return recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
  }

  /// Shows an event of presses to a recognizer that follows one of them.
  func showPresses(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
    guard let event = event as? UIPressesEvent else { return }
    if event.began & recognizer.tracked != 0 {
      recognizer.pressesBegan(event.presses(event.began & recognizer.tracked), with: event)
    }
    if event.moved & recognizer.tracked != 0 {
      recognizer.pressesChanged(event.presses(event.moved & recognizer.tracked), with: event)
    }
    if event.ended & recognizer.tracked != 0 {
      recognizer.pressesEnded(event.presses(event.ended & recognizer.tracked), with: event)
    }
    if event.cancelled & recognizer.tracked != 0 {
      recognizer.pressesCancelled(event.presses(event.cancelled & recognizer.tracked), with: event)
    }
  }
}
