/// Distances from the four edges of a rectangle inwards, in points; negative values reach outwards.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge, in points; positive inwards.
  public var top: CGFloat
  /// The distance from the left edge, in points; positive inwards.
  public var left: CGFloat
  /// The distance from the lower edge, in points; positive inwards.
  public var bottom: CGFloat
  /// The distance from the right edge, in points; positive inwards.
  public var right: CGFloat

  /// No distance from any edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Distances from the four edges, in points; positive inwards.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()

  // Whether no side is infinite or NaN.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}

extension CGRect {
  /// The rectangle with each edge moved inwards by the inset of that edge.
  nonisolated public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
