/// How the lines of a text are set. The raw values are those of UIKit on iOS.
nonisolated public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Along the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// Along the right edge.
  case right = 2
  /// From edge to edge, by wider spaces, where a line is broken; the last line of a paragraph as ``natural``.
  case justified = 3
  /// Along the edge where one begins to read: the right one where the first letter that has a direction is Hebrew, Arabic
  /// and the like, otherwise the left one.
  case natural = 4
}
