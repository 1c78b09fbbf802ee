extension GestureArbiter {
  /// Delivers an event of presses to a recognizer that follows one of them.
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
