// What a layer knows of where it is. A view shows each layer, so this is what the view says; the layer of a copy
// (``CALayer/presentation()``) is in none, and is converted as if it were alone in a window.
extension CALayer {
  /// The layer that this one is in: for a view's layer that of the superview; `nil` where there is none.
  public var superlayer: CALayer? {
    guard let above = view?.superview else { return nil }
    #if hasFeature(Embedded)
      return above.layerState.isSublayer ? above.layerObject : above.layer
    #else
      return above.ownSublayers?.layer ?? above.layer
    #endif
  }

  /// True where a point in the layer's own coordinates is in its ``bounds``.
  public func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  /// A point of this layer in the coordinates of another one; `nil` stands for the window.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    view?.convert(p, to: l?.view) ?? p
  }

  /// A point of another layer in the coordinates of this one; `nil` stands for the window.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    view?.convert(p, from: l?.view) ?? p
  }

  /// The upright rectangle that a rectangle of this layer takes up in another one; `nil` stands for the window.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    view?.convert(r, to: l?.view) ?? r
  }

  /// The upright rectangle that a rectangle of another layer takes up in this one; `nil` stands for the window.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    view?.convert(r, from: l?.view) ?? r
  }
}
