#if Desktop
  import CPangoCairo
  import TouchKit

  extension Painter {
    /// Paints something in the coordinates of a layer; where that has a mask it is seen as far as the mask is opaque.
    func masking(by layer: DrawnLayer, _ paint: () -> Void) {
      guard let mask = layer.children.first(where: { $0.kind == .mask }) else { return paint() }
      cairo_push_group(context)
      paint()
      let contents = cairo_pop_group(context)
      cairo_push_group(context)
      cairo_translate(context, Double(-layer.offset.x), Double(-layer.offset.y))
      paintMask(mask)
      let shape = cairo_pop_group(context)
      cairo_set_source(context, contents)
      cairo_mask(context, shape)
      cairo_pattern_destroy(contents)
      cairo_pattern_destroy(shape)
    }

    private func paintMask(_ mask: DrawnLayer) {
      guard !mask.isHidden, mask.opacity > 0 else { return }
      setCoordinates(mask)
      cairo_push_group(context)
      paintDrawing(of: mask, CGRect(origin: .zero, size: mask.rect.size))
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, Double(mask.opacity))
    }
  }
#endif
