/// Decides which of a window's recognizers may recognize their gestures.
///
/// The promise:
/// 1. Recognizers see touches, and their actions are sent, in one order: those of the deepest view
///    first, in a view as added.
/// 2. A recognizer that leaves `possible` is asked once whether it may begin, waits while something
///    that it has to wait for is still possible, and then prevents the others that share a touch
///    with it, unless one of the four rules of exclusion forbids it.
/// 3. Each recognizer begins at most once, ends exactly once, and is reset exactly once, after its
///    last touch has ended.
/// 4. At most one action an event, none in `possible` or `failed`. Ending a gesture from within its own action sends a
///   further one.
/// 5. Nothing is stuck: in a circle of waiting the one that asked first begins; an attempt without a finger for
///   ``Constants/idleGesture`` ends if it runs or if another one waits for it; otherwise it is closed and stays
///   `possible`.
///
/// This file delivers events to recognizers; `+Binding` says which recognizers get a touch, `+Settling` sends actions and
/// resets, `+Requests` handles assignments to `state`, `+Exclusion` says who prevents whom, `+Waiting` who waits for
/// whom, `+Circles` resolves circles of waiting.
final class GestureArbiter {
  // Set by the window that owns the arbiter, before anything else happens.
  @exclusivity(unchecked) private var windowLink = Backlink<UIWindow>()
  var window: UIWindow? {
    get { windowLink.object }
    set { windowLink.object = newValue }
  }

  /// Sends touches to the views.
  let views: ViewDelivery

  /// Sends presses to the responders; `nil` before the first one.
  var pressViews: PressViews?

  let clock: FrameClock

  /// ``UIWindow/onDiagnostic``.
  var onDiagnostic: ((GestureDiagnostic) -> Void)?

  /// The recognizers with an open attempt, in the order of the promise.
  @exclusivity(unchecked) var live: [UIGestureRecognizer] = []

  /// Those whose action is still to be sent, in the order in which they asked.
  @exclusivity(unchecked) var due: [UIGestureRecognizer] = []

  /// Empty; keeps the memory for the next `due`.
  var spareDue: [UIGestureRecognizer] = []

  /// Counts the recognizers that had to wait, for the order in which they asked.
  var waitCount = 0

  /// True from the start of an event until all its actions and resets are done.
  private(set) var isBusy = false

  /// Counts the events and the changes between them: a recognizer sends at most one action in each.
  private(set) var turn: UInt = 0

  /// True while a recognizer's `reset()` runs.
  var isResetting = false

  /// True where an attempt may have ended since the last check.
  var mayReset = false

  init(_ views: ViewDelivery, _ clock: FrameClock) {
    self.views = views
    self.clock = clock
  }

  func report(_ diagnostic: @autoclosure () -> GestureDiagnostic) {
    if let onDiagnostic { onDiagnostic(diagnostic()) }
  }

  // MARK: Turns

  /// Runs an event, or a change between events, and then the actions and resets that it causes.
  func runTurn(_ body: () -> Void) {
    // An action may release the window.
    let window = window
    beginTurn()
    body()
    endTurn()
    withExtendedLifetime(window) {}
  }

  func beginTurn() {
    isBusy = true
    turn &+= 1
  }

  func endTurn() {
    settle()
    isBusy = false
  }

  /// Runs a change as part of the present turn, or in a turn of its own for timers and calls from outside.
  func perform(_ body: () -> Void) {
    if isBusy {
      body()
    } else {
      let window = window
      runTurn(body)
      window?.delivery.resume()
    }
  }

  // MARK: Delivering an event

  /// Delivers an event to every recognizer that follows one of its touches.
  func deliver(_ event: UIEvent) {
    let changed = event.changed
    // Most follow all fingers that moved: their set is fetched once.
    let moved =
      event.moved == 0 || event.type != .touches
      ? [] : event.sets.set(of: event.moved, from: event.touches)
    live.forEachBorrowed { recognizer in
      if recognizer.tracked & changed != 0 { deliver(event, moved, to: recognizer) }
    }
  }

  private func deliver(
    _ event: UIEvent, _ moved: Set<UITouch>, to recognizer: UIGestureRecognizer
  ) {
    // Not for one that has begun in this event because another one failed.
    if recognizer.phase == .began, !recognizer.attempt.isActionDue {
      report(.moved(recognizer, from: .began, to: .changed, .event))
      // Whoever hears of it may have ended it.
      guard recognizer.phase == .began, recognizer.attempt.isOpen else { return }
      recognizer.force(.changed)
    }
    let gone = (event.ended | event.cancelled) & recognizer.tracked
    if event.type == .touches {
      show(event, moved, to: recognizer)
    } else {
      showPresses(event, to: recognizer)
    }
    if gone != 0 {
      recognizer.tracked &= ~gone
      recognizer.attempt.drop(gone)
      let isAlone = recognizer.attempt.pending & ~(event.ended | event.cancelled) == 0
      if isAlone, recognizer.attempt.isCancelledAtEnd { cancel(recognizer, .itself(nil)) }
    }
    if recognizer.phase.isActive { announce(recognizer) }
  }

  private func show(
    _ event: UIEvent, _ moved: Set<UITouch>, to recognizer: UIGestureRecognizer
  ) {
    if event.began & recognizer.tracked != 0 {
      recognizer.touchesBegan(touches(event.began, recognizer, event), with: event)
    }
    let followed = event.moved & recognizer.tracked
    if followed != 0, followed == event.moved {
      recognizer.touchesMoved(moved, with: event)
    } else if followed != 0 {
      recognizer.touchesMoved(touches(followed, recognizer, event), with: event)
    }
    let lifted = event.ended & recognizer.tracked
    if lifted != 0 {
      recognizer.touchesEnded(touches(lifted, recognizer, event), with: event)
      // Of several fingers some are lifted and the others lost: the lifted ones have left by then.
      if event.cancelled & recognizer.tracked != 0 {
        recognizer.tracked &= ~lifted
        recognizer.attempt.drop(lifted)
      }
    }
    if event.cancelled & recognizer.tracked != 0 {
      recognizer.touchesCancelled(touches(event.cancelled, recognizer, event), with: event)
    }
  }

  private func touches(
    _ bits: UInt64, _ recognizer: UIGestureRecognizer, _ event: UIEvent
  ) -> Set<UITouch> {
    event.sets.set(of: bits & recognizer.tracked, from: event.touches)
  }

  /// Removes the touches that have ended in this event.
  func release(_ bits: UInt64) {
    mayReset = true
    for recognizer in live {
      recognizer.tracked &= ~bits
      recognizer.attempt.pending &= ~bits
      guard recognizer.attempt.pending == 0 else { continue }
      if recognizer.attempt.isCancelledAtEnd { cancel(recognizer, .itself(nil)) }
      watchIfIdle(recognizer)
    }
  }
}
