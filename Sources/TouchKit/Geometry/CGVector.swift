/// A direction with a length.
nonisolated public struct CGVector: Hashable, Sendable {
  /// The horizontal part, to the right.
  public var dx: CGFloat
  /// The vertical part, downwards.
  public var dy: CGFloat

  /// The vector (0, 0).
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector of two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector (0, 0).
  public static let zero = CGVector()

  /// True where both parts are numbers.
  var isFinite: Bool { dx.isFinite && dy.isFinite }
}
