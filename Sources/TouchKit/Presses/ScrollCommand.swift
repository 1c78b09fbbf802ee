/// What keys ask of what they move: a scroll view.
nonisolated public enum ScrollCommand: Hashable, Sendable {
  /// A line's way: ``Constants/keyScroll``; a page's, in a pager.
  case left, right, up, down
  /// Nine tenths of the height; all of it, in a pager.
  case pageUp, pageDown
  /// The edges: top and bottom, or left and right where it scrolls only across.
  case home, end
  /// By the factor ``Constants/keyZoom``, about the middle.
  case zoomIn, zoomOut
  /// The smallest scale.
  case zoomToFit

  /// By what a zoom multiplies the scale; `nil` for a command that does something else.
  var factor: CGFloat? {
    switch self {
    case .zoomIn: Constants.keyZoom
    case .zoomOut: 1 / Constants.keyZoom
    default: nil
    }
  }
}
