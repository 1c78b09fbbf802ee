/// What a recognizer does when it has something to say: everything that was added to it, in that order.
struct ActionList {
  private var actions: [Action] = []
  private var added = 0

  final class Action {
    let id: GestureActionID
    let perform: GestureAction
    var isRemoved = false
    #if !hasFeature(Embedded)
      // Whom it was added for, so that it can be removed; not retained. `nil` for closures.
      weak var target: AnyObject?
      var selector: Selector?
    #endif

    init(_ id: GestureActionID, _ perform: @escaping GestureAction) {
      self.id = id
      self.perform = perform
    }
  }

  /// Does all of them. One that is removed meanwhile is not done any more, one that is added is not
  /// done yet. An action may end the gesture, or switch the recognizer off: whoever comes after it
  /// hears of that instead.
  func perform(for recognizer: UIGestureRecognizer) {
    let state = recognizer.phase
    actions.forEachBorrowed { action in
      if recognizer.phase == state, !action.isRemoved { action.perform(recognizer) }
    }
  }

  @discardableResult
  mutating func add(_ perform: @escaping GestureAction) -> Action {
    added += 1
    let action = Action(GestureActionID(number: added), perform)
    actions.append(action)
    return action
  }

  mutating func remove(_ id: GestureActionID) {
    removeAll { $0.id.number == id.number }
  }

  private mutating func removeAll(where isUnwanted: (Action) -> Bool) {
    for action in actions where isUnwanted(action) { action.isRemoved = true }
    actions.removeAll { $0.isRemoved }
  }

  #if !hasFeature(Embedded)
    /// Adds what is sent to a target, unless the very same was added before.
    mutating func add(
      for target: AnyObject, _ selector: Selector?,
      _ perform: @escaping GestureAction
    ) {
      if let selector,
        actions.contains(where: { $0.target === target && $0.selector == selector })
      {
        return
      }
      let action = add(perform)
      action.target = target
      action.selector = selector
    }

    /// Removes what is sent to a target, `nil` for any, by a name, `nil` for any; closures stay.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?) {
      removeAll {
        guard let theirs = $0.target else { return false }
        return (target == nil || theirs === target) && (selector == nil || $0.selector == selector)
      }
    }
  #endif
}

/// What is called with the recognizer whose action it is.
#if hasFeature(Embedded)
  typealias GestureAction = (UIGestureRecognizer) -> Void
#else
  // Said to run on the main actor, so that it need not be asked at each call whether it does.
  typealias GestureAction = @MainActor (UIGestureRecognizer) -> Void
#endif

/// Stands for a closure that was added to a recognizer, to remove it again.
nonisolated public struct GestureActionID: Hashable, Sendable {
  let number: Int
}

extension UIGestureRecognizer {
  final func sendActions() {
    actions.perform(for: self)
  }

  /// Takes a closure away that ``GestureActions/addAction(_:)`` added. Nothing happens where it is
  /// gone already.
  public final func removeAction(_ id: GestureActionID) {
    actions.remove(id)
  }
}

/// A recognizer that can be given actions that know its type.
public protocol GestureActions: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
  #if hasFeature(Embedded)
    /// Calls a closure for each action: once for a discrete gesture, with every event for a continuous one.
    @discardableResult
    public func addAction(_ handler: @escaping (Self) -> Void) -> GestureActionID {
      actions.add { handler(Self.sender($0)) }.id
    }

    /// Calls a method of an object that is not retained, as long as it lives.
    public func addTarget<Target: NSObject>(
      _ target: Target, action: @escaping (Target) -> (Self) -> Void
    ) {
      actions.add { [here = WeakReference(target)] recognizer in
        if let target = here.object { action(target)(Self.sender(recognizer)) }
      }
    }

    /// The same, for a method that does not care who sends it.
    public func addTarget<Target: NSObject>(
      _ target: Target, action: @escaping (Target) -> () -> Void
    ) {
      actions.add { [here = WeakReference(target)] _ in
        if let target = here.object { action(target)() }
      }
    }
  #else
    /// Calls a closure for each action: once for a discrete gesture; with `began`, for every event
    /// in between with `changed`, and with `ended` or `cancelled` for a continuous one.
    ///
    /// ```swift
    /// let pinch = UIPinchGestureRecognizer()
    /// pinch.addAction { print($0.scale) }
    /// ```
    ///
    /// The closure is kept as long as the recognizer: capture what owns the recognizer weakly.
    ///
    /// - Returns: what to hand to ``UIGestureRecognizer/removeAction(_:)``.
    @discardableResult
    public func addAction(_ handler: @escaping @MainActor (Self) -> Void) -> GestureActionID {
      actions.add { handler(Self.sender($0)) }.id
    }

    /// Calls a method of an object that is not retained, as long as it lives.
    ///
    /// ```swift
    /// pinch.addTarget(self, action: Viewer.pinched)
    /// ```
    ///
    /// Like UIKit's target and action, without the Objective-C runtime.
    /// ``UIGestureRecognizer/removeTarget(_:action:)`` with `nil` for the action ends it.
    public func addTarget<Target: AnyObject>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
    ) {
      actions.add(for: target, nil) { [weak target] recognizer in
        if let target { action(target)(Self.sender(recognizer)) }
      }
    }

    /// The same, for a method that does not care who sends it.
    public func addTarget<Target: AnyObject>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      actions.add(for: target, nil) { [weak target] _ in
        if let target { action(target)() }
      }
    }
  #endif
}
