/// What somebody has chosen, and what the screen is like: the traits of a view, as an immutable object.
nonisolated public final class UITraitCollection: Sendable {
  /// Whether the force of fingers is measured.
  public let forceTouchCapability: UIForceTouchCapability

  /// Pixels per point; 0 for a view in no window, as in UIKit.
  public let displayScale: CGFloat

  /// How large texts are to be: ``FrameClock/contentSizeCategory``.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Light or dark: ``FrameClock/userInterfaceStyle``, or what a view or a controller has instead.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Whether there is much room across: regular in a window that is 600 points wide or wider; unspecified in no window. (On iOS the device and what it shows
  /// beside the app decide.)
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// Whether there is much room from top to bottom: regular in a window that is 480 points high or higher; unspecified in no window.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  // What is not named is not specified.
  private init(
    size: CGSize? = nil, force: UIForceTouchCapability = .unknown, scale: CGFloat = 0,
    category: UIContentSizeCategory = .unspecified, style: UIUserInterfaceStyle = .unspecified
  ) {
    horizontalSizeClass = UIUserInterfaceSizeClass(size?.width, regularFrom: 600)
    verticalSizeClass = UIUserInterfaceSizeClass(size?.height, regularFrom: 480)
    forceTouchCapability = force
    displayScale = scale
    preferredContentSizeCategory = category
    userInterfaceStyle = style
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// A size of text and nothing else, for ``UIFont/preferredFont(forTextStyle:compatibleWith:)``.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(size: nil, category: preferredContentSizeCategory)
  }

  /// Light or dark, and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(size: nil, style: userInterfaceStyle)
  }

  /// Whether colors that are chosen by the traits are others: whether ``userInterfaceStyle`` is. True where there is nothing to compare with.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }
}

/// How much room there is along an axis. The raw values are UIKit's.
nonisolated public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// The view is in no window.
  case unspecified = 0
  /// Little, as across a phone.
  case compact = 1
  /// Much.
  case regular = 2

  init(_ length: CGFloat?, regularFrom least: CGFloat) {
    guard let length else {
      self = .unspecified
      return
    }
    self = length >= least ? .regular : .compact
  }
}

/// Light or dark. The raw values are UIKit's.
nonisolated public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The host does not say; as what a view or a controller is given, as in the superview.
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

extension UITraitCollection {
  /// The traits of a window, with light or dark; where there is no window those that are the same for all windows of the clock.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  convenience init(of window: UIWindow?, _ style: UIUserInterfaceStyle? = nil) {
    let clock = window?.clock ?? FrameClock.current
    self.init(
      of: window, clock?.contentSizeCategory ?? .unspecified,
      style ?? clock?.userInterfaceStyle ?? .unspecified)
  }

  /// The same with another size of text, and light or dark.
  #if !hasFeature(Embedded)
    @MainActor
  #endif
  convenience init(
    of window: UIWindow?, _ category: UIContentSizeCategory, _ style: UIUserInterfaceStyle
  ) {
    self.init(
      size: window?.bounds.size, force: window?.forceTouchCapability ?? .unknown,
      scale: window?.displayScale ?? 0, category: category, style: style)
  }
}

extension UIView {
  /// The present traits of the view's window; in no window those that are the same for all windows of the clock. Light or dark is that of the view, a superview
  /// or one of their controllers, where one has it (``overrideUserInterfaceStyle``).
  public var traitCollection: UITraitCollection {
    UITraitCollection(of: window, shownStyle)
  }
}

extension UIViewController {
  /// Those of the view, see ``UIView/traitCollection``; while it is not loaded, those of no window.
  public var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    return UITraitCollection(of: nil, wantedStyle == .unspecified ? nil : wantedStyle)
  }
}
