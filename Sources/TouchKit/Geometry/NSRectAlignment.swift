/// At which edge or corner of a rectangle something lies: leading is the left edge and trailing the right one. The raw values are
/// UIKit's.
nonisolated public enum NSRectAlignment: Int, Hashable, Sendable {
  /// At none: in the middle.
  case none = 0
  /// At the middle of the upper edge.
  case top = 1
  /// At the upper left corner.
  case topLeading = 2
  /// At the middle of the left edge.
  case leading = 3
  /// At the lower left corner.
  case bottomLeading = 4
  /// At the middle of the lower edge.
  case bottom = 5
  /// At the lower right corner.
  case bottomTrailing = 6
  /// At the middle of the right edge.
  case trailing = 7
  /// At the upper right corner.
  case topTrailing = 8
}
