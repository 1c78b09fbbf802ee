/// The kind of element that a view is for assistive technology.
nonisolated public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads somewhere else; pressed as a button is.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen among others: a tab, a row. Controls and cells have it while they are selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is the title of what follows: screen readers go from one to the next.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is a control that is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It has a value that can be made larger and smaller; see ``UIView/accessibilityIncrement()``.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is on or off, and pressing it turns it over: its ``UIView/accessibilityValue`` is `1` or `0`.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// It is text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// In layer changes alone: the layer and its sublayers are hidden from assistive technology; see ``UIView/accessibilityElementsHidden``. (Not in UIKit.)
  public static let elementsHidden = UIAccessibilityTraits(rawValue: 1 << 63)
  /// It changes by itself, and the change is worth announcing.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}
