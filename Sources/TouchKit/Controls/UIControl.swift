/// A view that tracks one finger and sends events: a button, a knob, a slider.
///
/// The first finger that lands on it is tracked until it lifts or is cancelled; further ones are ignored, and so is a mouse whose primary button is not down. Subclasses
/// override the four tracking methods, and send ``Event/valueChanged`` where they have a value.
open class UIControl: UIView {
  /// False for a control that ignores fingers. True by default. Disabling it cancels the tracking.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled {
        accessibilityTraits.remove(.notEnabled)
      } else {
        accessibilityTraits.insert(.notEnabled)
        cancelIfTracking(nil)
      }
    }
  }

  /// True for a selected control. False by default; the control's owner sets it.
  @exclusivity(unchecked) open var isSelected = false {
    didSet {
      if isSelected != oldValue { markSelected(isSelected) }
    }
  }

  /// True while a finger is down and inside. The control sets it while it tracks.
  open var isHighlighted = false

  /// True while a finger is tracked.
  @exclusivity(unchecked) public private(set) final var isTracking = false

  /// True while the tracked finger is inside; it may leave the bounds by ``Constants/controlSlop``. Where it has lifted inside this stays true through
  /// ``endTracking(_:with:)`` and the actions of the lift.
  public private(set) final var isTouchInside = false

  private var tracked: UITouch?

  override final var keepsTouches: Bool {
    true
  }

  final var actions: [ControlAction] = []

  /// The states that the control is in.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: To be overridden

  /// A finger came down. Return false to ignore it.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// The finger moved. Return false to stop tracking it. Called before the actions of the move, which find the value that it sets.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// The finger lifted, or ``continueTracking(_:with:)`` returned false.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tracking was cancelled: by a recognizer, by the system, or because the control was disabled.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  /// Adds an action for events. Adding it again adds the events; it is sent once for each.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append(ControlAction(action: action, events: controlEvents))
    }
  }

  /// Removes an action from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
    actions[index].events.subtract(controlEvents)
    if actions[index].events.isEmpty { actions.remove(at: index) }
  }

  /// Sends the actions for these events, in the order in which they were added. Subclasses call it for
  /// ``Event/valueChanged``.
  open func sendActions(for controlEvents: Event) {
    for added in actions where !added.events.isDisjoint(with: controlEvents) {
      sendAction(added.action)
    }
  }

  /// Calls an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first, !touch.isSecondary,
      beginTracking(touch, with: event)
    else { return }
    tracked = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    let goesOn = continueTracking(touch, with: event)
    // A subclass or an action may have ended it meanwhile.
    guard tracked === touch else { return }
    guard goesOn else {
      stopTracking()
      endTracking(touch, with: event)
      return
    }
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
      guard tracked === touch else { return }
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let inside = isNear(touch)
    stopTracking(isInside: inside)
    endTracking(touch, with: event)
    sendActions(for: inside ? .touchUpInside : .touchUpOutside)
    // An action may have let another finger in.
    if tracked == nil { isTouchInside = false }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracked, touches.contains(touch) { cancelIfTracking(event) }
  }

  private final func cancelIfTracking(_ event: UIEvent?) {
    guard tracked != nil else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private final func stopTracking(isInside: Bool = false) {
    tracked = nil
    isTracking = false
    isTouchInside = isInside
    isHighlighted = false
  }

  private final func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Constants.controlSlop, dy: -Constants.controlSlop)
      .contains(touch.location(in: self))
  }

  // Spelled out: see UIResponder.
  deinit {}
}

/// An action of a control, and when it is sent.
struct ControlAction {
  let action: UIAction
  var events: UIControl.Event
  #if !hasFeature(Embedded)
    // The target it was added for, to remove it by; not retained. `nil` for an action of its own.
    weak var target: AnyObject?
    var selector: Selector?
    var isForTarget = false
  #endif
}
