import UIKit

#if APPLE_UIKIT
  import ObjectiveC

  // Elsewhere UIKit is TouchKit, whose recognizers have these methods themselves.

  /// A target that calls a closure.
  private final class ActionTarget: NSObject {
    let action: (UIGestureRecognizer) -> Void

    init(_ action: @escaping (UIGestureRecognizer) -> Void) {
      self.action = action
    }

    @objc func act(_ recognizer: UIGestureRecognizer) {
      action(recognizer)
    }
  }

  // Its address is the key of the associated object.
  private let keptTargets = malloc(1)!

  /// Gives every recognizer `addAction` and `addTarget` with its own type.
  public protocol GestureActions: UIGestureRecognizer {}

  extension UIGestureRecognizer: GestureActions {}

  extension GestureActions {
    /// Calls a closure for each action: once for a discrete gesture; with `began`, for every event in between with
    /// `changed`, and with `ended` or `cancelled` for a continuous one.
    ///
    /// The recognizer retains the closure: capture what owns the recognizer weakly.
    public func addAction(_ handler: @escaping (Self) -> Void) {
      let target = ActionTarget { recognizer in
        if let recognizer = recognizer as? Self { handler(recognizer) }
      }
      let earlier = objc_getAssociatedObject(self, keptTargets) as? [ActionTarget] ?? []
      objc_setAssociatedObject(self, keptTargets, earlier + [target], .OBJC_ASSOCIATION_RETAIN)
      addTarget(target, action: #selector(ActionTarget.act))
    }

    /// Calls a method of an object for each action, as long as the object exists; it is not retained.
    public func addTarget<Target: AnyObject>(
      _ target: Target, action: @escaping (Target) -> (Self) -> Void
    ) {
      addAction { [weak target] recognizer in
        if let target { action(target)(recognizer) }
      }
    }

    /// The same for a method without a parameter.
    public func addTarget<Target: AnyObject>(
      _ target: Target, action: @escaping (Target) -> () -> Void
    ) {
      addAction { [weak target] _ in
        if let target { action(target)() }
      }
    }
  }
#endif

extension UIGestureRecognizer {
  /// Calls a closure for each action. The recognizer retains the closure: capture what owns the recognizer weakly.
  public func addAction(_ handler: @escaping () -> Void) {
    addAction { _ in handler() }
  }
}
