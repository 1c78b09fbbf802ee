/// What a view shows, as far as that decides whether it is turned round where one reads from the right. The raw values are UIKit's.
nonisolated public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// Follows the direction in which one reads.
  case unspecified = 0
  /// Controls of a player, such as forward and back, which are never turned round.
  case playback = 1
  /// Controls that mean a direction in space, such as an alignment to the left, which are never turned round.
  case spatial = 2
  /// From left to right in any case.
  case forceLeftToRight = 3
  /// From right to left in any case.
  case forceRightToLeft = 4
}

/// The direction in which one reads. The raw values are UIKit's.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// As English is read.
  case leftToRight = 0
  /// As Arabic is read.
  case rightToLeft = 1
}

extension UIView {
  /// What the view shows, which decides its ``effectiveUserInterfaceLayoutDirection``. Unspecified by default; subviews do not take it over.
  ///
  /// Setting it lays the view out again. Layouts of one's own ask for the direction; of what is here scroll views follow it, with the vertical bar at
  /// the left. ``UIButton`` has nothing to turn round, as its title and its picture are in its middle, and layouts of collection views
  /// always begin at the left.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { rareSettings?.content ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      makeRareSettings().content = newValue
      rareSettings?.arranger?.surroundingsChanged(self)
      setNeedsLayout()
    }
  }

  /// The direction in which the view lays out what is in it. The program itself reads from left to right: only
  /// ``UISemanticContentAttribute/forceRightToLeft`` makes it another one.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// True where one reads from the right.
  final var readsFromRight: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The direction of a view with this attribute, in a program that reads from left to right.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of a view with this attribute, in surroundings that read in another one.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
