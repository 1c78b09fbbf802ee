/// Distances from the four edges of a rectangle inwards, in points, in the words of reading: leading is the left edge and trailing the
/// right one. Negative values reach outwards.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points; positive inwards.
  public var top: CGFloat
  /// The distance from the left edge, in points; positive inwards.
  public var leading: CGFloat
  /// The distance from the lower edge, in points; positive inwards.
  public var bottom: CGFloat
  /// The distance from the right edge, in points; positive inwards.
  public var trailing: CGFloat

  /// No distance from any edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Distances from the four edges, in points; positive inwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance from any edge.
  public static let zero = NSDirectionalEdgeInsets()
}
