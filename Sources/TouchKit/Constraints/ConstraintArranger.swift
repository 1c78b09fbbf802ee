/// What constraints keep of a view that has to do with them: those that it holds, its guides, its priorities; and, for a view that others are laid out in by
/// constraints, whether that has been done.
class ConstraintArranger: Arranger {
  /// Constraints place the view, and not its frame.
  final var isFree = false
  /// A constraint relates the view, or has.
  final var isRelated = false
  /// Something in the view is related to something outside of it.
  final var isCrossed = false
  final var held: [NSLayoutConstraint] = []

  final var guides: [UILayoutGuide] = []
  // Those that every view has, once they have been asked for.
  final var safeAreaGuide: UILayoutGuide?
  final var marginsGuide: UILayoutGuide?
  final var readableGuide: UILayoutGuide?
  final var contentGuide: UILayoutGuide?
  final var frameGuide: UILayoutGuide?
  final var margins: UIEdgeInsets?

  final var hugging = AxisPriorities(.defaultLow)
  final var resistance = AxisPriorities(.defaultHigh)

  #if !hasFeature(Embedded)
    /// `updateConstraints()` has still to be called.
    final var needsUpdate = true
  #endif

  // MARK: As the root

  final var isValid = true
  final var arrangedSize = CGSize.zero

  // MARK: While it is laid out; see LayoutProblem

  /// That of the problem which the two below belong to.
  final var mark: LayoutMark?
  /// Its first variable, x; after it y, width and height. −1 for a view that no constraint places.
  final var variables = -1
  /// The width and the height of a scroll view's content; −1 where nothing is related to them.
  final var contentVariables = -1
  /// For a scroll view with something outside of its content that is related to something in it: how far it was scrolled when that was laid out.
  final var followedOffset: CGPoint?

  deinit {}

  /// Says which views relations are added of next; for stacks.
  func name(in problem: inout LayoutProblem, _ view: UIView) {}

  /// Adds relations between the view and those in it; for stacks.
  func relate(in problem: inout LayoutProblem, _ view: UIView) {}

  /// A subview has been hidden or shown within a closure of animations; for stacks.
  func closeUp(around subview: UIView) {}

  /// Places what takes no room; for stacks.
  func placeHidden(in view: UIView) {}

  override func arrange(_ view: UIView) {
    var isScrolled = false
    if let followedOffset { isScrolled = followedOffset != view.bounds.origin }
    guard view.isArrangementRoot else {
      if isScrolled { view.invalidateArrangement() }
      return
    }
    guard !isValid || isScrolled || arrangedSize != view.bounds.size else { return }
    isValid = true
    arrangedSize = view.bounds.size
    LayoutPass.run(in: view, placing: view)
  }

  // What is above may have to be laid out first, of which only what is in this view is placed now.
  override func arrangeContents(of view: UIView) {
    guard !view.isArrangementRoot else { return }
    let root = view.arrangementRoot
    if root.constraintArranger.isValid { return }
    LayoutPass.run(in: root, placing: view)
  }

  // What a frame places itself only matters to those that are related to it.
  override func moved(_ view: UIView) {
    if !isFree, isRelated || isCrossed { view.superview?.invalidateArrangement() }
    // It depends on the width.
    if readableGuide != nil { view.invalidateArrangement() }
  }

  // Its place does not depend on that, but for what a scroll view zooms.
  override func transformed(_ view: UIView) {
    guard isFree, let scrollView = view.superview as? UIScrollView, scrollView.zoomView === view
    else { return }
    scrollView.invalidateArrangement()
  }

  override func changed(_ view: UIView) {
    if isFree || isRelated { view.superview?.invalidateArrangement() }
    if AnimationScope.current != nil, view.layerState.unsaid.contains(.hidden) {
      view.superview?.existingArranger?.closeUp(around: view)
    }
  }

  override func surroundingsChanged(_ view: UIView) {
    view.invalidateArrangement()
  }

  override func leaves(_ view: UIView) {
    guard !held.isEmpty else { return }
    for constraint in held where constraint.relates(view) { constraint.leave() }
  }

  override func size(of view: UIView, fitting size: CGSize, _ isFixedAcross: Bool) -> CGSize? {
    LayoutPass.size(of: view, fitting: size, isFixedAcross ? .required : .fittingSizeLevel)
  }
}

/// A priority for each axis.
nonisolated struct AxisPriorities {
  var across: UILayoutPriority
  var down: UILayoutPriority

  init(_ both: UILayoutPriority) {
    (across, down) = (both, both)
  }

  subscript(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? across : down }
    set {
      if axis == .horizontal { across = newValue } else { down = newValue }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it has to do with a view, or something in it.
  fileprivate func relates(_ view: UIView) -> Bool {
    (first.view?.isDescendant(of: view) ?? true)
      || (second != nil && second?.view?.isDescendant(of: view) ?? true)
  }
}

extension UIView {
  /// What constraints keep of the view; made the first time.
  final var constraintArranger: ConstraintArranger {
    if let own = existingArranger { return own }
    let made = ConstraintArranger()
    makeRareSettings().arranger = made
    return made
  }

  final var existingArranger: ConstraintArranger? {
    rareSettings?.arranger as? ConstraintArranger
  }

  /// Whether the size of the view comes from elsewhere, and nothing in it depends on what is outside: what is in it can be laid out by itself.
  final var isArrangementRoot: Bool {
    guard superview != nil, let own = existingArranger else { return true }
    return !own.isFree && !own.isCrossed
  }

  /// The view, or the nearest above it, that can be laid out by itself.
  final var arrangementRoot: UIView {
    var here = self
    while !here.isArrangementRoot, let above = here.superview { here = above }
    return here
  }

  /// What constraints have to do with in this view is laid out anew.
  final func invalidateArrangement() {
    let root = arrangementRoot
    root.constraintArranger.isValid = false
    root.setNeedsLayout()
    #if !hasFeature(Embedded)
      // (In Embedded Swift cells would be a part of all that has constraints.)
      let cell = root as? UICollectionReusableView ?? root.superview as? UICollectionReusableView
      guard let cell, let view = cell.superview as? UICollectionView else { return }
      view.contentChanged(in: cell, isOwn: false)
    #endif
  }
}
