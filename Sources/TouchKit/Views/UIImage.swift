/// A picture that the host knows. TouchKit never sees its pixels: it lays it out, the host draws it.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UIImage {
  /// The host's number for this picture.
  public let source: Int32

  /// The size of the picture as it is shown, in points, its orientation already applied.
  public let size: CGSize

  #if !hasFeature(Embedded)
    // What the host keeps for as long as the picture is used: see `ImageRequest`.
    final var keeper: AnyObject?
  #endif

  /// A picture that the host knows by a number, with a size in points.
  public init(source: Int32, size: CGSize) {
    self.source = source
    self.size = size
  }

  // Spelled out: see UIResponder.
  deinit {}
}
