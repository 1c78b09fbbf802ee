import UIKit

// Elsewhere UIKit is ours, and its recognizers take closures by themselves.
#if APPLE_UIKIT
  import ObjectiveC

  /// A target that calls a closure.
  private final class ActionTarget: NSObject {
    let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    @objc func perform() {
      action()
    }
  }

  private let keptTarget = malloc(1)!

  extension UIGestureRecognizer {
    /// Calls a closure for each action. The recognizer keeps the closure: capture what owns the
    /// recognizer weakly.
    func addAction(_ handler: @escaping () -> Void) {
      let earlier = objc_getAssociatedObject(self, keptTarget) as? [ActionTarget] ?? []
      let target = ActionTarget(handler)
      objc_setAssociatedObject(self, keptTarget, earlier + [target], .OBJC_ASSOCIATION_RETAIN)
      addTarget(target, action: #selector(ActionTarget.perform))
    }
  }
#else
  extension UIGestureRecognizer {
    /// Calls a closure for each action. The recognizer keeps the closure: capture what owns the
    /// recognizer weakly.
    func addAction(_ handler: @escaping () -> Void) {
      addAction { _ in handler() }
    }
  }
#endif
