/// Which corners of a layer are round; see ``CALayer/maskedCorners``. The raw values are UIKit's.
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The one at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The one at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The one at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The one at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  /// All four.
  package static let all = CACornerMask(rawValue: 0b1111)
}
