/// Where the lines of a label end, and what becomes of words for which there is no room. The raw values are UIKit's.
nonisolated public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words, within one only where it is wider than the label. Lines for which there is no room are not shown.
  case byWordWrapping = 0
  /// Between any two characters. Lines for which there is no room are not shown.
  case byCharWrapping = 1
  /// As ``byWordWrapping`` where there may be several lines; a single line is cut off at the edge.
  case byClipping = 2
  /// As ``byWordWrapping`` where there may be several lines; the last line for which there is room ends with an ellipsis
  /// where the text goes on.
  case byTruncatingTail = 4
}
