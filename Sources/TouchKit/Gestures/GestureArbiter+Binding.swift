extension GestureArbiter {
  /// Adds a touch to the recognizers that get it: those of its view and of its superviews that accept it.
  func bind(_ touch: UITouch) {
    let bound = bind(.touch(touch), around: touch.view)
    touch.bound = links(to: bound)
  }

  /// Adds a press to the recognizers that get it.
  func bind(_ press: UIPress) {
    let bound = bind(.press(press), around: press.view)
    press.bound = links(to: bound)
  }

  /// Adds what has just begun on a view to the recognizers of the view and its superviews that accept it.
  ///
  /// - Returns: those, deepest first.
  func bind(_ contact: Contact, around view: UIView?) -> [UIGestureRecognizer] {
    let bound = recognizers(around: view, for: contact)
    var next: UIGestureRecognizer?
    for recognizer in bound.reversed() {
      open(recognizer, before: next)
      next = recognizer
      recognizer.attempt.add(contact)
      recognizer.tracked |= contact.bit
    }
    return bound
  }

  private func recognizers(around view: UIView?, for contact: Contact) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = view
    while let here = view {
      for recognizer in here.recognizers where admits(recognizer, contact) {
        found.append(recognizer)
      }
      view = here.parent
    }
    // The delegates may have changed anything, and a view may have moved to another window.
    let window = window
    for index in found.indices.reversed() {
      let recognizer = found[index]
      if recognizer.owner?.host !== window || !recognizer.isEnabled
        || isDecided(recognizer, without: contact.bit)
      {
        found.remove(at: index)
      }
    }
    return found
  }

  private func links(to recognizers: [UIGestureRecognizer]) -> [Backlink<UIGestureRecognizer>] {
    var links: [Backlink<UIGestureRecognizer>] = []
    links.reserveCapacity(recognizers.count)
    for recognizer in recognizers { links.append(Backlink(to: recognizer)) }
    return links
  }

  /// Opens an attempt of a recognizer.
  ///
  /// - Parameter next: the one that comes after it in the order of the promise, where that is known.
  func open(_ recognizer: UIGestureRecognizer, before next: UIGestureRecognizer? = nil) {
    guard !recognizer.attempt.isOpen else { return }
    recognizer.attempt.isOpen = true
    live.insert(recognizer, at: live.index(ofObject: next) ?? live.count)
  }

  // MARK: Who accepts what

  private func admits(_ recognizer: UIGestureRecognizer, _ contact: Contact) -> Bool {
    switch contact {
    case .touch(let touch): admits(recognizer, touch)
    case .press(let press): admits(recognizer, press)
    case .scroll(let run): admits(recognizer, run)
    }
  }

  private func admits(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.followsTouches else { return false }
    guard let denial = denial(recognizer, touch) else { return true }
    report(.denied(recognizer, touch, denial))
    return false
  }

  private func denial(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch
  ) -> GestureDiagnostic.Denial? {
    guard recognizer.isEnabled else { return .disabled }
    guard recognizer.allowed.contains(touch.type) else { return .kind }
    if isDecided(recognizer, without: touch.bit) { return .decided }
    if recognizer.requiresExclusiveTouchType, recognizer.tracked != 0,
      let type = recognizer.attempt.type, type != touch.type
    {
      return .kind
    }
    guard isWelcome(window?.delivery.event, to: recognizer) else { return .delegate }
    let isWelcome = recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
    return isWelcome ?? true ? nil : .delegate
  }

  private func admits(_ recognizer: UIGestureRecognizer, _ press: UIPress) -> Bool {
    // A recognizer that follows no touches never decides: others would wait for it for ever.
    guard recognizer.isEnabled, recognizer.followsTouches,
      recognizer.allowedPresses.contains(press.type),
      !isDecided(recognizer, without: press.bit), isWelcome(window?.presses?.event, to: recognizer)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }

  // A pan that follows fingers does not get the run.
  private func admits(_ recognizer: UIGestureRecognizer, _ run: ScrollRun) -> Bool {
    recognizer.allowsScroll(of: run.type) && recognizer.isEnabled && recognizer.phase == .possible
      && recognizer.attempt.touches.isEmpty && isWelcome(run.event, to: recognizer)
  }

  // Whether the subclass and the delegate accept an event.
  private func isWelcome(_ event: UIEvent?, to recognizer: UIGestureRecognizer) -> Bool {
    guard let event else { return false }
    return recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
  }

  // A recognizer that has decided does not get the touch or press, but is not reset while it is down.
  private func isDecided(_ recognizer: UIGestureRecognizer, without bit: UInt64) -> Bool {
    guard recognizer.phase.isFinal || recognizer.attempt.isDecided else { return false }
    recognizer.attempt.pending |= bit
    return true
  }
}
