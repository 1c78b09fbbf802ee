/// How large somebody wants texts to be: one of twelve steps, of which the last five are for people who see badly.
nonisolated public struct UIContentSizeCategory: Hashable, Sendable {
  // From 0; −1 where it is not known.
  let step: Int

  private init(_ step: Int) {
    self.step = step
  }

  /// Not known: fonts have the sizes of ``large``.
  public static let unspecified = UIContentSizeCategory(-1)
  /// Body text of 14 points.
  public static let extraSmall = UIContentSizeCategory(0)
  /// Body text of 15 points.
  public static let small = UIContentSizeCategory(1)
  /// Body text of 16 points.
  public static let medium = UIContentSizeCategory(2)
  /// Body text of 17 points, for people who have not chosen a size.
  public static let large = UIContentSizeCategory(3)
  /// Body text of 19 points.
  public static let extraLarge = UIContentSizeCategory(4)
  /// Body text of 21 points.
  public static let extraExtraLarge = UIContentSizeCategory(5)
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = UIContentSizeCategory(6)
  /// Body text of 28 points.
  public static let accessibilityMedium = UIContentSizeCategory(7)
  /// Body text of 33 points.
  public static let accessibilityLarge = UIContentSizeCategory(8)
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = UIContentSizeCategory(9)
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(10)
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(11)

  /// The one whose body text is nearest to so many times the usual size; the smaller of two that are as near. What is no number is
  /// ``unspecified``. For hosts, which know a factor.
  public init(nearestTo factor: CGFloat) {
    var nearest = UIContentSizeCategory.unspecified
    var least = CGFloat.infinity
    for step in 0..<TextSizes.steps {
      let candidate = UIContentSizeCategory(step)
      let distance = abs(TextSizes.factor(of: .body, candidate) - factor)
      if distance < least { (nearest, least) = (candidate, distance) }
    }
    self = nearest
  }

  /// True for the five largest.
  public var isAccessibilityCategory: Bool {
    step >= UIContentSizeCategory.accessibilityMedium.step
  }
}

extension UIContentSizeCategory: Comparable {
  nonisolated public static func < (
    left: UIContentSizeCategory, right: UIContentSizeCategory
  ) -> Bool {
    left.step < right.step
  }
}
