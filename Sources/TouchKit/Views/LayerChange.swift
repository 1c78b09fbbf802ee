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
/// Changes are values: a host is a loop over them, and a test compares them. They come in an order in which they can be
/// carried out one by one. Layers are told apart by number; 0 is the window.
nonisolated public enum LayerChange: Equatable, Sendable {
  case created(Int32, kind: LayerKind)
  /// Becomes the child at `index` of `parent`; also moves a layer that is there already.
  case inserted(Int32, parent: Int32, index: Int)
  /// Gone with everything in it; its number is not used again.
  case removed(Int32)
  /// The rectangle before the transform, in the parent's content; the transform applies about its middle.
  case geometry(Int32, rect: CGRect, transform: CGAffineTransform)
  case opacity(Int32, CGFloat)
  case hidden(Int32, Bool)
  case background(Int32, UIColor)
  case clips(Int32, Bool)
  case corners(Int32, radius: CGFloat)
  /// The host's number of the picture, or `nil` for none.
  case image(Int32, source: Int32?)
  case contentMode(Int32, UIView.ContentMode)
  case text(Int32, String)
  case textStyle(
    Int32, size: CGFloat, weight: Int, color: UIColor, alignment: NSTextAlignment)
  /// The content is shown from this point on.
  case scrolled(Int32, CGPoint)
  case accessibility(Int32, traits: UIAccessibilityTraits, label: String)
  case path(Int32, points: [CGPoint], width: CGFloat, color: UIColor)
}
