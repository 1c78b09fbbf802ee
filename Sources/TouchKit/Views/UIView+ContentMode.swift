extension UIView {
  /// How a picture, or a drawing, is fitted into the bounds of its view.
  nonisolated public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched to the bounds, its proportions lost.
    case scaleToFill
    /// As large as fits, all of it visible.
    case scaleAspectFit
    /// As small as covers the bounds; the rest is clipped if the view clips.
    case scaleAspectFill
    /// At its own size, in the middle.
    case center
    /// Drawn anew in each size; a picture is stretched.
    case redraw
  }
}
