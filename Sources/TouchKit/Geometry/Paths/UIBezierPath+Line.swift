// How ``UIBezierPath/stroke()`` draws the line.
nonisolated extension UIBezierPath {
  /// The width of the line, in points; 1 by default.
  public var lineWidth: CGFloat {
    get { line.width }
    set { line.width = newValue > 0 && newValue.isFinite ? newValue : 0 }
  }

  /// The ends of the line; cut off by default.
  public var lineCapStyle: CGLineCap {
    get { line.cap }
    set { line.cap = newValue }
  }

  /// The corners of the line; pointed by default.
  public var lineJoinStyle: CGLineJoin {
    get { line.join }
    set { line.join = newValue }
  }

  /// How long a pointed corner may be, in widths of the line; 10 by default.
  public var miterLimit: CGFloat {
    get { line.miterLimit }
    set { line.miterLimit = newValue.isFinite ? newValue : 10 }
  }

  /// The dashes and gaps of the line in turn, in points; `nil` for a line without gaps, the default.
  ///
  /// - Parameters:
  ///   - pattern: the first of `count` lengths.
  ///   - phase: how far into the dashes the line begins.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))
    line.setDashes(Array(lengths), phase: phase)
  }
}
