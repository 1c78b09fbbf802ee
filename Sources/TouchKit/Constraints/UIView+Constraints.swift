extension UIView {
  /// Whether the view is where its ``frame`` is, as by default, and constraints of others take that as given. Set to false in a view that constraints place: what
  /// its frame was no longer counts, except while no active constraint names the view.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { existingArranger?.isFree != true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      invalidateArrangement()
      constraintArranger.isFree = !newValue
      invalidateArrangement()
    }
  }

  /// The active constraints that the view holds: those within it for which it is the nearest view that both sides are in, in the order in which they became active.
  public final var constraints: [NSLayoutConstraint] {
    existingArranger?.held ?? []
  }

  /// The required constraints that contradict others, and were left out when the view and those in it were laid out last. Of several that contradict each other the
  /// one that became active last is, of the same view. (UIKit writes them into its log.)
  public final var conflictingConstraints: [NSLayoutConstraint] {
    var found = constraints.filter { $0.isLeftOut }
    for view in subviews { found += view.conflictingConstraints }
    return found
  }

  /// Makes a constraint active, held by this view, which all that it relates is in.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    for view in [constraint.first.view, constraint.second?.view] {
      precondition(
        view?.isDescendant(of: self) != false,
        "The views of a constraint are in the view that it is added to.")
    }
    constraint.enter(self)
  }

  /// Makes constraints active, held by this view.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive that this view holds; nothing happens to others.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.leave() }
  }

  /// Makes constraints inactive that this view holds.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: The size of the content

  /// How much the view resists being larger than its ``intrinsicContentSize``; ``UILayoutPriority/defaultLow`` by default.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    existingArranger?.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintArranger.hugging[axis] = priority
    tellArranger()
  }

  /// How much the view resists being smaller than its ``intrinsicContentSize``; ``UILayoutPriority/defaultHigh`` by default.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    existingArranger?.resistance[axis] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintArranger.resistance[axis] = priority
    tellArranger()
  }

  /// A size to ask ``systemLayoutSizeFitting(_:)`` with: as small as the constraints allow.
  nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }

  /// A size to ask ``systemLayoutSizeFitting(_:)`` with: as large as the constraints allow, up to 10,000 points.
  nonisolated public static var layoutFittingExpandedSize: CGSize {
    CGSize(width: 10_000, height: 10_000)
  }

  /// The size that the constraints in the view give it, as near to this one as they allow. Nothing is laid out.
  ///
  /// - Complexity: that of a layout.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints in the view give it. Nothing is laid out.
  ///
  /// - Parameters:
  ///   - targetSize: a size that it strives for.
  ///   - horizontalFittingPriority: how much, across: required keeps the width.
  ///   - verticalFittingPriority: how much, down.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutPass.size(
      of: self, fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? sizeThatFits(targetSize)
  }
}
