nonisolated extension CGContext {
  // MARK: Colors and lines

  /// The color that shapes are filled with; black by default.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.color
  }

  /// The same in parts from 0 to 1, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color of lines; black by default.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.color
  }

  /// The same in parts from 0 to 1, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// How opaque everything is from now on, from 0 to 1, the default.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha > 1 ? 1 : alpha > 0 ? alpha : 0
  }

  /// The width of lines, in points; 1 by default.
  public func setLineWidth(_ width: CGFloat) {
    if width.isFinite { state.line.width = max(0, width) }
  }

  /// The ends of lines; cut off by default.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap
  }

  /// The corners of lines; pointed by default.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join
  }

  /// How long a pointed corner may be, in widths of the line; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { state.line.miterLimit = limit }
  }

  /// The dashes and gaps of lines in turn, in points; none for a line without gaps, the default.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.setDashes(lengths, phase: phase)
  }

  // MARK: What is drawn

  /// Draws the line of the path, and begins a new one.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Fills the path, draws its line, or both, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = path.elements
    path = CGMutablePath()
    add(
      drawn, fill: mode != .stroke, stroke: mode != .fill && mode != .eoFill,
      rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding, line: state.line)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    draw(.fill) { $0.addRect(rect) }
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    draw(.stroke) { $0.addRect(rect) }
  }

  /// Draws the outline of a rectangle with a line of its own width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = old
  }

  /// Fills the ellipse that fits into a rectangle.
  public func fillEllipse(in rect: CGRect) {
    draw(.fill) { $0.addEllipse(in: rect) }
  }

  /// Draws the outline of the ellipse that fits into a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    draw(.stroke) { $0.addEllipse(in: rect) }
  }

  /// Draws lines from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { context in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        context.move(to: points[index])
        context.addLine(to: points[index + 1])
      }
    }
  }

  // A shape of its own; as in Core Graphics it ends the path that was begun.
  private func draw(_ mode: CGPathDrawingMode, _ add: (CGContext) -> Void) {
    path = CGMutablePath()
    add(self)
    drawPath(using: mode)
  }
}
