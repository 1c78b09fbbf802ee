/// The traits of a view's window, as an immutable object.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UITraitCollection {
  /// Whether the force of fingers is measured.
  public let forceTouchCapability: UIForceTouchCapability

  /// Pixels per point; 0 for a view in no window, as in UIKit.
  public let displayScale: CGFloat

  init(of window: UIWindow?) {
    forceTouchCapability = window?.forceTouchCapability ?? .unknown
    displayScale = window?.displayScale ?? 0
  }

  // Spelled out: see UIResponder.
  deinit {}
}

/// Whether the force of fingers is measured. The raw values are UIKit's.
nonisolated public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// The view is in no window.
  case unknown = 0
  /// It is not, as far as is known.
  case unavailable = 1
  /// It is.
  case available = 2
}

extension UIView {
  /// The present traits of the view's window.
  public var traitCollection: UITraitCollection {
    UITraitCollection(of: window)
  }
}
