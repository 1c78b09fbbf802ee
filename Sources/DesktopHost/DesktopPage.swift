#if Desktop
  import TouchKit

  /// The host window for its program; the counterpart of `WebPage`.
  ///
  /// A program gets it from ``DesktopHost/run(title:size:_:)``. There is one for as long as the program
  /// runs.
  ///
  /// `UIImage(named: "lake")` finds `lake.png`, `.jpg`, `.jpeg`, `.webp` or `.gif` in the folder of the program, in those of its package's resources there
  /// (`….resources`), or else in the folder that it was started in; of `lake.png`, `lake@2x.png` and `lake@3x.png` the one of the window's scale, or else a
  /// sharper one. It is read once. `UIImage(data:)` and `UIImage(contentsOfFile:)` read it each time, and its memory is freed once nobody has the image.
  public final class DesktopPage {
    /// The host's clock; a program that makes its own `UIWindow` has to make it with this.
    public let clock: FrameClock

    /// The size of the content, in points.
    public internal(set) var size: CGSize

    /// Pixels per point.
    public internal(set) var scale: CGFloat

    /// Called after the window has another ``size`` or ``scale``, and the views with it.
    public var onResize: (() -> Void)?

    /// Called for a key that goes down or repeats and that no recognizer or responder has used,
    /// before arrow and page keys scroll. Return true where the program has used it.
    public var onKey: ((KeySample) -> Bool)?

    /// Called once in each frame, after layout.
    public var onFrame: (() -> Void)?

    let pictures = Pictures()
    private let named: NamedPictures

    init(size: CGSize, scale: CGFloat) {
      clock = FrameClock()
      self.size = size
      self.scale = scale
      named = NamedPictures(pictures)
      clock.findImage = { [weak self] in
        guard let self else { return nil }
        return self.named.find($0, scale: self.scale)
      }
    }

    /// A picture file: JPEG, PNG, and the other formats of GDK-PixBuf; rotated as its EXIF data says.
    ///
    /// - Parameters:
    ///   - path: absolute, or relative to the folder that the program was started in.
    ///   - scale: pixels per point of the picture; 1 by default.
    /// - Returns: `nil` where the file does not exist or is not a picture.
    public func image(_ path: String, scale: CGFloat = 1) -> UIImage? {
      guard let (source, pixels) = pictures.load(path) else { return nil }
      let points = scale > 0 ? scale : 1
      return UIImage(
        source: source, size: CGSize(width: pixels.width / points, height: pixels.height / points))
    }

    /// Frees a picture's memory. Views with it show nothing from now on.
    public func drop(_ image: UIImage) {
      pictures.drop(image.source)
    }

    /// The width of a text in a ``UILabel``, in points; of several lines the widest.
    public func width(of text: String, size: CGFloat, weight: Int = 400) -> CGFloat {
      TextLayout(TextParagraph(text, fontSize: size, fontWeight: weight, numberOfLines: 0)).size
        .width
    }
  }
#endif
