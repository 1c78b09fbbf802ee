/// What ``UIView/draw(_:)`` draws into, while it is being called; `nil` outside of it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? {
  CGContext.current
}

/// Fills a rectangle with the present color, within ``UIView/draw(_:)``; does nothing outside of it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {
  CGContext.current?.fill(rect)
}

/// Draws a line of one point along the inner edge of a rectangle, in the color that fills, within ``UIView/draw(_:)``; does nothing outside of it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
  guard let context = CGContext.current else { return }
  context.saveGState()
  context.state.stroke = context.state.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

extension UIColor {
  /// Fills and draws with this color, within ``UIView/draw(_:)``; does nothing outside of it.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills with this color, within ``UIView/draw(_:)``; does nothing outside of it.
  public func setFill() {
    CGContext.current?.state.fill = self
  }

  /// Draws lines with this color, within ``UIView/draw(_:)``; does nothing outside of it.
  public func setStroke() {
    CGContext.current?.state.stroke = self
  }
}

extension UIBezierPath {
  /// Draws the line in the present color, with the path's ``lineWidth`` and so on, within ``UIView/draw(_:)``; does nothing outside of it.
  public func stroke() {
    guard let context = CGContext.current else { return }
    context.add(mapped(by: context), fill: false, stroke: true, line: line)
  }

  /// Fills the path with the present color, within ``UIView/draw(_:)``; does nothing outside of it.
  public func fill() {
    guard let context = CGContext.current else { return }
    context.add(
      mapped(by: context), fill: true, stroke: false,
      rule: usesEvenOddFillRule ? .evenOdd : .winding, line: line)
  }

  func mapped(by context: CGContext) -> [PathElement] {
    guard !context.state.map.isIdentity else { return path.elements }
    let mapped = CGMutablePath()
    mapped.addPath(path, transform: context.state.map)
    return mapped.elements
  }
}

extension CGContext {
  /// What is drawn in a call.
  static func shapes(_ draw: () -> Void) -> [LayerShape] {
    let outer = current
    #if hasFeature(Embedded)
      let context = CGContext()
    #else
      var context = spare ?? CGContext()
      spare = nil
    #endif
    current = context
    draw()
    current = outer
    let shapes = context.shapes
    #if !hasFeature(Embedded)
      // Most views draw nothing. One that somebody has kept is theirs.
      if isKnownUniquelyReferenced(&context), context.reset() { spare = context }
    #endif
    return shapes
  }
}
