/// An edge, a middle or a length of a view or of a layout guide: what constraints are made from.
///
/// Only those along one axis, or lengths, can be related: ``NSLayoutXAxisAnchor``, ``NSLayoutYAxisAnchor`` and ``NSLayoutDimension``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public class NSLayoutAnchor<AnchorType: AnyObject> {
  final let item: LayoutItem
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  deinit {}

  /// A constraint, not active yet: this anchor is where the other one is, further to the right or down by the constant, in points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.equal, anchor, c)
  }

  /// A constraint, not active yet: this anchor is at least as far to the right, or down, as the other one and the constant, in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, c)
  }

  /// A constraint, not active yet: this anchor is at most as far to the right, or down, as the other one and the constant, in points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, c)
  }

  final func related(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ c: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier, constant: c)
  }
}

/// A left, right, leading or trailing edge, or the middle across.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  deinit {}
}

/// An upper or lower edge, or the middle down.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  deinit {}
}

/// A width or a height.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  deinit {}

  /// A constraint, not active yet: as long as this, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    alone(.equal, c)
  }

  /// A constraint, not active yet: at least as long as this, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    alone(.greaterThanOrEqual, c)
  }

  /// A constraint, not active yet: at most as long as this, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    alone(.lessThanOrEqual, c)
  }

  /// A constraint, not active yet: as long as the other one times the multiplier, and the constant, in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.equal, anchor, c, multiplier: m)
  }

  /// A constraint, not active yet: at least as long as the other one times the multiplier, and the constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, c, multiplier: m)
  }

  /// A constraint, not active yet: at most as long as the other one times the multiplier, and the constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, c, multiplier: m)
  }

  private func alone(
    _ relation: NSLayoutConstraint.Relation, _ c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: c)
  }
}
