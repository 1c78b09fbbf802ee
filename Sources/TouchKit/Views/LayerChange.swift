/// What the host makes for a view.
nonisolated public enum LayerKind: Int, Hashable, Sendable {
  case view
  case image
  case label
  case scroll
  case button
  case path
}

/// One thing that a host has to do so that the screen shows the views as they are now.
///
/// Changes are values: a host is a loop over them, and a test compares them. They come in an order
/// in which they can be carried out one by one. Layers are told apart by number; 0 is the window.
nonisolated public enum LayerChange: Equatable, Sendable {
  /// There is a new layer. It has no parent yet, and nothing in it.
  case created(Int32, kind: LayerKind)
  /// Becomes the child at `index` of `parent`; also moves a layer that is there already.
  case inserted(Int32, parent: Int32, index: Int)
  /// Gone with everything in it; its number is not used again.
  case removed(Int32)
  /// The rectangle before the transform, in the parent's content; the transform applies about its middle.
  case geometry(Int32, rect: CGRect, transform: CGAffineTransform)
  /// From 0, invisible, to 1; 1 where nothing was said. With everything in it.
  case opacity(Int32, CGFloat)
  /// True where it is not drawn, with everything in it; false where nothing was said.
  case hidden(Int32, Bool)
  /// The color behind the content; clear where nothing was said. The only change of layer 0.
  case background(Int32, UIColor)
  /// True where what lies outside the rectangle is not drawn; false where nothing was said.
  case clips(Int32, Bool)
  /// The radius of the corners, in points; 0 where nothing was said.
  case corners(Int32, radius: CGFloat)
  /// A line along the inner edge of the rectangle, following its corners, in front of everything in the layer;
  /// its width in points. A width of 0 is none, and nothing was said of it at first.
  case border(Int32, width: CGFloat, color: UIColor)
  /// The shadow of the rectangle with its corners, drawn only outside of it, never cut off by the layer's own
  /// clipping. `radius` is the standard deviation of the blur, in points (half of CSS's blur radius), and a
  /// clear color is none; nothing was said of it at first.
  case shadow(Int32, color: UIColor, radius: CGFloat, offset: CGSize)
  /// The host's number of the picture, or `nil` for none.
  case image(Int32, source: Int32?)
  /// How the picture is fitted into the rectangle.
  case contentMode(Int32, UIView.ContentMode)
  /// The text, empty for none; a line feed begins a new line.
  case text(Int32, String)
  /// The height of the font in points, its weight from 100 to 900, where 400 is regular, the color,
  /// and where the line begins.
  case textStyle(
    Int32, size: CGFloat, weight: Int, color: UIColor, alignment: NSTextAlignment)
  /// The content is shown from this point on.
  case scrolled(Int32, CGPoint)
  /// What a person who does not see it is told; an empty label for nothing.
  case accessibility(Int32, traits: UIAccessibilityTraits, label: String)
  /// The corners of a line in the layer's own points, the line's width, and its color.
  case path(Int32, points: [CGPoint], width: CGFloat, color: UIColor)
}
