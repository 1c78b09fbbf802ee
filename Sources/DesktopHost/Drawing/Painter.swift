#if Desktop
  import CPangoCairo
  import TouchKit

  /// Draws layers with Cairo, from back to front, in points.
  struct Painter {
    let context: OpaquePointer
    private let pictures: Pictures

    init(_ context: OpaquePointer, _ pictures: Pictures) {
      self.context = context
      self.pictures = pictures
    }

    /// Draws all of a window on white.
    func paint(_ layers: DrawnLayers) {
      cairo_set_source_rgb(context, 1, 1, 1)
      cairo_paint(context)
      fill(layers.root.background) { cairo_paint(context) }
      masking(by: layers.root) { for child in layers.root.children { paint(child) } }
    }

    private func paint(_ layer: DrawnLayer) {
      guard !layer.isHidden, layer.opacity > 0, layer.kind != .mask else { return }
      cairo_save(context)
      defer { cairo_restore(context) }
      setCoordinates(layer)
      guard canBeSeen(layer) else { return }
      // Opacity applies to the layer with its sublayers, so they are drawn into a group.
      let isApart = layer.opacity < 1
      if isApart { cairo_push_group(context) }
      masking(by: layer) { paintContents(of: layer) }
      if isApart {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, Double(layer.opacity))
      }
    }

    /// Sets the layer's coordinate system: its transform is about its middle.
    func setCoordinates(_ layer: DrawnLayer) {
      let size = layer.rect.size
      cairo_translate(
        context, Double(layer.rect.origin.x + size.width / 2),
        Double(layer.rect.origin.y + size.height / 2))
      let t = layer.transform
      var matrix = cairo_matrix_t(
        xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx),
        y0: Double(t.ty))
      cairo_transform(context, &matrix)
      cairo_translate(context, Double(-size.width / 2), Double(-size.height / 2))
    }

    /// False for a layer completely outside of the drawn area: in a long list, nearly all of them.
    private func canBeSeen(_ layer: DrawnLayer) -> Bool {
      // Sublayers, a shadow and a line may extend beyond the layer.
      if case .path = layer.contents { return true }
      if !layer.drawing.shapes.isEmpty { return true }
      guard layer.clips || layer.children.isEmpty, layer.shadow.color.alpha == 0 else {
        return true
      }
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      let size = layer.rect.size
      return left < Double(size.width) && right > 0 && top < Double(size.height) && bottom > 0
    }

    private func paintContents(of layer: DrawnLayer) {
      let bounds = CGRect(origin: .zero, size: layer.rect.size)
      paintShadow(of: layer, bounds)
      cairo_save(context)
      if layer.clips {
        outline(bounds, layer.radius, layer.corners)
        cairo_clip(context)
      }
      fill(layer.background) {
        outline(bounds, layer.radius, layer.corners)
        cairo_fill(context)
      }
      paint(layer.contents, of: layer, bounds)
      paintDrawing(of: layer, bounds)
      cairo_translate(context, Double(-layer.offset.x), Double(-layer.offset.y))
      for child in layer.children { paint(child) }
      cairo_restore(context)
      paintBorder(of: layer, bounds)
    }

    private func paint(
      _ contents: DrawnLayer.Contents, of layer: DrawnLayer, _ bounds: CGRect
    ) {
      switch contents {
      case .none: break
      case .picture(let source, let mode):
        guard let source, let picture = pictures[source] else { return }
        cairo_save(context)
        outline(bounds, layer.radius, layer.corners)
        cairo_clip(context)
        picture.draw(in: bounds, mode, context)
        cairo_restore(context)
      case .text(let paragraph, let color, let alignment):
        guard !paragraph.text.isEmpty else { return }
        fill(color) { TextLayout.draw(paragraph, in: bounds, alignment, context) }
      case .path(let points, let width, let color):
        fill(color) { stroke(points, width) }
      }
    }

    private func stroke(_ points: [CGPoint], _ width: CGFloat) {
      cairo_new_path(context)
      for point in points { cairo_line_to(context, Double(point.x), Double(point.y)) }
      cairo_set_line_width(context, Double(width))
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(context)
    }
  }
#endif
