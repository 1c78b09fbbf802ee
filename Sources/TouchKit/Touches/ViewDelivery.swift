/// Where a touch stands with the view that it landed on, or a press with its responder.
enum ViewStanding: Equatable {
  /// The view has not heard of the touch.
  case untold
  /// The touch-down is withheld until recognizers that delay it have failed; `ended` once the
  /// finger has lifted meanwhile.
  case withheld(ended: Bool)
  /// The view has heard of the touch-down and hears what follows.
  case told
  /// The finger has lifted, which is withheld until recognizers that delay it have failed.
  case endWithheld
  /// The view has heard of the end, or will hear no more.
  case over
}

/// Shows touches to views: what recognizers leave of them, and when they leave it.
///
/// What a view sees of a touch is always a legal life: it begins, moves, and ends or is cancelled,
/// or it never begins. What fingers did on one view in one event, it is told in one call for each
/// phase.
final class ViewDelivery {
  private let event: UIEvent

  // The bits of the touches on the surface that the views hear of.
  private var told: UInt64 = 0

  // Touches whose beginning or end is withheld, in the order in which that happened.
  @exclusivity(unchecked) private var waiting: [UITouch] = []

  init(_ event: UIEvent) {
    self.event = event
  }

  /// Decides whether the view that a touch landed on is told of it at all.
  func admit(_ touch: UITouch, among touches: [UITouch]) {
    guard let view = touch.view else {
      put(touch, .over)
      return
    }
    // A touch without a view has landed nowhere, or lands later in this event.
    for other in touches where other !== touch && other.isDown && isShown(other) {
      guard let otherView = other.view else { continue }
      let refused =
        otherView === view
        ? !view.isMultipleTouchEnabled
        : view.isExclusiveTouch || otherView.isExclusiveTouch
      if refused { put(touch, .over) }
    }
  }

  private func put(_ touch: UITouch, _ standing: ViewStanding) {
    touch.standing = standing
    // One that has gone may be told of its end when another one has its bit.
    guard event.touches.contains(where: { $0 === touch }) else { return }
    if case .told = standing { told |= touch.bit } else { told &= ~touch.bit }
  }

  private func isShown(_ touch: UITouch) -> Bool {
    switch touch.standing {
    case .untold, .withheld, .told: true
    case .endWithheld, .over: false
    }
  }

  // MARK: An event

  /// Shows an event to the views, after the recognizers have seen it.
  func deliver() {
    if event.began != 0 {
      withholdBeginnings()
      tell(event.began, .began)
    }
    if event.moved & told != 0 { tell(event.moved & told, .moved) }
    if event.ended != 0 {
      withholdEnds()
      tell(event.ended, .ended)
    }
    if event.cancelled != 0 {
      tell(event.cancelled, .cancelled)
      for touch in event.touches where event.cancelled & touch.bit != 0 { take(touch) }
    }
  }

  private func withholdBeginnings() {
    for touch in event.touches where event.began & touch.bit != 0 {
      if case .untold = touch.standing, isDelayed(touch, by: { $0.delaysTouchesBegan }) {
        put(touch, .withheld(ended: false))
        waiting.append(touch)
      }
    }
  }

  private func withholdEnds() {
    for touch in event.touches where event.ended & touch.bit != 0 {
      switch touch.standing {
      case .told where isDelayed(touch, by: { $0.delaysTouchesEnded }):
        put(touch, .endWithheld)
        waiting.append(touch)
      case .withheld:
        put(touch, .withheld(ended: true))
      case .untold, .told, .endWithheld, .over:
        break
      }
    }
  }

  // What was one event is told to a view at once, as in UIKit, and without making a set for it.
  private func tell(_ bits: UInt64, _ phase: UITouch.Phase) {
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
        tell(touch.view, event.sets.set(of: together, from: event.touches), phase)
      }
    }
  }

  /// Takes a touch on to a phase; false where its view does not hear of that.
  private func advance(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    switch (touch.standing, phase) {
    case (.untold, .began):
      guard mayBegin(touch) else { return false }
      put(touch, .told)
      touch.isHeard = true
      return true
    case (.told, .moved):
      return true
    case (.told, .ended), (.told, .cancelled), (.endWithheld, .cancelled):
      put(touch, .over)
      return true
    default:
      return false
    }
  }

  // The views around the view may keep the touch for themselves.
  private func mayBegin(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    var around = view.parent
    while let here = around {
      if here.keeps(touch, from: view, with: event) {
        put(touch, .over)
        return false
      }
      around = here.parent
    }
    return true
  }

  // MARK: What recognizers take, and what they let go

  /// The touch goes on without its view, or ends without it.
  func take(_ touch: UITouch) {
    let isTold = advance(touch, .cancelled)
    put(touch, .over)
    touch.isTaken = true
    waiting.removeAll { $0 === touch }
    if isTold { tell(touch, .cancelled) }
  }

  /// A recognizer has recognized its gesture, and takes its touches from the views if it is one that does.
  func recognized(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt.shared {
      if recognizer.cancelsTouchesInView {
        take(touch)
      } else if recognizer.delaysTouchesBegan, case .withheld = touch.standing {
        take(touch)
      }
    }
  }

  /// Tells the views what need not be withheld any longer.
  func update() {
    guard !waiting.isEmpty else { return }
    // What a view is told may lead it to do anything, to this list too.
    for touch in waiting where isReleased(touch) {
      waiting.removeAll { $0 === touch }
    }
  }

  private func isReleased(_ touch: UITouch) -> Bool {
    if case .withheld(let ended) = touch.standing {
      if isDelayed(touch, by: { $0.delaysTouchesBegan }) { return false }
      guard mayBegin(touch) else { return true }
      put(touch, .told)
      touch.isHeard = true
      tellBeginning(touch)
      guard ended, case .told = touch.standing else { return true }
      put(touch, .endWithheld)
    }
    if case .endWithheld = touch.standing {
      if isDelayed(touch, by: { $0.delaysTouchesEnded }) { return false }
      put(touch, .over)
      tell(touch, .ended)
    }
    return true
  }

  // A late beginning is told where it was; where the finger has gone since, in a move after it.
  private func tellBeginning(_ touch: UITouch) {
    let (here, before) = (touch.location, touch.previous)
    touch.location = touch.origin
    touch.previous = touch.origin
    tell(touch, .began)
    touch.location = here
    if here != touch.origin, case .told = touch.standing { tell(touch, .moved) }
    touch.previous = before
  }

  private func isDelayed(
    _ touch: UITouch, by delays: (UIGestureRecognizer) -> Bool
  ) -> Bool {
    for link in touch.bound ?? [] {
      guard let recognizer = link.object, recognizer.phase == .possible, delays(recognizer) else {
        continue
      }
      for theirs in recognizer.attempt.shared where theirs === touch { return true }
    }
    return false
  }

  private func tell(_ touch: UITouch, _ phase: UITouch.Phase) {
    // The touch is shown in the phase that the view is told of, whatever became of it since.
    let now = touch.phase
    touch.phase = phase
    tell(touch.view, [touch], phase)
    touch.phase = now
  }

  /// Calls the view, which is told of that phase.
  private func tell(_ view: UIView?, _ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    switch phase {
    case .began: view?.touchesBegan(touches, with: event)
    case .moved, .stationary: view?.touchesMoved(touches, with: event)
    case .ended: view?.touchesEnded(touches, with: event)
    case .cancelled: view?.touchesCancelled(touches, with: event)
    }
  }
}
