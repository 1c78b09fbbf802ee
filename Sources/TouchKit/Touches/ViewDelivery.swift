/// How much of a touch its view has been sent, or of a press its responder.
enum ViewDeliveryState: Equatable {
  /// Nothing has been sent.
  case pending
  /// The touch-down is withheld until recognizers that delay it have failed; `ended` once the
  /// finger has lifted meanwhile.
  case withheld(ended: Bool)
  /// The touch-down has been sent, and what follows will be.
  case began
  /// The finger has lifted, which is withheld until recognizers that delay it have failed.
  case endWithheld
  /// The end has been sent, or nothing more will be.
  case over
}

/// Sends touches to views, as far as recognizers allow it and once they do.
///
/// What a view sees of a touch is always a legal life: it begins, moves, and ends or is cancelled,
/// or it never begins. A view gets one call for each phase in an event, with all touches of that phase.
final class ViewDelivery {
  private let event: UIEvent

  // The bits of the touches whose views get moves.
  private var shownBits: UInt64 = 0

  // Touches whose beginning or end is withheld, in the order in which that happened.
  @exclusivity(unchecked) private var waiting: [UITouch] = []

  init(_ event: UIEvent) {
    self.event = event
  }

  /// Decides whether the view that a touch landed on gets it at all.
  func admit(_ touch: UITouch, among touches: [UITouch]) {
    guard let view = touch.view else {
      setState(touch, .over)
      return
    }
    // A touch without a view has hit none, or is hit-tested later in this event.
    for other in touches where other !== touch && other.isDown && isShown(other) {
      guard let otherView = other.view else { continue }
      let refused =
        otherView === view
        ? !view.isMultipleTouchEnabled
        : view.isExclusiveTouch || otherView.isExclusiveTouch
      if refused { setState(touch, .over) }
    }
  }

  private func setState(_ touch: UITouch, _ viewState: ViewDeliveryState) {
    touch.viewState = viewState
    // A withheld end may be sent when another touch already has the bit.
    guard event.touches.contains(object: touch) else { return }
    if case .began = viewState { shownBits |= touch.bit } else { shownBits &= ~touch.bit }
  }

  private func isShown(_ touch: UITouch) -> Bool {
    switch touch.viewState {
    case .pending, .withheld, .began: true
    case .endWithheld, .over: false
    }
  }

  // MARK: An event

  /// Sends an event to the views, after the recognizers have got it.
  func deliver() {
    if event.began != 0 {
      withholdBeginnings()
      send(event.began, .began)
    }
    if event.moved & shownBits != 0 { send(event.moved & shownBits, .moved) }
    if event.ended != 0 {
      withholdEnds()
      send(event.ended, .ended)
    }
    if event.cancelled != 0 {
      send(event.cancelled, .cancelled)
      for touch in event.touches where event.cancelled & touch.bit != 0 { cancel(touch) }
    }
  }

  private func withholdBeginnings() {
    for touch in event.touches where event.began & touch.bit != 0 {
      if case .pending = touch.viewState, isDelayed(touch, at: .began) {
        setState(touch, .withheld(ended: false))
        waiting.append(touch)
      }
    }
  }

  private func withholdEnds() {
    for touch in event.touches where event.ended & touch.bit != 0 {
      switch touch.viewState {
      case .began where isDelayed(touch, at: .ended):
        setState(touch, .endWithheld)
        waiting.append(touch)
      case .withheld:
        setState(touch, .withheld(ended: true))
      case .pending, .began, .endWithheld, .over:
        break
      }
    }
  }

  // All touches of a phase go to a view in one call, as in UIKit, in a cached set.
  private func send(_ bits: UInt64, _ phase: UITouch.Phase) {
    var left = bits
    event.touches.forEachBorrowed { touch in
      guard left & touch.bit != 0 else { return }
      var together: UInt64 = 0
      event.touches.forEachBorrowed { other in
        guard left & other.bit != 0, other === touch || other.view === touch.view else { return }
        left &= ~other.bit
        if advance(other, phase) { together |= other.bit }
      }
      if together != 0 {
        send(touch.view, event.sets.set(of: together, from: event.touches), phase)
      }
    }
  }

