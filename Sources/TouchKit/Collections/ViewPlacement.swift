/// What a layout says of a view: while it stays the same, the view is left as its owner has made it, who may have scaled, dimmed, hidden or
/// moved it. Something new resets all of that, as in UIKit.
struct ViewPlacement {
  /// Before the transform, in the coordinates of the content.
  var frame: CGRect
  /// From 0 to 1.
  var alpha: CGFloat
  /// `nil` for none: our own layouts have none.
  var transform: CGAffineTransform?

  /// Nothing has been said yet: no view is placed like that.
  static let none = ViewPlacement(frame: .zero, alpha: -1)

  private init(frame: CGRect, alpha: CGFloat) {
    self.frame = frame
    self.alpha = alpha
  }

  @inline(__always)
  init(_ element: LayoutElement) {
    frame = element.frame
    alpha = min(max(element.alpha, 0), 1)
  }

  /// - Parameter attributes: what a custom layout says beyond the frame.
  init(_ element: LayoutElement, _ attributes: UICollectionViewLayoutAttributes?) {
    self.init(element)
    if let own = attributes?.transform, !own.isIdentity { transform = own }
  }

  /// Compared number by number: Foundation compares rectangles in a call.
  @inline(__always)
  func isSame(_ other: ViewPlacement) -> Bool {
    frame.origin.x == other.frame.origin.x && frame.origin.y == other.frame.origin.y
      && frame.size.width == other.frame.size.width
      && frame.size.height == other.frame.size.height && alpha == other.alpha
      && transform == other.transform
  }
}

extension UICollectionViewLayoutAttributes {
  /// True for attributes that may say more than what is compared here.
  final var isOfSubclass: Bool {
    ObjectIdentifier(type(of: self)) != ObjectIdentifier(UICollectionViewLayoutAttributes.self)
  }
}
