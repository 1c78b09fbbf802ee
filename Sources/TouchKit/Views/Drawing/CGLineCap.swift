/// The end of a line that is drawn. The raw values are Core Graphics'.
nonisolated public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut off at the last point.
  case butt
  /// A half circle about the last point.
  case round
  /// Half a width further than the last point.
  case square
}

/// The corner of a line that is drawn. The raw values are Core Graphics'.
nonisolated public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed, or cut off where the point would be too long.
  case miter
  /// A circle about the corner.
  case round
  /// Cut off.
  case bevel
}

/// What is drawn of a path. The raw values are Core Graphics'.
nonisolated public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// What is inside by the winding number.
  case fill
  /// What is inside where an odd number of lines is crossed on the way out.
  case eoFill
  /// The line.
  case stroke
  /// Both, the line in front.
  case fillStroke
  /// The same by the even-odd rule.
  case eoFillStroke
}
