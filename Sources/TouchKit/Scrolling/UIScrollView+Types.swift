extension UIScrollView {
  /// How quickly flung content slows down.
  nonisolated public struct DecelerationRate: Hashable, Sendable {
    /// The share of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate: the share of the velocity that is left after a millisecond, between 0 and 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 0.998: as lists run out on iOS.
    public static let normal = DecelerationRate(rawValue: Constants.normalDecelerationRate)
    /// 0.99: for content that stops soon, such as pages.
    public static let fast = DecelerationRate(rawValue: Constants.fastDecelerationRate)
  }

  /// The colour of scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark, and light in the dark (``UIUserInterfaceStyle``).
    case `default`
    /// Dark indicators, for light content.
    case black
    /// Light indicators, for dark content.
    case white
  }
}
