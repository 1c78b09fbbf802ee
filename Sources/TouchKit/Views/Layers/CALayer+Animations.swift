extension CALayer {
  #if hasFeature(Embedded)
    public func presentation() -> CALayer? {
      guard let view, view.host != nil else { return nil }
      let copy = UIView(frame: .zero)
      copy.look(like: view)
      let layer = CALayer(of: copy, keeping: copy)
      layer.takeLooks(of: self)
      return layer
    }
  #else
    /// A copy of the layer as it is seen at this moment, which stays so; `nil` where the view is in no window.
    ///
    /// Here the view itself has the values that are seen while it is animated, so that nobody has to ask for them; but files for iOS take what moves over like this:
    ///
    /// ```swift
    /// let seen = card.layer.presentation()?.frame ?? card.frame
    /// card.layer.removeAllAnimations()
    /// card.frame = seen
    /// ```
    public func presentation() -> Self? {
      guard let view, view.host != nil else { return nil }
      let layer = type(of: self).init()
      layer.view?.look(like: view)
      layer.take(self)
      return layer
    }
  #endif

  /// Its corners, border, shadow and depth are those of another one from now on.
  final func takeLooks(of other: CALayer) {
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowOpacity = other.shadowOpacity
    shadowRadius = other.shadowRadius
    shadowOffset = other.shadowOffset
    shadowColor = other.shadowColor
    zPosition = other.zPosition
  }

  /// Ends the animations of the view, whose properties have the values at once that they were animated to, and removes those that were added. Their completions and delegates
  /// are called with false at the next frame; a property animator goes on without this view.
  public func removeAllAnimations() {
    guard let view else { return }
    view.running?.cut(view)
    #if !hasFeature(Embedded)
      view.running?.added?.removeAll()
    #endif
  }
}

extension UIView {
  /// A view without contents is where another one is, and as opaque, light and round.
  fileprivate final func look(like view: UIView) {
    geometry = view.geometry
    alpha = view.alpha
    isHidden = view.isHidden
    backgroundColor = view.backgroundColor
    layerCornerRadius = view.layerCornerRadius
    clipsToBounds = view.clipsToBounds
  }
}
