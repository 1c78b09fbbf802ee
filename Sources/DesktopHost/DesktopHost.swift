#if Desktop
  import CSDL2
  import TouchKit

  /// Shows a program's `UIWindow` in a window of the desktop.
  ///
  /// The same program that runs in a page runs here, drawn by Cairo and Pango; to look at it
  /// without a browser. `Sources/Programs/DesktopSample` is a program of two files. It depends on this
  /// package with its trait `Desktop`, and on Debian's `libsdl2-dev`, `libpango1.0-dev` and
  /// `libgdk-pixbuf-2.0-dev`.
  ///
  /// Fingers on a touch screen, a mouse, a wheel and keys come in with the times at which SDL got
  /// them. The desktop's accessibility gets nothing: SDL has no interface for it.
  public enum DesktopHost {
    /// Opens a window and runs until the person closes it.
    ///
    /// - Parameters:
    ///   - title: of the window.
    ///   - size: of its content at first, in points; 800 × 600 by default.
    ///   - make: called once. Returns the window to show, which has to be made with
    ///     ``DesktopPage/clock``, or any other view, which then fills a window that the host makes.
    ///     Either gets the size of the content, whenever that changes.
    /// - Throws: ``DesktopError`` where there is no desktop to open a window on.
    public static func run(
      title: String, size: CGSize = CGSize(width: 800, height: 600),
      _ make: (DesktopPage) -> UIView
    ) throws(DesktopError) {
      let screen = try DesktopScreen(title: title, size: size)
      let session = DesktopSession(DesktopPage(size: screen.size, scale: screen.scale), make)
      var reader = EventReader()
      while true {
        let start = DesktopHost.now
        let due = session.frame(at: start)
        if session.consumeNeedsDrawing() {
          screen.draw(session.layers, pictures: session.page.pictures)
        }
        // Drawing waits for the display where SDL can; otherwise wait here.
        let next = due.map { $0 == 0 ? start + screen.refreshInterval : $0 }
        let wait = next.map { max(0, $0 - DesktopHost.now) }
        guard reader.read(waiting: wait, into: session, screen) else { return }
      }
    }

    /// In seconds since SDL started, as in its events' time stamps.
    static var now: TimeInterval {
      TimeInterval(SDL_GetTicks64()) / 1000
    }
  }

  /// Why there is no window, or no picture.
  public struct DesktopError: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
      self.description = description
    }

    /// With SDL's error message.
    static var noWindow: DesktopError {
      DesktopError("no window could be opened: \(String(cString: SDL_GetError()))")
    }
  }
#endif
