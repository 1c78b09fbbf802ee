/// Colors that pass into each other all over a layer's rectangle, as a host draws them: over the background, behind the shapes, within the rounded corners.
nonisolated public struct LayerGradient: Equatable, Sendable {
  /// How the colors lie.
  nonisolated public enum Kind: Int, Hashable, Sendable {
    /// In lines, at a right angle to the one from the start to the end.
    case axial
    /// In ellipses about the start, of which the one through the last color is as far from it as the end, on each axis.
    case radial
    /// In rays from the start, clockwise; the first one goes to the end.
    case conic
  }

  /// A color at a place.
  nonisolated public struct Stop: Equatable, Sendable {
    /// 0 at the start, 1 at the end; of a conic one after a whole turn. It may lie beyond both.
    public var location: CGFloat
    /// In light or in dark.
    public var color: UIColor

    /// A color at a location.
    public init(_ location: CGFloat, _ color: UIColor) {
      self.location = location
      self.color = color
    }
  }

  /// How the colors lie.
  public var kind: Kind
  /// In points from the layer's top left corner.
  public var start: CGPoint
  /// In points from the layer's top left corner; another place than the start, and of a radial one on both axes.
  public var end: CGPoint
  /// At least two, none before the one before it. Between two the parts of the color change evenly, each by itself; beyond the first and the last one goes on.
  public var stops: [Stop]

  /// A gradient of some colors.
  public init(_ kind: Kind, from start: CGPoint, to end: CGPoint, stops: [Stop]) {
    self.kind = kind
    self.start = start
    self.end = end
    self.stops = stops
  }
}
