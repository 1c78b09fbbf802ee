#if Desktop
  import CPangoCairo
  import CSDL2
  import TouchKit

  /// A window of the desktop, and the memory that Cairo draws its content in.
  ///
  /// Each frame that differs from the last is drawn completely: simple, and fast enough for a
  /// window of a few million pixels.
  final class DesktopScreen {
    private let window: OpaquePointer
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    private var pixels = (width: Int32(0), height: Int32(0))

    /// The interval between two frames of the display, in seconds.
    let refreshInterval: TimeInterval

    init(title: String, size: CGSize) throws(DesktopError) {
      SDL_SetMainReady()
      // Fingers are not reported as a mouse as well.
      SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
      SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
      SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
      guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw DesktopError.noWindow }
      let flags =
        SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        | SDL_WINDOW_SHOWN.rawValue
      let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
      guard
        let window = SDL_CreateWindow(
          title, centered, centered, Int32(size.width), Int32(size.height), flags)
      else { throw DesktopError.noWindow }
      guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue) else {
        let error = DesktopError.noWindow
        SDL_DestroyWindow(window)
        throw error
      }
      self.window = window
      self.renderer = renderer
      var mode = SDL_DisplayMode()
      let isKnown = SDL_GetWindowDisplayMode(window, &mode) == 0 && mode.refresh_rate > 0
      refreshInterval = 1 / TimeInterval(isKnown ? mode.refresh_rate : 60)
    }

    isolated deinit {
      if let texture { SDL_DestroyTexture(texture) }
      SDL_DestroyRenderer(renderer)
      SDL_DestroyWindow(window)
      SDL_Quit()
    }

    /// The size of the content, in points.
    var size: CGSize {
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetWindowSize(window, &width, &height)
      return CGSize(width: CGFloat(width), height: CGFloat(height))
    }

    /// Pixels per point.
    var scale: CGFloat {
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetRendererOutputSize(renderer, &width, &height)
      return size.width > 0 ? CGFloat(width) / size.width : 1
    }

    func draw(_ layers: DrawnLayers, pictures: Pictures) {
      var size = (width: Int32(0), height: Int32(0))
      SDL_GetRendererOutputSize(renderer, &size.width, &size.height)
      guard size.width > 0, size.height > 0, fit(size), let texture else { return }
      var memory: UnsafeMutableRawPointer?
      var stride: Int32 = 0
      guard SDL_LockTexture(texture, nil, &memory, &stride) == 0, let memory else { return }
      let surface = cairo_image_surface_create_for_data(
        memory.bindMemory(to: UInt8.self, capacity: Int(stride) * Int(size.height)),
        CAIRO_FORMAT_RGB24, size.width, size.height,
        stride)
      if let context = cairo_create(surface) {
        cairo_scale(context, Double(scale), Double(scale))
        Painter(context, pictures).paint(layers)
        cairo_destroy(context)
      }
      cairo_surface_destroy(surface)
      SDL_UnlockTexture(texture)
      SDL_RenderCopy(renderer, texture, nil, nil)
      SDL_RenderPresent(renderer)
    }

    private func fit(_ size: (width: Int32, height: Int32)) -> Bool {
      if texture != nil, size == pixels { return true }
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        size.width, size.height)
      pixels = size
      return texture != nil
    }
  }
#endif
