extension GestureArbiter {
  /// Finds the recognizers that a press is given to, as `bind(_:)` does for a touch; `touch` stands for it.
  func bindPress(_ touch: UITouch) {
    guard let press = touch.press else { return }
    var bound: [UIGestureRecognizer] = []
    var view = touch.view
    while let here = view {
      for recognizer in here.recognizers where admits(recognizer, press, touch) {
        bound.append(recognizer)
      }
      view = here.parent
    }
    bound.removeAll { $0.owner?.host !== window || !$0.isEnabled || isDecided($0, without: touch) }
    press.gestureRecognizers = bound
    touch.gestureRecognizers = bound
    var next: UIGestureRecognizer?
    for recognizer in bound.reversed() {
      open(recognizer, before: next)
      next = recognizer
      recognizer.attempt.add(press: touch)
      recognizer.tracked |= touch.bit
    }
  }

  private func admits(
    _ recognizer: UIGestureRecognizer, _ press: UIPress, _ touch: UITouch
  ) -> Bool {
    guard recognizer.isEnabled, recognizer.allowedPresses.contains(press.type),
      !isDecided(recognizer, without: touch), isWelcome(window.presses?.event, to: recognizer)
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
