#if !hasFeature(Embedded)
  /// Gives every control `addTarget` with its own type.
  public protocol ControlActions: UIControl {}

  extension UIControl: ControlActions {}

  extension ControlActions {
    /// Calls a method of an object at certain events, with the control, as long as the object exists; it is not retained.
    ///
    /// ```swift
    /// undoButton.addTarget(self, action: Editor.undo, for: .touchUpInside)
    /// ```
    ///
    /// Like UIKit's target and action, without the Objective-C runtime. ``UIControl/removeTarget(_:action:for:)`` with `nil` for the action ends it.
    /// Natively only.
    public func addTarget<Target: AnyObject>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
      for controlEvents: UIControl.Event
    ) {
      add(target, nil, controlEvents) { [weak target] in
        if let target, let sender = $0 as? Self { action(target)(sender) }
      }
    }

    /// The same for a method without a parameter.
    public func addTarget<Target: AnyObject>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
      for controlEvents: UIControl.Event
    ) {
      add(target, nil, controlEvents) { [weak target] _ in
        if let target { action(target)() }
      }
    }
  }

  extension UIControl {
    /// Sends `action` to `target` at certain events, which is not retained and has to be a ``SelectorTarget``. The same pair for more events is sent
    /// once at each. Natively only.
    public final func addTarget(_ target: Any, action: Selector, for controlEvents: Event) {
      let responder = action.responder(target)
      let known = actions.firstIndex {
        $0.target === responder && $0.selector == action
      }
      if let known {
        actions[known].events.formUnion(controlEvents)
      } else {
        add(responder, action, controlEvents) { [weak responder] in
          responder?.perform(action, with: $0)
        }
      }
    }

    /// Stops sending `action` to `target` at these events; `nil` stands for any. What ``addAction(_:for:)`` has added stays. Natively only.
    public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      let target = target.map { $0 as AnyObject }
      for index in actions.indices.reversed() {
        guard let theirs = actions[index].target, target == nil || theirs === target,
          action == nil || actions[index].selector == action
        else { continue }
        actions[index].events.subtract(controlEvents)
        if actions[index].events.isEmpty { actions.remove(at: index) }
      }
    }

    fileprivate final func add(
      _ target: AnyObject, _ selector: Selector?, _ events: Event,
      _ perform: @escaping @MainActor (UIControl) -> Void
    ) {
      let action = UIAction { if let sender = $0.sender { perform(sender) } }
      // Those whose targets are gone do nothing any more.
      actions.removeAll { $0.isOver }
      actions.append(
        ControlAction(
          action: action, events: events, target: target, selector: selector, isForTarget: true))
    }
  }

  extension ControlAction {
    /// True where the target has been released.
    var isOver: Bool {
      isForTarget && target == nil
    }
  }
#endif
