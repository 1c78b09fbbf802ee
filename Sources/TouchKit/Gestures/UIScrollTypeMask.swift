/// Kinds of scrolling without a finger on the screen.
nonisolated public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel that turns by notches; see ``UIWindow/isNotch(_:)``.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Two fingers on a trackpad, or a wheel that turns smoothly.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Wheels and trackpads.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
