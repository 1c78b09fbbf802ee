/// Lines and curves that are filled, or drawn with a pen, or both: the line is in front.
nonisolated public struct LayerShape: Equatable, Sendable {
  /// The parts, in points.
  public var path: [PathElement]
  /// The color inside; clear, the default, for none.
  public var fillColor = UIColor.clear
  /// What is inside where lines cross; by the winding number by default.
  public var fillRule = CGPathFillRule.winding
  /// The color of the line; clear, the default, for none.
  public var strokeColor = UIColor.clear
  /// The line.
  public var stroke = LayerStroke()
  #if !hasFeature(Embedded)
    /// Nothing of it is seen outside of any of these; none by default. Natively only.
    public var clips: [LayerClip] = []
    /// True where it is not drawn, but takes away what is drawn behind it in the same drawing; false by default. Natively only.
    public var erases = false
  #endif

  /// A shape that is neither filled nor drawn yet.
  public init(path: [PathElement] = []) {
    self.path = path
  }
}

#if !hasFeature(Embedded)
  /// Lines and curves outside of which nothing of a ``LayerShape`` is seen. Natively only.
  nonisolated public struct LayerClip: Equatable, Sendable {
    /// The parts, in points.
    public var path: [PathElement]
    /// What is inside where lines cross; by the winding number by default.
    public var rule: CGPathFillRule

    /// What is inside of some parts.
    public init(path: [PathElement], rule: CGPathFillRule = .winding) {
      self.path = path
      self.rule = rule
    }
  }
#endif

/// How a line looks.
nonisolated public struct LayerStroke: Equatable, Sendable {
  /// In points; 1 by default. Of a line of no width nothing is seen.
  public var width: CGFloat = 1
  /// The ends of the line; cut off where it ends by default.
  public var cap = CGLineCap.butt
  /// Its corners; pointed by default.
  public var join = CGLineJoin.miter
  /// A pointed corner that would be longer than so many widths of the line is cut off; 10 by default.
  public var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points; none, the default, for a line without gaps.
  public var dashes: [CGFloat] = []
  /// How far into the dashes the line begins, in points; 0 by default.
  public var dashPhase: CGFloat = 0

  /// A line of one point without dashes.
  public init() {}
}

extension LayerStroke {
  // Lengths that add up to nothing would never end.
  nonisolated mutating func setDashes(_ lengths: [CGFloat], phase: CGFloat) {
    var sum: CGFloat = 0
    for length in lengths { sum += length >= 0 ? length : .infinity }
    dashes = sum > 0 && sum.isFinite ? lengths : []
    dashPhase = phase.isFinite ? phase : 0
  }
}
