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
/// 4. At most one action an event, none in `possible` or `failed`. Who ends a gesture from within
///    its own action is told of that too.
/// 5. Nothing is stuck: a circle of waiting is opened by the one who asked first; what goes on
///    without a finger for ``Constants/idleGesture`` is ended if it runs or if somebody waits for
///    it, and otherwise let go: it stays `possible`, and takes no part.
///
/// This file has the way of an event through the recognizers; `+Settling` what is done after it,
/// `+Requests` what an assignment to `state` comes to, `+Exclusion` who prevents whom, `+Waiting`
/// who waits for whom, `+Circles` what becomes of those who wait for each other.
final class GestureArbiter {
  // Set by the window that owns the arbiter, before anything else happens.
  @exclusivity(unchecked) private var windowLink = Backlink<UIWindow>()
  var window: UIWindow? {
    get { windowLink.object }
    set { windowLink.object = newValue }
  }

  /// Where the views of the window hear of what recognizers leave them.
  let views: ViewDelivery

  /// Where the responders hear of presses; `nil` before the first one.
  var pressViews: PressViews?

  let clock: FrameClock

  /// ``UIWindow/diagnostics``.
  var diagnostics: ((GestureDiagnostic) -> Void)?

  /// The recognizers with an open attempt, in the order of the promise.
  @exclusivity(unchecked) var live: [UIGestureRecognizer] = []

  /// Those whose action is still to be sent, in the order in which they asked.
  @exclusivity(unchecked) var due: [UIGestureRecognizer] = []

  /// Empty; its memory is that of the next list of them.
  var spareDue: [UIGestureRecognizer] = []

  /// Counts the holds, so that it can be told who asked first.
  var holds = 0

  /// True from the start of an event until all that it led to is done.
  private(set) var isBusy = false

  /// Counts the events, and what happens between them: in each, a recognizer sends one action.
  private(set) var turn: UInt = 0

  /// True while a recognizer's `reset()` runs.
  var isResetting = false

  /// True where some attempt may have come to its end since the last look.
  var mayReset = false

  init(_ views: ViewDelivery, _ clock: FrameClock) {
    self.views = views
    self.clock = clock
  }

  func report(_ diagnostic: @autoclosure () -> GestureDiagnostic) {
    if let hear = diagnostics { hear(diagnostic()) }
  }

  // MARK: Turns

  /// Does something that may lead to actions and resets, and then those: an event, or a change that
  /// did not come in one.
  func takeTurn(_ body: () -> Void) {
    // An action may let go of the window.
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

  /// Does something as part of the turn that is being taken, or else, for a timer or somebody
  /// else's code, in a turn of its own.
  func perform(_ body: () -> Void) {
    if isBusy {
      body()
    } else {
      let window = window
      takeTurn(body)
      window?.delivery.resume()
    }
  }

  // MARK: The way of an event

  /// Finds the recognizers that a touch is given to: those of its view and of everything that holds it.
  func bind(_ touch: UITouch) {
    let bound = recognizers(around: touch.view, bit: touch.bit) { admits($0, touch) }
    touch.bound = bound.map { Backlink(to: $0) }
    join(bound, touch.bit) { $0.attempt.add(touch) }
  }

  /// The recognizers of a view and of everything that holds it that take something which has just
  /// begun there, deepest first.
  func recognizers(
    around view: UIView?, bit: UInt64, where admits: (UIGestureRecognizer) -> Bool
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = view
    while let here = view {
      for recognizer in here.recognizers where admits(recognizer) { found.append(recognizer) }
      view = here.parent
    }
    let window = window
    // The delegates may have done anything meanwhile, and a view may have sent the touch to another window.
    found.removeAll { $0.owner?.host !== window || !$0.isEnabled || isDecided($0, without: bit) }
    return found
  }

  /// Makes these recognizers, in their order, take part in what has the bit.
  func join(
    _ recognizers: [UIGestureRecognizer], _ bit: UInt64, add: (UIGestureRecognizer) -> Void
  ) {
    var next: UIGestureRecognizer?
    for recognizer in recognizers.reversed() {
      open(recognizer, before: next)
      next = recognizer
      add(recognizer)
      recognizer.tracked |= bit
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

  // A recognizer that has decided does not see the touch or the press, but is not reset either while that
  // is down.
  func isDecided(_ recognizer: UIGestureRecognizer, without bit: UInt64) -> Bool {
    guard recognizer.phase.isFinal || recognizer.attempt.isDecided else { return false }
    recognizer.attempt.pending |= bit
    return true
  }

  /// Makes a recognizer one of those that take part.
  ///
  /// - Parameter next: the one that comes after it in the order of the promise, where that is known.
  func open(_ recognizer: UIGestureRecognizer, before next: UIGestureRecognizer? = nil) {
    guard !recognizer.attempt.isOpen else { return }
    recognizer.attempt.isOpen = true
    let place = live.firstIndex { $0 === next } ?? live.count
    live.insert(recognizer, at: place)
  }

  /// Shows an event to every recognizer that follows one of its touches.
  func deliver(_ event: UIEvent) {
    let changed = event.changed
    // Most follow all of the fingers that moved: the set is fetched once for them.
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
    // Not for one that has begun in this very event, because somebody before it failed.
    if recognizer.phase == .began, !recognizer.attempt.isActionDue {
      report(.moved(recognizer, from: .began, to: .changed, .event))
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
      if isAlone, recognizer.attempt.wantsOut { cancel(recognizer, .itself(nil)) }
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
    if event.ended & recognizer.tracked != 0 {
      recognizer.touchesEnded(touches(event.ended, recognizer, event), with: event)
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

  /// Lets go of the touches that have ended in this event.
  func release(_ bits: UInt64) {
    mayReset = true
    for recognizer in live {
      recognizer.tracked &= ~bits
      recognizer.attempt.pending &= ~bits
      guard recognizer.attempt.pending == 0 else { continue }
      if recognizer.attempt.wantsOut { cancel(recognizer, .itself(nil)) }
      watchIfIdle(recognizer)
    }
  }
}
