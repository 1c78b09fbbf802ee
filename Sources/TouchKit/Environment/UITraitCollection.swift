/// What somebody has chosen, and what the screen is like: the traits of a view's window, as an immutable object.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UITraitCollection {
  /// Whether the force of fingers is measured.
  public let forceTouchCapability: UIForceTouchCapability

  /// Pixels per point; 0 for a view in no window, as in UIKit.
  public let displayScale: CGFloat

  /// How large texts are to be: ``FrameClock/contentSizeCategory``.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Light or dark: ``FrameClock/userInterfaceStyle``.
  public let userInterfaceStyle: UIUserInterfaceStyle

  init(of window: UIWindow?) {
    forceTouchCapability = window?.forceTouchCapability ?? .unknown
    displayScale = window?.displayScale ?? 0
    let clock = window?.clock ?? FrameClock.current
    preferredContentSizeCategory = clock?.contentSizeCategory ?? .unspecified
    userInterfaceStyle = clock?.userInterfaceStyle ?? .unspecified
  }

  private init(_ category: UIContentSizeCategory, _ style: UIUserInterfaceStyle) {
    (forceTouchCapability, displayScale) = (.unknown, 0)
    (preferredContentSizeCategory, userInterfaceStyle) = (category, style)
  }

  init(_ other: UITraitCollection, _ category: UIContentSizeCategory, _ style: UIUserInterfaceStyle)
  {
    (forceTouchCapability, displayScale) = (other.forceTouchCapability, other.displayScale)
    (preferredContentSizeCategory, userInterfaceStyle) = (category, style)
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// A size of text and nothing else, for ``UIFont/preferredFont(forTextStyle:compatibleWith:)``.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(preferredContentSizeCategory, .unspecified)
  }

  /// Light or dark, and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(.unspecified, userInterfaceStyle)
  }

  /// Whether colors that are chosen by the traits are others: whether ``userInterfaceStyle`` is. True where there is nothing to compare with.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}

/// Light or dark. The raw values are UIKit's.
nonisolated public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The host does not say.
  case unspecified = 0
  /// Dark letters on a light ground.
  case light = 1
  /// Light letters on a dark ground.
  case dark = 2
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
  /// The present traits of the view's window; in no window those that are the same for all windows of the clock.
  public var traitCollection: UITraitCollection {
    UITraitCollection(of: window)
  }
}
