#if !hasFeature(Embedded)
  /// A picture that a program asks the host for; see ``FrameClock/findImage``. (Not in UIKit.) Natively only.
  nonisolated public enum ImageRequest: Hashable, Sendable {
    /// One that comes with the program, by its name.
    case named(String)
    /// A file, by its path.
    case file(String)
    /// What a file has in it, and pixels per point.
    case data(Data, scale: CGFloat)
  }

  /// A picture that a host has found. (Not in UIKit.) Natively only.
  public struct HostImage {
    /// The host's number for it.
    public let source: Int32
    /// As it is shown, in points.
    public let size: CGSize
    /// Kept for as long as the ``UIImage`` that is made of it: a host that is to know when nobody uses the picture any more has this object tell it.
    public let keeper: AnyObject?

    /// A picture with a number, a size in points, and what tells that it is not used any more; `nil` by default.
    public init(source: Int32, size: CGSize, keeper: AnyObject? = nil) {
      self.source = source
      self.size = size
      self.keeper = keeper
    }
  }

  // As in UIKit, these find a picture or say at once that there is none. So they are there only where the host can answer at once: not in a page, whose pictures come
  // later.
  extension UIImage {
    /// A picture that comes with the program; `nil` where the host finds none.
    ///
    /// It is looked for by the host of the window that is delivering an event, laying out or drawing a frame, or making its views; outside of these, and where the
    /// host does not look for pictures, there are none. DesktopHost looks beside the program: see its `DesktopPage`. A page finds none: there, pictures
    /// are the page's, by their addresses. Natively only.
    ///
    /// - Parameter name: with or without the ending of the file's name.
    public convenience init?(named name: String) {
      self.init(.named(name))
    }

    /// A picture in a file; `nil` where the host finds none there, or one that it cannot read. See ``init(named:)``. Natively only.
    public convenience init?(contentsOfFile path: String) {
      self.init(.file(path))
    }

    /// A picture of what a file has in it, such as a JPEG or a PNG; `nil` where that is no picture, or the host reads none. See ``init(named:)``. Natively only.
    public convenience init?(data: Data) {
      self.init(data: data, scale: 1)
    }

    /// The same with a scale.
    ///
    /// - Parameter scale: pixels per point; what is not positive counts as 1.
    public convenience init?(data: Data, scale: CGFloat) {
      self.init(.data(data, scale: scale > 0 && scale.isFinite ? scale : 1))
    }

    private convenience init?(_ request: ImageRequest) {
      guard let found = FrameClock.current?.findImage?(request) else { return nil }
      self.init(source: found.source, size: found.size)
      keeper = found.keeper
    }
  }
#endif