  /// Advances a touch to a phase; false where its view does not get that phase.
  private func advance(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    switch (touch.viewState, phase) {
    case (.pending, .began):
      guard mayBegin(touch) else { return false }
      setState(touch, .began)
      touch.hasReachedView = true
      return true
    case (.began, .moved):
      return true
    case (.began, .ended), (.began, .cancelled), (.endWithheld, .cancelled):
      setState(touch, .over)
      return true
    default:
      return false
    }
  }

  // A scroll view around the view may refuse it the touch.
  private func mayBegin(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    var around = view.parent
    while let here = around {
      if here.withholds(touch, from: view, with: event) {
        setState(touch, .over)
        return false
      }
      around = here.parent
    }
    return true
  }

  // MARK: Cancelling and releasing

  /// Cancels the touch for its view, if it had begun there.
  func cancel(_ touch: UITouch) {
    let isSent = advance(touch, .cancelled)
    setState(touch, .over)
    touch.isCancelledForView = true
    waiting.remove(object: touch)
    if isSent { send(touch, .cancelled) }
  }

  /// A recognizer has recognized its gesture: cancels its touches for the views if it cancels or delays touches.
  func recognized(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt.shared {
      if recognizer.cancelsTouchesInView {
        cancel(touch)
      } else if recognizer.delaysTouchesBegan, case .withheld = touch.viewState {
        cancel(touch)
      }
    }
  }

  /// Sends the views what no recognizer delays any longer.
  func update() {
    guard !waiting.isEmpty else { return }
    // A view may change anything when it gets a touch, this list too.
    for touch in waiting where isReleased(touch) {
      waiting.remove(object: touch)
    }
  }

  private func isReleased(_ touch: UITouch) -> Bool {
    if case .withheld(let ended) = touch.viewState {
      if isDelayed(touch, at: .began) { return false }
      guard mayBegin(touch) else { return true }
      setState(touch, .began)
      touch.hasReachedView = true
      sendBeginning(touch)
      guard ended, case .began = touch.viewState else { return true }
      setState(touch, .endWithheld)
    }
    if case .endWithheld = touch.viewState {
      if isDelayed(touch, at: .ended) { return false }
      setState(touch, .over)
      send(touch, .ended)
    }
    return true
  }

  // A delayed touch-down is sent with its original location, followed by a move to the present one.
  private func sendBeginning(_ touch: UITouch) {
    let (here, before) = (touch.location, touch.previous)
    touch.location = touch.origin
    touch.previous = touch.origin
    send(touch, .began)
    touch.location = here
    if here != touch.origin, case .began = touch.viewState { send(touch, .moved) }
    touch.previous = before
  }

  private func isDelayed(
    _ touch: UITouch, at phase: UITouch.Phase
  ) -> Bool {
    for link in touch.bound ?? [] {
      guard let recognizer = link.object, recognizer.phase == .possible,
        phase == .began ? recognizer.delaysTouchesBegan : recognizer.delaysTouchesEnded
      else { continue }
      for theirs in recognizer.attempt.shared where theirs === touch { return true }
    }
    return false
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
    // The view sees the phase that is being sent, even if the touch is further by now.
    let now = touch.phase
    touch.phase = phase
    send(touch.view, [touch], phase)
    touch.phase = now
  }

  /// Calls the view's method for a phase.
  private func send(_ view: UIView?, _ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    switch phase {
    case .began: view?.touchesBegan(touches, with: event)
    case .moved, .stationary: view?.touchesMoved(touches, with: event)
    case .ended: view?.touchesEnded(touches, with: event)
    case .cancelled: view?.touchesCancelled(touches, with: event)
    }
  }
}
