/// The actions of a recognizer, in the order in which they were added.
struct ActionList {
  private var actions: [Action] = []
  private var added = 0

  final class Action {
    let id: GestureActionID
    let perform: GestureAction
    var isRemoved = false
    #if !hasFeature(Embedded)
      // The target it was added for, to remove it by; not retained. `nil` for closures.
      weak var target: AnyObject?
      var selector: Selector?
    #endif

    init(_ id: GestureActionID, _ perform: @escaping GestureAction) {
      self.id = id
      self.perform = perform
    }
  }

  /// Calls all of them. One that is removed during the calls is skipped, one that is added waits for the next time. An
  /// action may end the gesture or disable the recognizer: the actions after it see that state.
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
    /// Adds a target and its action, unless the same pair was added before.
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

    /// Removes the actions of a target with a name; `nil` stands for any target or name. Closures stay.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?) {
      removeAll {
        guard let theirs = $0.target else { return false }
        return (target == nil || theirs === target) && (selector == nil || $0.selector == selector)
      }
    }
  #endif
}

/// A closure that is called with its recognizer.
#if hasFeature(Embedded)
  typealias GestureAction = (UIGestureRecognizer) -> Void
#else
  // `@MainActor`, so that no call checks for the main actor at run time.
  typealias GestureAction = @MainActor (UIGestureRecognizer) -> Void
#endif

/// Identifies a closure that was added to a recognizer, to remove it again.
nonisolated public struct GestureActionID: Hashable, Sendable {
  let number: Int
}

extension UIGestureRecognizer {
  final func sendActions() {
    actions.perform(for: self)
  }

  /// Removes a closure that ``GestureActions/addAction(_:)`` added. Does nothing where it is removed already.
  public final func removeAction(_ id: GestureActionID) {
    actions.remove(id)
  }
}

#if hasFeature(Embedded)
  extension UIGestureRecognizer {
    /// A recognizer that calls a method of an object for each action, as long as the object exists; it is not retained.
    /// The method takes this recognizer, or any of its superclasses; another class ends the program.
    public convenience init<Target: NSObject, Sender: UIGestureRecognizer>(
      target: Target, action: @escaping (Target) -> (Sender) -> Void
    ) {
      self.init(target: nil, action: nil)
      precondition(self is Sender)
      actions.add { [here = WeakReference(target)] recognizer in
        if let target = here.object, let sender = recognizer as? Sender { action(target)(sender) }
      }
    }

    /// The same for a method without a parameter.
    public convenience init<Target: NSObject>(
      target: Target, action: @escaping (Target) -> () -> Void
    ) {
      self.init(target: nil, action: nil)
      actions.add { [here = WeakReference(target)] _ in
        if let target = here.object { action(target)() }
      }
    }
  }
#else
  extension UIGestureRecognizer {
    /// A recognizer that calls a method of an object for each action, as long as the object exists; it is not retained.
    ///
    /// ```swift
    /// view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Viewer.tapped))
    /// ```
    ///
    /// What UIKit's `#selector` says, without the Objective-C runtime. The method takes this recognizer, or any of its superclasses; another class stops
    /// the program.
    public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
      target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      self.init(target: nil, action: nil)
      precondition(
        self is Sender, "The method takes a \(Sender.self), and this is a \(type(of: self)).")
      actions.add(for: target, nil) { [weak target] recognizer in
        if let target, let sender = recognizer as? Sender { action(target)(sender) }
      }
    }

    /// The same for a method without a parameter.
    public convenience init<Target: AnyObject>(
      target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      self.init(target: nil, action: nil)
      addTarget(target, action: action)
    }
  }
#endif

/// Gives every recognizer `addAction` and `addTarget` with its own type.
public protocol GestureActions: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActions {}

extension GestureActions {
  #if hasFeature(Embedded)
    /// Calls a closure for each action: once for a discrete gesture, with every event for a continuous one.
    @discardableResult
    public func addAction(_ handler: @escaping (Self) -> Void) -> GestureActionID {
      actions.add { handler(Self.sender($0)) }.id
    }

    /// Calls a method of an object for each action, as long as the object exists; it is not retained.
    public func addTarget<Target: NSObject>(
      _ target: Target, action: @escaping (Target) -> (Self) -> Void
    ) {
      actions.add { [here = WeakReference(target)] recognizer in
        if let target = here.object { action(target)(Self.sender(recognizer)) }
      }
    }

    /// The same for a method without a parameter.
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
    /// - Returns: an identifier for ``UIGestureRecognizer/removeAction(_:)``.
    @discardableResult
    public func addAction(_ handler: @escaping @MainActor (Self) -> Void) -> GestureActionID {
      actions.add { handler(Self.sender($0)) }.id
    }

    /// Calls a method of an object for each action, as long as the object exists; it is not retained.
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

    /// The same for a method without a parameter.
    public func addTarget<Target: AnyObject>(
      _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      actions.add(for: target, nil) { [weak target] _ in
        if let target { action(target)() }
      }
    }
  #endif
}
