#if Desktop
  import TouchKit

  /// What a program knows of the window that it runs in; the desktop's `WebPage`.
  ///
  /// A program gets it from ``DesktopHost/run(title:size:_:)``. There is one for as long as the program
  /// runs.
  public final class DesktopPage {
    /// The time of the window, which a window of the program's own has to be made with.
    public let clock: FrameClock

    /// The size of the content, in points.
    public internal(set) var size: CGSize

    /// The pixels of a point.
    public internal(set) var scale: CGFloat

    /// Called after the window has another ``size`` or ``scale``, and the views with it.
    public var onResize: (() -> Void)?

    /// Asked about a key that goes down, or is held on, that no recognizer or responder has used,
    /// before arrows, page keys and the like scroll: true where the program has used it.
    public var onKey: ((KeySample) -> Bool)?

    /// Called once in each frame, after layout.
    public var onFrame: (() -> Void)?

    let pictures = Pictures()

    init(size: CGSize, scale: CGFloat) {
      clock = FrameClock()
      self.size = size
      self.scale = scale
    }

    /// A picture file: JPEG, PNG, whatever GDK-PixBuf reads here; turned as its EXIF data says.
    ///
    /// - Parameters:
    ///   - path: absolute, or relative to the folder that the program was started in.
    ///   - scale: the pixels of one of its points; 1 by default.
    /// - Returns: `nil` where there is no such file, or it is no picture.
    public func image(_ path: String, scale: CGFloat = 1) -> UIImage? {
      guard let (source, pixels) = pictures.load(path) else { return nil }
      let points = scale > 0 ? scale : 1
      return UIImage(
        source: source, size: CGSize(width: pixels.width / points, height: pixels.height / points))
    }

    /// Lets go of a picture's memory. Views that show it show nothing from now on.
    public func drop(_ image: UIImage) {
      pictures.drop(image.source)
    }

    /// How wide a line of text is in a ``UILabel``, in points; of several lines, the widest.
    public func width(of text: String, size: CGFloat, weight: Int = 400) -> CGFloat {
      TextLayout(text, size: size, weight: weight).size.width
    }
  }
#endif
