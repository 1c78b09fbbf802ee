/// A view that follows one finger and says what it does: a button, a knob, a slider.
///
/// The first finger that lands on it is tracked until it lifts or is taken away; further ones are
/// left alone. Subclasses override the four tracking methods, and send ``Event/valueChanged`` where
/// they have a value.
open class UIControl: UIView {
  /// False for a control that takes no notice of fingers. True by default. Switched off while it
  /// tracks, it lets the finger go.
  @exclusivity(unchecked) open var isEnabled = true {
    didSet { if !isEnabled, oldValue { cancelIfTracking(nil) } }
  }

  /// True for a control that is chosen. False by default; set by whoever owns it.
  open var isSelected = false

  /// True while a finger is down and inside. Set by the control itself as it tracks.
  open var isHighlighted = false

  /// True while a finger is followed.
  @exclusivity(unchecked) public private(set) final var isTracking = false

  /// True while the finger that is followed is inside; it may leave the bounds by ``Constants/controlSlop``.
  public private(set) final var isTouchInside = false

  private var tracked: UITouch?
  private var actions: [(action: UIAction, events: Event)] = []

  /// All of the above in one.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: To be overridden

  /// A finger came down. False to leave it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// The finger moved. False to let go of it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  /// The finger lifted, or the control let go of it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger was taken away: by a recognizer, by the system, or because the control was switched off.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  /// Does something at certain events. An action that is added again is done at these events too, once each.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.action === action }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append((action, controlEvents))
    }
  }

  /// Does it no more at these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    guard let index = actions.firstIndex(where: { $0.action === action }) else { return }
    actions[index].events.subtract(controlEvents)
    if actions[index].events.isEmpty { actions.remove(at: index) }
  }

  /// Does what was added for one of these events, in the order in which it was added. Subclasses call it for
  /// ``Event/valueChanged``.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Does something now, on behalf of this control.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracked == nil, let touch = touches.first, beginTracking(touch, with: event)
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
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    guard tracked === touch, !continueTracking(touch, with: event) else { return }
    letGo()
    endTracking(touch, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let inside = isNear(touch)
    letGo()
    endTracking(touch, with: event)
    sendActions(for: inside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracked, touches.contains(touch) { cancelIfTracking(event) }
  }

  private final func cancelIfTracking(_ event: UIEvent?) {
    guard tracked != nil else { return }
    letGo()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private final func letGo() {
    tracked = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private final func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Constants.controlSlop, dy: -Constants.controlSlop)
      .contains(touch.location(in: self))
  }
}
