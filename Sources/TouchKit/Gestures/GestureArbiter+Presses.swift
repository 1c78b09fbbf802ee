extension GestureArbiter {
  /// Finds the recognizers that get a press: those of its view and of its superviews.
  func bind(_ press: UIPress) {
    let bound = recognizers(around: press.view, bit: press.bit) { admits($0, press) }
    press.bound = bound.map { Backlink(to: $0) }
    join(bound, press.bit) { $0.attempt.add(press) }
  }

  private func admits(_ recognizer: UIGestureRecognizer, _ press: UIPress) -> Bool {
    // A recognizer that follows no touches never decides: others would wait for it for ever.
    guard recognizer.isEnabled, recognizer.followsTouches,
      recognizer.allowedPresses.contains(press.type),
      !isDecided(recognizer, without: press.bit), isWelcome(window?.presses?.event, to: recognizer)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }

  /// Whether the subclass and the delegate accept an event.
  func isWelcome(_ event: UIEvent?, to recognizer: UIGestureRecognizer) -> Bool {
    guard let event else { return false }
    return recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
  }

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
