extension CALayer {
  /// A copy of the layer as it is seen at this moment, which stays so; `nil` where the view is in no window.
  ///
  /// Here the view itself has the values that are seen while it is animated, so that nobody has to ask for them; but files for iOS take what moves over like this:
  ///
  /// ```swift
  /// let seen = card.layer.presentation()?.frame ?? card.frame
  /// card.layer.removeAllAnimations()
  /// card.frame = seen
  /// ```
  public func presentation() -> CALayer? {
    guard let view, view.host != nil else { return nil }
    let copy = UIView(frame: .zero)
    copy.geometry = view.geometry
    copy.alpha = view.alpha
    copy.isHidden = view.isHidden
    copy.backgroundColor = view.backgroundColor
    copy.layerCornerRadius = view.layerCornerRadius
    copy.clipsToBounds = view.clipsToBounds
    let layer = CALayer(of: copy, keeping: copy)
    layer.take(self)
    return layer
  }

  private func take(_ other: CALayer) {
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowOpacity = other.shadowOpacity
    shadowRadius = other.shadowRadius
    shadowOffset = other.shadowOffset
    shadowColor = other.shadowColor
    zPosition = other.zPosition
  }

  /// Ends the animations of the view, whose properties have the values at once that they were animated to. Their completions are called with false at the next
  /// frame; a property animator goes on without this view.
  public func removeAllAnimations() {
    if let view { view.running?.cut(view) }
  }
}
