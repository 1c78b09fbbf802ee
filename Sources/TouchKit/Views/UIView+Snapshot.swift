extension UIView {
  /// A view that looks as this one does now, and stays so: a copy of what its subviews show, at (0, 0), as large as this view's bounds.
  ///
  /// For what moves in place of the original, in a transition for one. Nothing in it gets touches, and assistive technology does not hear of it. The view's own
  /// ``alpha``, ``transform``, ``isHidden`` and shadow belong to its place and are not copied; those of its subviews are. What a host has put into a layer, such as a
  /// video, is not in it. Where any view is light or dark whatever somebody prefers, the copy stays as it is; otherwise it follows that as the original does. (In UIKit it is a picture; here it consists of views, which a host draws at any scale.)
  ///
  /// - Parameter afterUpdates: true to lay the view out first, where its layout is invalid; false to take what was last laid out.
  /// - Returns: never `nil`, which UIKit answers for a view that cannot be copied.
  /// - Complexity: O(visible subviews).
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let copy = contentCopy()
    if RareSettings.areStylesUsed {
      copy.overrideUserInterfaceStyle = shownStyle == .dark ? .dark : .light
    }
    copy.bounds = bounds
    copy.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    copy.accessibilityElementsHidden = true
    return copy
  }

  // The view with its subviews, without its place.
  private final func contentCopy() -> UIView {
    let copy =
      (self as? UIImageView).map { UIImageView(image: $0.image) } ?? contentsAlone()
      ?? UIView(frame: .zero)
    copy.isUserInteractionEnabled = false
    copy.overrideUserInterfaceStyle = ownStyle
    copy.backgroundColor = backgroundColor
    copy.clipsToBounds = clipsToBounds
    copy.layerCornerRadius = layerCornerRadius
    copy.contentMode = contentMode
    if let canvas = rareSettings?.canvas?.copy(of: self) {
      copy.makeRareSettings().canvas = canvas
    }
    if let layerObject {
      copy.layer.maskedCorners = layerObject.maskedCorners
      copy.layer.borderWidth = layerObject.borderWidth
      copy.layer.borderColor = layerObject.borderColor
    }
    for child in children where child.isSeen { copy.addSubview(child.placedCopy()) }
    return copy
  }

  private final func placedCopy() -> UIView {
    let copy = contentCopy()
    copy.bounds = bounds
    copy.anchorPoint = anchorPoint
    copy.center = center
    copy.transform = transform
    copy.alpha = alpha * shownShare
    guard let layerObject else { return copy }
    copy.layer.shadowOpacity = layerObject.shadowOpacity
    copy.layer.shadowRadius = layerObject.shadowRadius
    copy.layer.shadowOffset = layerObject.shadowOffset
    copy.layer.shadowColor = layerObject.shadowColor
    copy.layer.zPosition = layerObject.zPosition
    return copy
  }

  private final var isSeen: Bool {
    !isHidden && !isConcealed && alpha * shownShare > 0
  }

  /// True where nothing behind the view can be seen through it: it has an opaque background, a picture that fills it, or a subview as large as it is of which this is
  /// true.
  final var isCovering: Bool {
    guard isSeen, alpha * shownShare >= 1, !children.contains(where: { $0.layerKind == .mask })
    else { return false }
    if let color = backgroundColor, shown(color).alpha >= 1 { return true }
    if let view = self as? UIImageView, view.image != nil {
      return contentMode == .scaleToFill || contentMode == .scaleAspectFill
    }
    return children.contains {
      $0.transform == .identity && $0.frame.contains(bounds) && $0.isCovering
    }
  }
}
