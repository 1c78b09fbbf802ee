#if Desktop
  import CPangoCairo
  import TouchKit

  /// Lines of text in the font of the desktop, measured and drawn by Pango, aligned as in a `UILabel`.
  struct TextLayout: ~Copyable {
    private let layout: OpaquePointer
    private let lineHeight: CGFloat
    private let lines: Int

    /// - Parameters:
    ///   - size: the height of the font, in points.
    ///   - weight: from 100 to 900.
    init(_ text: String, size: CGFloat, weight: Int) {
      // Not the screen's context: a text has the same width before there is a window.
      let map = pango_cairo_font_map_get_default()
      let context = pango_font_map_create_context(map)
      // Whole pixels for each letter would make a text's width depend on its scale.
      pango_context_set_round_glyph_positions(context, 0)
      layout = pango_layout_new(context)
      if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
      let font = pango_font_description_new()
      pango_font_description_set_family(font, "sans-serif")
      pango_font_description_set_absolute_size(font, Double(size) * Double(PANGO_SCALE))
      pango_font_description_set_weight(
        font, PangoWeight(rawValue: UInt32(min(max(100, weight), 1000))))
      pango_layout_set_font_description(layout, font)
      pango_font_description_free(font)
      pango_layout_set_text(layout, text, -1)
      lineHeight = size * Constants.lineHeight
      lines = Int(pango_layout_get_line_count(layout))
    }

    deinit {
      g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// As wide as the widest line, in points.
    var size: CGSize {
      var width: Int32 = 0
      var height: Int32 = 0
      pango_layout_get_size(layout, &width, &height)
      return CGSize(
        width: CGFloat(width) / CGFloat(PANGO_SCALE), height: lineHeight * CGFloat(lines))
    }

    /// Draws the lines in the middle of the rectangle's height. One that is too long ends in dots.
    func draw(in rect: CGRect, _ alignment: NSTextAlignment, _ context: OpaquePointer) {
      guard rect.width > 0, rect.height > 0 else { return }
      pango_layout_set_width(layout, Int32(min(rect.width, 100_000) * CGFloat(PANGO_SCALE)))
      pango_layout_set_height(layout, -Int32(lines))
      pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      switch alignment {
      case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
      case .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
      default: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
      }
      var drawn = PangoRectangle()
      pango_layout_get_extents(layout, nil, &drawn)
      let height = CGFloat(drawn.height) / CGFloat(PANGO_SCALE)
      cairo_save(context)
      cairo_rectangle(
        context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_clip(context)
      cairo_move_to(context, Double(rect.minX), Double(rect.midY - height / 2))
      pango_cairo_update_layout(context, layout)
      pango_cairo_show_layout(context, layout)
      cairo_restore(context)
    }
  }
#endif
