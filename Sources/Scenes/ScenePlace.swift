import TouchKit

/// Where a scene with many pictures is scrolled to, so that a page that is loaded again can show that.
public struct ScenePlace: Equatable, Sendable {
  /// The picture nearest to the middle of the window, by its index in the host's order; −1 at the beginning.
  public var picture: Int32
  /// How far below the upper edge of the window it begins, in whole points.
  public var top: Int32
  /// How many pictures are beside each other where somebody has chosen that; 0 for as many as suit the width.
  public var columns: Int32

  /// A place that was told before.
  public init(picture: Int32, top: Int32, columns: Int32) {
    self.picture = picture
    self.top = top
    self.columns = columns
  }
}
