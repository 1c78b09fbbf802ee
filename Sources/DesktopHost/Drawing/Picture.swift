#if Desktop
  import CGdkPixbuf
  import CPangoCairo
  import TouchKit

  /// A decoded picture, in memory that Cairo draws from.
  final class Picture {
    private let surface: OpaquePointer

    /// In pixels.
    let size: CGSize

    /// - Parameter pixbuf: red, green, blue and perhaps alpha, a byte each, as GDK-PixBuf has them.
    init?(_ pixbuf: OpaquePointer) {
      let width = gdk_pixbuf_get_width(pixbuf)
      let height = gdk_pixbuf_get_height(pixbuf)
      guard let from = gdk_pixbuf_read_pixels(pixbuf),
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
        let to = cairo_image_surface_get_data(surface)
      else { return nil }
      self.surface = surface
      size = CGSize(width: CGFloat(width), height: CGFloat(height))
      cairo_surface_flush(surface)
      let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
      let rows = (
        from: Int(gdk_pixbuf_get_rowstride(pixbuf)),
        to: Int(cairo_image_surface_get_stride(surface))
      )
      for y in 0..<Int(height) {
        for x in 0..<Int(width) {
          let pixel = from + y * rows.from + x * channels
          let alpha = channels == 4 ? UInt32(pixel[3]) : 255
          // Cairo's colors are multiplied by their alpha.
          let word =
            alpha << 24 | (UInt32(pixel[0]) * alpha / 255) << 16
            | (UInt32(pixel[1]) * alpha / 255) << 8 | UInt32(pixel[2]) * alpha / 255
          UnsafeMutableRawPointer(to + y * rows.to + x * 4).storeBytes(of: word, as: UInt32.self)
        }
      }
      cairo_surface_mark_dirty(surface)
    }

    isolated deinit {
      cairo_surface_destroy(surface)
    }

    func draw(in rect: CGRect, _ mode: UIView.ContentMode, _ context: OpaquePointer) {
      guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
      let (x, y) = mode.scales(of: size, in: rect.size)
      cairo_save(context)
      cairo_translate(context, Double(rect.midX), Double(rect.midY))
      cairo_scale(context, Double(x), Double(y))
      cairo_set_source_surface(
        context, surface, Double(-size.width / 2), Double(-size.height / 2))
      // Large pictures are shown small: the mean of what a pixel covers.
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
      cairo_restore(context)
    }
  }
#endif
