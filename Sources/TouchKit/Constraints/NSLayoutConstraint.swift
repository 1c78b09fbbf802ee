/// A relation between two edges, middles or lengths of views, which holds wherever they are laid out:
///
///     first attribute  =, ≤ or ≥  multiplier · second attribute + constant
///
/// ```swift
/// badge.translatesAutoresizingMaskIntoConstraints = false
/// view.addSubview(badge)
/// NSLayoutConstraint.activate([
///   badge.trailingAnchor.constraint(
///     equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
///   badge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
///   badge.widthAnchor.constraint(equalToConstant: 44),
///   badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
/// ])
/// ```
///
/// It counts while it ``isActive``, and places only views whose ``UIView/translatesAutoresizingMaskIntoConstraints`` is false; others are where their frames are.
/// It does not retain the views that it names. While it is active the nearest view that both are in retains it.
///
/// A required constraint that contradicts others is left out: see ``UIView/conflictingConstraints``. Natively a line on standard error says so, once.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class NSLayoutConstraint {
  // MARK: What is related

  let first: LayoutItem
  let second: LayoutItem?

  /// What of the first view is related.
  public let firstAttribute: Attribute

  /// What of the second one it is related to; ``Attribute/notAnAttribute`` where it is the constant alone.
  public let secondAttribute: Attribute

  /// Whether the first side equals the second one, or is at most or at least that.
  public let relation: Relation

  /// The second attribute counts as many times.
  public let multiplier: CGFloat

  /// What is added on the second side, in points; 0 by default. Between leading and trailing edges it counts in the direction in which one reads. Setting it lays out anew, with what lies within an animation: set it, and call
  /// ``UIView/layoutIfNeeded()`` of the superview in `UIView.animate`. What is not finite is left out.
  public var constant: CGFloat {
    didSet {
      if !constant.isFinite { constant = oldValue }
      if constant != oldValue { invalidate() }
    }
  }

  /// How much it matters; ``UILayoutPriority/required`` by default.
  public var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { invalidate() } }
  }

  /// Any name that helps to find it again, and that a conflict is told with. `nil` by default.
  public var identifier: String?

  // Whether it contradicted others in the last layout.
  var isLeftOut = false

  // The view that retains it while it is active.
  @Backlink var holder: UIView?

  /// A relation between attributes of two views or layout guides, not active yet.
  ///
  /// - Parameters:
  ///   - view1: a ``UIView`` or a ``UILayoutGuide``.
  ///   - view2: the same, or `nil`, where the first attribute is related to the constant alone.
  ///   - multiplier: of the second attribute.
  ///   - c: the ``constant``, in points.
  public convenience init(
    item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: AnyObject?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = LayoutItem(view1) else {
      preconditionFailure("A constraint relates views and layout guides.")
    }
    self.init(
      first, attr1, relation, view2.flatMap { LayoutItem($0) }, attr2, multiplier: multiplier,
      constant: c)
  }

  init(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    precondition(firstAttribute != .notAnAttribute, "A constraint begins with an attribute.")
    precondition(
      (second == nil) == (secondAttribute == .notAnAttribute),
      "A second attribute belongs to a second view.")
    precondition(
      multiplier.isFinite && constant.isFinite, "The numbers of a constraint are finite.")
    let isPlace = second != nil || firstAttribute.isLength
    precondition(isPlace, "An edge is related to another edge, not to a number.")
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  deinit {}

  /// The view or layout guide of the first attribute; `nil` once it is gone.
  public var firstItem: AnyObject? {
    first.object
  }

  /// The view or layout guide of the second attribute; `nil` where there is none, or once it is gone.
  public var secondItem: AnyObject? {
    second?.object
  }

  #if !hasFeature(Embedded)
    var isConflictTold = false
  #endif
}
