#if Desktop
  import CPangoCairo
  import TouchKit

  /// Lines of text in the font of the desktop, broken, measured and drawn by Pango, as in a `UILabel`.
  struct TextLayout: ~Copyable {
    private let paragraph: TextParagraph
    private let layout: OpaquePointer
    private let lineHeight: CGFloat
    // How many lines the whole text has.
    private let count: Int

    init(_ paragraph: TextParagraph) {
      self.init(paragraph, isJustified: false)
    }

    private init(_ paragraph: TextParagraph, isJustified: Bool) {
      self.paragraph = paragraph
      layout = TextLayout.plain(paragraph.text, paragraph)
      lineHeight = paragraph.fontSize * Constants.lineHeight
      if paragraph.wraps, paragraph.width > 0 {
        pango_layout_set_width(layout, TextLayout.units(paragraph.width))
        pango_layout_set_wrap(
          layout,
          paragraph.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, isJustified ? 1 : 0)
      }
      count = Int(pango_layout_get_line_count(layout))
    }

    deinit {
      g_object_unref(UnsafeMutableRawPointer(layout))
    }

    /// As wide as the widest line that is shown, in points.
    var size: CGSize {
      let shown = paragraph.numberOfLines > 0 ? min(paragraph.numberOfLines, count) : count
      var width: CGFloat = 0
      for number in 0..<shown {
        width = max(width, extents(pango_layout_get_line_readonly(layout, Int32(number))).width)
      }
      if shown < count, let tail = tail(from: shown - 1) {
        width = max(width, extents(pango_layout_get_line_readonly(tail, 0)).width)
        g_object_unref(UnsafeMutableRawPointer(tail))
        if paragraph.wraps, paragraph.width > 0 { width = min(width, paragraph.width) }
      }
      return CGSize(width: width, height: lineHeight * CGFloat(shown))
    }

    /// Draws the lines for which there is room, in the middle of the rectangle's height.
    static func draw(
      _ paragraph: TextParagraph, in rect: CGRect, _ alignment: NSTextAlignment,
      _ context: OpaquePointer
    ) {
      guard rect.width > 0, rect.height > 0 else { return }
      var paragraph = paragraph
      paragraph.width = rect.width
      cairo_save(context)
      cairo_rectangle(
        context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      cairo_clip(context)
      TextLayout(paragraph, isJustified: alignment == .justified).draw(in: rect, alignment, context)
      cairo_restore(context)
    }

    private func draw(in rect: CGRect, _ alignment: NSTextAlignment, _ context: OpaquePointer) {
      // A hundredth for a height that is the exact sum.
      var shown = max(1, min(count, Int(rect.height / lineHeight + 0.01)))
      if paragraph.numberOfLines > 0 { shown = min(shown, paragraph.numberOfLines) }
      var top = rect.midY - lineHeight * CGFloat(shown) / 2
      for number in 0..<shown {
        let isCut = number == shown - 1 && (shown < count || !paragraph.wraps)
        if isCut, let tail = tail(from: number) {
          pango_layout_set_width(tail, TextLayout.units(rect.width))
          pango_layout_set_ellipsize(tail, PANGO_ELLIPSIZE_END)
          draw(pango_layout_get_line_readonly(tail, 0), in: rect, top, alignment, context)
          g_object_unref(UnsafeMutableRawPointer(tail))
        } else {
          draw(
            pango_layout_get_line_readonly(layout, Int32(number)), in: rect, top, alignment, context
          )
        }
        top += lineHeight
      }
    }

    private func draw(
      _ line: UnsafeMutablePointer<PangoLayoutLine>?, in rect: CGRect, _ top: CGFloat,
      _ alignment: NSTextAlignment, _ context: OpaquePointer
    ) {
      guard let line else { return }
      let (width, ascent, height) = extents(line)
      let isRight =
        alignment == .right
        || alignment != .left
          && pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      let share: CGFloat = alignment == .center ? 0.5 : isRight ? 1 : 0
      // What is too wide begins at its edge.
      let x =
        rect.minX + (alignment == .center ? max(0, rect.width - width) : rect.width - width) * share
      cairo_move_to(context, Double(x), Double(top + (lineHeight - height) / 2 + ascent))
      pango_cairo_show_layout_line(context, line)
    }

    // The rest of a paragraph from one of its lines on, in a single line; with an ellipsis if the text goes on after it.
    private func tail(from number: Int) -> OpaquePointer? {
      guard paragraph.lineBreakMode == .byTruncatingTail,
        let line = pango_layout_get_line_readonly(layout, Int32(number))
      else { return nil }
      let bytes = Array(paragraph.text.utf8).dropFirst(Int(line.pointee.start_index))
      let rest = bytes.prefix { $0 != UInt8(ascii: "\n") }
      let text = String(decoding: rest, as: UTF8.self)
      return TextLayout.plain(rest.count < bytes.count ? text + "…" : text, paragraph)
    }

    private func extents(
      _ line: UnsafeMutablePointer<PangoLayoutLine>?
    ) -> (width: CGFloat, ascent: CGFloat, height: CGFloat) {
      guard let line else { return (0, 0, 0) }
      var box = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &box)
      let unit = CGFloat(PANGO_SCALE)
      return (CGFloat(box.width) / unit, -CGFloat(box.y) / unit, CGFloat(box.height) / unit)
    }

    private static func units(_ points: CGFloat) -> Int32 {
      Int32(min(points, 100_000) * CGFloat(PANGO_SCALE))
    }

    // Not in the screen's context: a text is as wide before there is a window, and its lines end at the same words in
    // every scale, which they would not if letters were whole pixels wide.
    private static func plain(_ text: String, _ paragraph: TextParagraph) -> OpaquePointer {
      let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
      pango_context_set_round_glyph_positions(context, 0)
      let options = cairo_font_options_create()
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      let layout = pango_layout_new(context)
      if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
      let font = pango_font_description_new()
      pango_font_description_set_family(font, "sans-serif")
      pango_font_description_set_absolute_size(
        font, Double(paragraph.fontSize) * Double(PANGO_SCALE))
      pango_font_description_set_weight(
        font, PangoWeight(rawValue: UInt32(min(max(100, paragraph.fontWeight), 1000))))
      pango_layout_set_font_description(layout, font)
      pango_font_description_free(font)
      // Where a word is broken it gets no hyphen, as in pages.
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      pango_layout_set_text(layout, text, -1)
      return layout!
    }
  }
#endif
