// Rooms in multiples of the one that the system leaves between views: ``UIStackView/spacingUseSystem``.

extension NSLayoutXAxisAnchor {
  /// A constraint, not active yet: this anchor is further on than the other one in the direction in which one reads, by the multiplier times 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor, multiplier * UIStackView.spacingUseSystem)
  }

  /// A constraint, not active yet: at least as far on as the other one and the multiplier times 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, multiplier * UIStackView.spacingUseSystem)
  }

  /// A constraint, not active yet: at most as far on as the other one and the multiplier times 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, multiplier * UIStackView.spacingUseSystem)
  }
}

extension NSLayoutYAxisAnchor {
  /// A constraint, not active yet: this anchor is below the other one by the multiplier times 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, anchor, multiplier * UIStackView.spacingUseSystem)
  }

  /// A constraint, not active yet: at least as far down as the other one and the multiplier times 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, multiplier * UIStackView.spacingUseSystem)
  }

  /// A constraint, not active yet: at most as far down as the other one and the multiplier times 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, multiplier * UIStackView.spacingUseSystem)
  }
}
