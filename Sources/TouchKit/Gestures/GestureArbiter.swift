/// Decides which of a window's recognizers may recognize their gestures.
///
/// The promise:
/// 1. Recognizers see touches, and their actions are sent, in one order: those of the deepest view first, in a view as added.
/// 2. A recognizer that leaves `possible` is asked once whether it may begin, waits while something that it has to wait for is still
///    possible, and then prevents the others that share a touch with it, unless one of the four rules of exclusion forbids it.
/// 3. Each recognizer begins at most once, ends exactly once, and is reset exactly once, after its last touch has ended.
/// 4. At most one action an event, none in `possible` or `failed`.
/// 5. Nothing is stuck: a circle of waiting is opened by the one who asked first, and a gesture that goes on without a finger
///    is ended after ``Constants/idleGesture``.
///
/// This file has the way of an event through the recognizers; `+Requests` what an assignment to `state` comes to, `+Exclusion` who prevents whom,
/// `+Waiting` who waits for whom.
final class GestureArbiter {
  unowned(unsafe) let window: UIWindow

  /// The recognizers with an open attempt, in the order of the promise.
  var live: [UIGestureRecognizer] = []

  /// Those whose action is still to be sent, in the order in which they asked.
  private var due: [UIGestureRecognizer] = []

  /// Counts the holds, so that it can be told who asked first.
  var holds = 0

  /// True from the start of an event until all that it led to is done.
  var isBusy = false

  init(window: UIWindow) {
    self.window = window
  }

  // MARK: The way of an event

  /// Finds the recognizers that a touch is given to: those of its view and of everything that holds it.
  func bind(_ touch: UITouch) {
    var bound: [UIGestureRecognizer] = []
    var view = touch.view
    while let here = view {
      for recognizer in here.recognizers where admits(recognizer, touch) {
        bound.append(recognizer)
      }
      view = here.parent
    }
    touch.gestureRecognizers = bound
    for recognizer in bound {
      open(recognizer)
      recognizer.attempt.type = touch.type
      recognizer.attempt.add(touch)
      recognizer.tracked |= touch.bit
    }
  }

  private func admits(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled, recognizer.allowedTouchTypes.contains(touch.type) else {
      return false
    }
    if recognizer.phase.isFinal || recognizer.attempt.isDecided {
      // It does not see this touch, but is not reset either while the touch is down.
      recognizer.attempt.pending |= touch.bit
      return false
    }
    if recognizer.requiresExclusiveTouchType, recognizer.tracked != 0,
      let type = recognizer.attempt.type, type != touch.type
    {
      return false
    }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Makes a recognizer one of those that take part; the list is in the order of the promise for the touches of one view.
  func open(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.attempt.isOpen else { return }
    recognizer.attempt.isOpen = true
    live.append(recognizer)
  }

  /// Shows an event to every recognizer that follows one of its touches.
  func deliver(_ event: UIEvent) {
    let changed = event.changed
    for recognizer in live where recognizer.tracked & changed != 0 {
      deliver(event, to: recognizer)
    }
  }

  private func deliver(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
    if recognizer.phase == .began { recognizer.force(.changed) }
    let gone = (event.ended | event.cancelled) & recognizer.tracked
    if event.began & recognizer.tracked != 0 {
      recognizer.touchesBegan(touches(event.began, recognizer, event), with: event)
    }
    if event.moved & recognizer.tracked != 0 {
      recognizer.touchesMoved(touches(event.moved, recognizer, event), with: event)
    }
    if event.ended & recognizer.tracked != 0 {
      recognizer.touchesEnded(touches(event.ended, recognizer, event), with: event)
    }
    if event.cancelled & recognizer.tracked != 0 {
      recognizer.touchesCancelled(touches(event.cancelled, recognizer, event), with: event)
    }
    if recognizer.phase.isActive { announce(recognizer) }
    if gone != 0 {
      recognizer.tracked &= ~gone
      recognizer.attempt.drop(gone)
    }
  }

  private func touches(
    _ bits: UInt64, _ recognizer: UIGestureRecognizer, _ event: UIEvent
  ) -> Set<UITouch> {
    event.sets.set(of: bits & recognizer.tracked, from: event.touches)
  }

  /// Lets go of the touches that have ended in this event.
  func release(_ bits: UInt64) {
    for recognizer in live {
      recognizer.tracked &= ~bits
      recognizer.attempt.pending &= ~bits
      guard recognizer.attempt.pending == 0 else { continue }
      if recognizer.attempt.wantsOut, recognizer.phase.isActive { cancel(recognizer, .itself) }
      if !recognizer.phase.isFinal { watch(recognizer) }
    }
  }

  // MARK: Actions and resets

  /// Has the recognizer's action sent once all recognizers have seen the event.
  func announce(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.attempt.isActionDue else { return }
    recognizer.attempt.isActionDue = true
    due.append(recognizer)
  }

  /// Sends the actions that are due, those too that come of them, and resets what is over.
  func settle() {
    repeat {
      sendDue()
      window.delivery.views.update()
      resetFinished()
    } while !due.isEmpty
  }

  func sendDue() {
    // By index: an action may lead to further ones. The array keeps its memory for the next event.
    var next = 0
    while next < due.count {
      let recognizer = due[next]
      next += 1
      guard recognizer.attempt.isActionDue else { continue }
      recognizer.attempt.isActionDue = false
      recognizer.attempt.isReported = true
      recognizer.sendActions()
    }
    due.removeAll(keepingCapacity: true)
  }

  private func resetFinished() {
    guard live.contains(where: isOver) else { return }
    for recognizer in live where isOver(recognizer) { reset(recognizer) }
  }

  private func isOver(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt.pending == 0 && recognizer.phase.isFinal
      && !recognizer.attempt.isActionDue
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    live.removeAll { $0 === recognizer }
    let old = recognizer.phase
    recognizer.attempt.close()
    recognizer.tracked = 0
    recognizer.force(.possible)
    report(.reset(recognizer, from: old))
    recognizer.reset()
  }

  /// Does what follows from a change that did not come in an event: a timer, somebody else's code.
  func settleUnlessBusy() {
    guard !isBusy else { return }
    isBusy = true
    settle()
    isBusy = false
    window.delivery.resume()
  }

  func report(_ diagnostic: @autoclosure () -> GestureDiagnostic) {
    if let hear = window.diagnostics { hear(diagnostic()) }
  }

  /// Sends a recognizer's action now, before it loses its view.
  func sendNow(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isActionDue else { return }
    recognizer.attempt.isActionDue = false
    recognizer.sendActions()
  }

  /// Takes a recognizer out for good: it is switched off, or loses its view or its window.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isOpen else { return }
    recognizer.attempt.pending = 0
    if recognizer.phase == .possible {
      fail(recognizer, .withdrawn)
    } else if recognizer.phase.isActive {
      cancel(recognizer, .withdrawn)
    }
    sendNow(recognizer)
    if recognizer.attempt.isOpen, recognizer.phase.isFinal { reset(recognizer) }
    settleUnlessBusy()
  }
}
