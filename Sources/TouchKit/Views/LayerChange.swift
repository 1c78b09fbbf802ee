/// The kind of element that a host makes for a view.
nonisolated public enum LayerKind: Int, Hashable, Sendable {
  /// A rectangle with a background.
  case view
  /// A picture.
  case image
  /// Text.
  case label
  /// A rectangle whose content is moved by a content offset.
  case scroll
  /// A line through points.
  case path
  /// A rectangle with a background, through which what lies behind it is seen blurred; see ``UIVisualEffectView``.
  case backdrop
  /// What is not drawn itself: of the layer that it is in only what is opaque in it is seen, which is what is drawn in it, with its opacity. A layer has one at most.
  case mask
}

/// One change that a host has to draw so that the screen shows the present views.
///
/// Changes are values: a host is a loop over them, and a test compares them. They can be applied one by one in their
/// order. A number identifies a layer; 0 is the window.
nonisolated public enum LayerChange: Equatable, Sendable {
  /// A new layer, without a parent or children yet.
  case created(Int32, kind: LayerKind)
  /// Becomes the child at `index` of `parent`; also moves an existing layer.
  case inserted(Int32, parent: Int32, index: Int)
  /// Removed with its sublayers; the number is not used again.
  case removed(Int32)
  /// The rectangle before the transform, in the parent's content; the transform applies about its middle.
  case geometry(Int32, rect: CGRect, transform: CGAffineTransform)
  /// From 0, invisible, to 1, the default; applies to sublayers too.
  case opacity(Int32, CGFloat)
  /// True where the layer and its sublayers are not drawn; false by default.
  case hidden(Int32, Bool)
  /// The color behind the content; clear by default. The only change of layer 0.
  case background(Int32, UIColor)
  /// True where what lies outside the rectangle is not drawn; false by default.
  case clips(Int32, Bool)
  /// The radius of the corners, in points; 0 by default.
  case corners(Int32, radius: CGFloat)
  /// The corners that have the radius; all by default. The others are square.
  case maskedCorners(Int32, CACornerMask)
  /// A line along the inner edge of the rectangle, following its corners, in front of everything in the layer;
  /// its width in points. A width of 0, the default, is none.
  case border(Int32, width: CGFloat, color: UIColor)
  /// The shadow of the rectangle with its corners, drawn only outside of it, never cut off by the layer's own
  /// clipping. `radius` is the standard deviation of the blur, in points (half of CSS's blur radius), and a clear
  /// color, the default, is none.
  case shadow(Int32, color: UIColor, radius: CGFloat, offset: CGSize)
  /// The host's number of the picture, or `nil` for none.
  case image(Int32, source: Int32?)
  /// How the picture is fitted into the rectangle; scale to fill by default.
  case contentMode(Int32, UIView.ContentMode)
  /// The text; empty for none, the default. A line feed begins a new line.
  case text(Int32, String)
  /// The height of the font in points, its weight from 100 to 900, where 400 is regular, the color, the alignment, the
  /// largest number of lines, where 0 is any number, and where they end.
  case textStyle(
    Int32, size: CGFloat, weight: Int, color: UIColor, alignment: NSTextAlignment,
    lines: Int, lineBreakMode: NSLineBreakMode)
  /// The content offset, in points: this point of the content is at the top left corner.
  case scrolled(Int32, CGPoint)
  /// The traits, label, value and hint for assistive technology, and the identifier for tests; empty ones for none.
  case accessibility(
    Int32, traits: UIAccessibilityTraits, label: String, value: String = "", hint: String = "",
    identifier: String = "")
  /// The corners of a line in the layer's own points, the line's width, and its color.
  case path(Int32, points: [CGPoint], width: CGFloat, color: UIColor)
  /// What is drawn between the layer's background and its sublayers, all of it; nothing by default.
  case drawing(Int32, LayerDrawing)
}
