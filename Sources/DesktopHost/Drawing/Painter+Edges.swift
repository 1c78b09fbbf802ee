#if Desktop
  import CPangoCairo
  import TouchKit

  extension Painter {
    /// Sets the current color and draws, unless the color is clear.
    func fill(_ color: UIColor, _ draw: () -> Void) {
      guard color.alpha > 0 else { return }
      cairo_set_source_rgba(
        context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
      draw()
    }

    /// Begins a path: a rectangle some of whose corners are quarters of circles.
    func outline(_ rect: CGRect, _ corner: CGFloat, _ corners: CACornerMask = .all) {
      let radius = Double(min(max(0, corner), rect.width / 2, rect.height / 2))
      let (left, top) = (Double(rect.minX), Double(rect.minY))
      let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
      cairo_new_path(context)
      guard radius > 0 else {
        cairo_rectangle(context, left, top, right - left, bottom - top)
        return
      }
      let quarter = Double.pi / 2
      // Clockwise from the top right. An arc of no radius is its middle: a square corner.
      func turn(_ corner: CACornerMask, _ x: Double, _ y: Double, from angle: Double) {
        let own = corners.contains(corner) ? radius : 0
        let (toLeft, toTop) = (x == right ? -own : own, y == bottom ? -own : own)
        cairo_arc(context, x + toLeft, y + toTop, own, angle, angle + quarter)
      }
      turn(.layerMaxXMinYCorner, right, top, from: -quarter)
      turn(.layerMaxXMaxYCorner, right, bottom, from: 0)
      turn(.layerMinXMaxYCorner, left, bottom, from: quarter)
      turn(.layerMinXMinYCorner, left, top, from: 2 * quarter)
      cairo_close_path(context)
    }

    func paintBorder(of layer: DrawnLayer, _ bounds: CGRect) {
      let width = layer.border.width
      guard width > 0 else { return }
      fill(layer.border.color) {
        outline(
          bounds.insetBy(dx: width / 2, dy: width / 2), layer.radius - width / 2, layer.corners)
        cairo_set_line_width(context, Double(width))
        cairo_stroke(context)
      }
    }

    /// Draws the part of a blurred rectangle outside of the layer.
    ///
    /// Cairo does not blur. Rectangles of shrinking size, one over the other, give each distance d from
    /// the edge the part C(d) that a Gaussian of that standard deviation σ has left there; one of
    /// alpha a over the coverage C makes 1 − (1 − C)(1 − a).
    ///
    /// ```
    ///   1 ┤▇▇▆▅▄▃▂▁      C(d) = 1 / (1 + exp(1.6 · d/σ)),
    ///     └────┬────▶ d  within 0.02 of the Gaussian's
    ///         edge
    /// ```
    func paintShadow(of layer: DrawnLayer, _ bounds: CGRect) {
      let (color, radius, offset) = layer.shadow
      guard color.alpha > 0 else { return }
      cairo_save(context)
      // Everything but the layer itself.
      let far = 4 * radius + abs(offset.width) + abs(offset.height) + 1
      outline(bounds, layer.radius, layer.corners)
      let outer = bounds.insetBy(dx: -far, dy: -far)
      cairo_rectangle(
        context, Double(outer.minX), Double(outer.minY), Double(outer.width), Double(outer.height))
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      let middle = bounds.offsetBy(dx: offset.width, dy: offset.height)
      var covered: CGFloat = 0
      for distance in Painter.shadowSteps(radius) {
        let wanted = color.alpha * Painter.coverage(distance, radius)
        let alpha = (wanted - covered) / (1 - covered)
        covered = wanted
        fill(color.withAlphaComponent(alpha)) {
          outline(
            middle.insetBy(dx: -distance, dy: -distance), max(0, layer.radius + distance),
            layer.corners)
          cairo_fill(context)
        }
      }
      cairo_restore(context)
    }

    /// From the outermost to the innermost.
    private static func shadowSteps(_ radius: CGFloat) -> [CGFloat] {
      guard radius > 0 else { return [0] }
      let count = min(24, max(4, Int(2 * radius)))
      return (0...count).map { 2 * radius - 4 * radius * CGFloat($0) / CGFloat(count) }
    }

    private static func coverage(_ distance: CGFloat, _ radius: CGFloat) -> CGFloat {
      guard radius > 0 else { return 1 }
      return 1 / (1 + exp(1.6 * distance / radius))
    }
  }
#endif
