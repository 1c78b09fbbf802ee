#if Desktop
  import CPangoCairo
  import TouchKit

  /// Moments of a program side by side in one picture, drawn without a window of the desktop; its clock is advanced by
  /// hand, so that every run draws the same moments.
  ///
  /// For the pictures of documents, and for tests of the middle of a motion.
  public final class FilmStrip {
    /// The window of the program, for its touches.
    public let window: UIWindow

    private let session: DesktopSession
    private let size: CGSize
    private let gap: CGFloat
    private let count: Int
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private var drawn = 0

    /// - Parameters:
    ///   - count: the number of moments.
    ///   - size: of each, in points.
    ///   - scale: pixels per point.
    ///   - gap: between two moments, in points; 8 by default. It is transparent.
    ///   - make: as for ``DesktopHost/run(title:size:_:)``.
    /// - Throws: ``DesktopError`` where there is no memory for a picture of this size.
    public init(
      count: Int, size: CGSize, scale: CGFloat, gap: CGFloat = 8, _ make: (DesktopPage) -> UIView
    ) throws(DesktopError) {
      let width = CGFloat(count) * (size.width + gap) - gap
      guard
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(width * scale), Int32(size.height * scale)),
        let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS
      else { throw DesktopError("a picture of \(width) × \(size.height) points is too large") }
      cairo_scale(context, Double(scale), Double(scale))
      self.count = count
      self.size = size
      self.gap = gap
      self.surface = surface
      self.context = context
      session = DesktopSession(DesktopPage(size: size, scale: scale), make)
      window = session.window
    }

    isolated deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }

    /// Advances the clock to a time, in frames of 1/120 s.
    public func advance(to time: TimeInterval) {
      while session.window.clock.now < time {
        _ = session.frame(at: min(session.window.clock.now + 1 / 120, time))
      }
    }

    /// Draws the window as it is now, to the right of the moment before. At most `count` times.
    ///
    /// - Parameter fingers: the locations of fingers, in the window's points, drawn as rings.
    public func draw(fingers: [CGPoint] = []) {
      precondition(drawn < count, "a strip of \(count) moments is full")
      _ = session.frame(at: session.window.clock.now)
      cairo_save(context)
      cairo_translate(context, Double(CGFloat(drawn) * (size.width + gap)), 0)
      cairo_rectangle(context, 0, 0, Double(size.width), Double(size.height))
      cairo_clip(context)
      let painter = Painter(context, session.page.pictures)
      painter.paint(session.layers)
      for finger in fingers { painter.paintFinger(at: finger) }
      cairo_restore(context)
      drawn += 1
    }

    /// Writes the picture as a PNG file.
    ///
    /// - Throws: ``DesktopError`` where the file cannot be written.
    public func write(to path: String) throws(DesktopError) {
      let status = cairo_surface_write_to_png(surface, path)
      guard status == CAIRO_STATUS_SUCCESS else {
        throw DesktopError("\(path): \(String(cString: cairo_status_to_string(status)))")
      }
    }
  }

  extension Painter {
    /// A ring of the size of a fingertip.
    fileprivate func paintFinger(at location: CGPoint) {
      let ring = CGRect(x: location.x - 22, y: location.y - 22, width: 44, height: 44)
      fill(UIColor(red: 1, green: 1, blue: 1, alpha: 0.35)) {
        outline(ring, 22)
        cairo_fill(context)
      }
      fill(UIColor(red: 0, green: 0, blue: 0, alpha: 0.6)) {
        outline(ring, 22)
        cairo_set_line_width(context, 2)
        cairo_stroke(context)
      }
    }
  }
#endif
