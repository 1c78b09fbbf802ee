#if Desktop
  import CPangoCairo
  import TouchKit

  extension Painter {
    /// Paints a gradient, and what a view has drawn.
    func paintDrawing(of layer: DrawnLayer, _ bounds: CGRect) {
      if let gradient = layer.drawing.gradient {
        outline(bounds, layer.radius, layer.corners)
        fill(with: gradient)
      }
      let shapes = layer.drawing.shapes
      if !shapes.isEmpty { paint(shapes, of: layer.drawing.bounds, layer.fit, in: bounds) }
    }

    // What was drawn in a rectangle is fitted into the bounds.
    private func paint(
      _ shapes: [LayerShape], of drawn: CGRect?, _ mode: UIView.ContentMode, in bounds: CGRect
    ) {
      cairo_save(context)
      defer { cairo_restore(context) }
      if let drawn {
        guard drawn.width > 0, drawn.height > 0 else { return }
        outline(bounds, 0)
        cairo_clip(context)
        let (across, down) = mode.scales(of: drawn.size, in: bounds.size)
        cairo_translate(context, Double(bounds.midX), Double(bounds.midY))
        cairo_scale(context, Double(across), Double(down))
        cairo_translate(context, Double(-drawn.midX), Double(-drawn.midY))
      }
      // What erases takes away what is drawn here, and nothing behind it.
      let isApart = shapes.contains { $0.erases }
      if isApart { cairo_push_group(context) }
      for shape in shapes { clipping(shape) { paint(shape) } }
      if isApart {
        cairo_pop_group_to_source(context)
        cairo_paint(context)
      }
    }

    private func clipping(_ shape: LayerShape, _ paint: () -> Void) {
      guard shape.erases || !shape.clips.isEmpty else { return paint() }
      cairo_save(context)
      for clip in shape.clips {
        add(clip.path)
        set(clip.rule)
        cairo_clip(context)
      }
      set(.winding)
      if shape.erases { cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT) }
      paint()
      cairo_restore(context)
    }

    private func set(_ rule: CGPathFillRule) {
      cairo_set_fill_rule(
        context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    }

    private func paint(_ shape: LayerShape) {
      fill(shape.fillColor) {
        add(shape.path)
        set(shape.fillRule)
        cairo_fill(context)
        set(.winding)
      }
      guard shape.stroke.width > 0 else { return }
      fill(shape.strokeColor) {
        add(shape.path)
        set(shape.stroke)
        cairo_stroke(context)
        cairo_set_dash(context, nil, 0, 0)
      }
    }

    private func set(_ stroke: LayerStroke) {
      cairo_set_line_width(context, Double(stroke.width))
      let caps = [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE]
      cairo_set_line_cap(context, caps[Int(stroke.cap.rawValue)])
      let joins = [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL]
      cairo_set_line_join(context, joins[Int(stroke.join.rawValue)])
      cairo_set_miter_limit(context, Double(stroke.miterLimit))
      let dashes = stroke.dashes.map { Double($0) }
      cairo_set_dash(context, dashes, Int32(dashes.count), Double(stroke.dashPhase))
    }

    private func add(_ path: [PathElement]) {
      cairo_new_path(context)
      var here = CGPoint.zero
      for element in path {
        switch element {
        case .move(let point):
          cairo_move_to(context, Double(point.x), Double(point.y))
          here = point
        case .line(let point):
          cairo_line_to(context, Double(point.x), Double(point.y))
          here = point
        // Cairo has no quadratic curves: a cubic one whose control points are two thirds of the way to the one of the other.
        case .quad(let control, let end):
          curve(here.twoThirds(to: control), end.twoThirds(to: control), end)
          here = end
        case .curve(let first, let second, let end):
          curve(first, second, end)
          here = end
        case .close: cairo_close_path(context)
        }
      }
    }

    private func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
      cairo_curve_to(
        context, Double(first.x), Double(first.y), Double(second.x), Double(second.y),
        Double(end.x), Double(end.y))
    }
  }

  extension CGPoint {
    fileprivate func twoThirds(to other: CGPoint) -> CGPoint {
      CGPoint(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
    }
  }

  extension UIView.ContentMode {
    /// What something of a size is scaled by to be in the middle of another one.
    func scales(of size: CGSize, in room: CGSize) -> (x: CGFloat, y: CGFloat) {
      let (across, down) = (room.width / size.width, room.height / size.height)
      return switch self {
      case .scaleToFill, .redraw: (across, down)
      case .scaleAspectFit: (min(across, down), min(across, down))
      case .scaleAspectFill: (max(across, down), max(across, down))
      case .center: (1, 1)
      }
    }
  }
#endif
