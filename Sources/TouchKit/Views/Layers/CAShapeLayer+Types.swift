// Names with values, as Core Animation has them.

/// What is inside of a shape where lines cross.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where the lines wind around a point more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray from the point crosses an odd number of lines.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape's line.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cut off at the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle about the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a width further than the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape's line.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed, or cut off where the point would be too long.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A circle about the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
