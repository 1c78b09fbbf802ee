/// How often a ``CADisplayLink`` is called, in calls per second.
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that is acceptable. Nothing makes a host draw more often than it does.
  public var minimum: Float
  /// The highest rate: frames beyond it are left out. 0 for no limit.
  public var maximum: Float
  /// The rate that is wanted within the two; `nil` or 0 for as many as the maximum allows.
  public var preferred: Float?

  /// A range of rates; what is negative or not finite counts as 0.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    func rate(_ value: Float) -> Float { value > 0 && value.isFinite ? value : 0 }
    self.minimum = rate(minimum)
    self.maximum = rate(maximum)
    self.preferred = preferred.map(rate)
  }

  /// Each frame.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
