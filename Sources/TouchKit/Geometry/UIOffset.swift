/// How far something is moved, in points.
nonisolated public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// Nowhere.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// To the right and downwards, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Nowhere.
  public static let zero = UIOffset()
}
