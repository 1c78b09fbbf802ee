import TouchKit

/// The first line of a trace: what the touches were made on.
public struct TraceHeader: Hashable, Sendable {
  /// The size of the window, in points. Both sides are finite and above 0.
  public var size: CGSize

  /// Pixels per point of the screen; finite and above 0. 1 where it is not known.
  public var scale: CGFloat

  /// Where the touches come from, in words: a device, a file, a program. May be empty.
  public var source: String

  /// A header: the window's size in points, the pixels in a point, and where the recording comes from.
  public init(size: CGSize, scale: CGFloat = 1, source: String = "") {
    self.size = size
    self.scale = scale
    self.source = source
  }

  /// The version of the format that is written, and the only one that is read.
  public static let version = 1
}
