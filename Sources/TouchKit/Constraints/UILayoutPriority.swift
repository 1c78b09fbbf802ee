/// How much a constraint matters beside others. Those of a higher priority are fulfilled first; of those that cannot be fulfilled, what comes nearest is taken.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1000, which is required; others count as the nearest of these.
  public var rawValue: Float

  /// A priority from 1 to 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority from 1 to 1000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: has to hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how much a view resists being smaller than its content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: how much a view resists being larger than its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how much a view that is asked for its fitting size strives for the size that it is asked with.
  public static let fittingSizeLevel = UILayoutPriority(50)

  var isRequired: Bool {
    rawValue >= 1000
  }
}
