/// A view of a collection view that is used again for another item or section once it is out of view.
///
/// It is made by its class, so a subclass that overrides `init(frame:)` writes `required` before
/// it: TouchKit has no runtime that could do without.
open class UICollectionReusableView: UIView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) {
      return nil
    }
  #endif

  // Spelled out: see UIResponder.
  deinit {}

  /// The name that it was registered by; `nil` where it was registered by its type.
  @exclusivity(unchecked) public internal(set) final var reuseIdentifier: CollectionName?

  /// The pool it returns to, and whose pool that is: distinguished by what is each collection view's
  /// own, so that a view that another one's data source hands out does not come into a wrong pool.
  @exclusivity(unchecked) private final var pool: (owner: ElementKinds, index: Int)?

  /// - Returns: `nil` for a view that was not dequeued from this collection view.
  final func pool(of owner: ElementKinds) -> Int? {
    guard let pool, pool.owner === owner else { return nil }
    return pool.index
  }

  final func belong(to index: Int, of owner: ElementKinds) {
    pool = (owner, index)
  }

  /// The zIndex that its index among its siblings was chosen by.
  final var zIndex = 0

  /// What the layout said of it last; of one that waits to be used again nothing is said.
  final var placement = ViewPlacement.none

  /// What a batch of updates has left of the frame and the look it had before.
  final var rest: UpdateRest?

  /// What was applied last. It is kept and changed, so that scrolling does not make a new one for each frame.
  final var applied: UICollectionViewLayoutAttributes?

  /// The element that they were applied for.
  final var appliedKey: ElementKey?

  /// Whether it has still to be asked how large it wants to be.
  final var fitting = FittingNeed.none

  // A wheel, or a trackpad, over a section that is scrolled across.
  override func scrollContent(by delta: CGPoint, animated: Bool) -> CGPoint {
    guard let view = superview as? UICollectionView,
      let own = view.shown.first(where: { $0.view === self })
    else { return super.scrollContent(by: delta, animated: animated) }
    return view.restingLayout.scrollAcross(own.key.section, by: delta, animated: animated)
  }

  /// It is about to be used again: forget what belonged to the last item. Call super.
  open func prepareForReuse() {}

  /// The layout has new attributes for it. For what a custom layout's attributes say beyond the
  /// frame; call super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// How large the view wants to be, in a layout that only estimates its size.
  ///
  /// The collection view calls it when the view comes into view, after it has been filled and placed, and when the layout is invalidated or
  /// ``UIView/invalidateIntrinsicContentSize()`` is called. The layout decides what becomes of the answer: see
  /// ``UICollectionViewLayout/shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)``.
  ///
  /// By default the attributes have the size that the constraints give what is in the view, in a cell its `contentView`: with the width that they had where the
  /// layout has not estimated that. Without constraints it is what ``UIView/sizeThatFits(_:)`` answers for the size that they had; a view that answers its own
  /// size has no wish. So a cell whose text wraps at the given width has constraints, or overrides either of the two.
  ///
  /// - Parameter layoutAttributes: a copy of what the layout has for the view, in the coordinates of the content; it may be changed and returned.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = sizeByConstraints(layoutAttributes) ?? sizeThatFits(layoutAttributes.frame.size)
    if size != bounds.size, size.isFinite { layoutAttributes.frame.size = size }
    return layoutAttributes
  }

  /// What constraints place others in.
  var arrangedContent: UIView {
    self
  }

  private final func sizeByConstraints(_ asked: UICollectionViewLayoutAttributes) -> CGSize? {
    let content = arrangedContent
    guard let arranger = content.rareSettings?.arranger else { return nil }
    let layout = (superview as? UICollectionView)?.restingLayout
    return arranger.size(
      of: content, fitting: asked.frame.size, layout?.estimatesWidth(of: asked) != true)
  }

  /// The layout of the collection view is about to change. Nothing happens by default.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The layout of the collection view has changed. Nothing happens by default.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}
