/// What of a layout is no longer valid, and what the change means for the content's size and offset.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UICollectionViewLayoutInvalidationContext {
  /// A context that invalidates nothing yet.
  public required init() {}

  // Spelled out so that it is not isolated to the main actor, and subclasses may have a plain one
  // of their own.
  deinit {}

  /// True where the whole layout is to be computed anew: after ``UICollectionViewLayout/invalidateLayout()`` and
  /// ``UICollectionView/reloadData()``. False by default.
  open internal(set) var invalidateEverything = false

  /// True where the number of sections or items has changed: after ``UICollectionView/reloadData()`` and changes such as
  /// ``UICollectionView/insertItems(at:)``. False by default.
  open internal(set) var invalidateDataSourceCounts = false

  /// Added to the content offset, so that what is visible stays in place when what lies before it
  /// has changed. Zero by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// Added to the size of the content until the layout says it anew. Zero by default.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that were named with ``invalidateItems(at:)``; `nil` where none was.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// These items are elsewhere from now on.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  // What a view wants, for layouts of ours that estimate it.
  final var preferred: UICollectionViewLayoutAttributes?
  final var original: UICollectionViewLayoutAttributes?

  #if !hasFeature(Embedded)
    /// The supplementary views that were named with
    /// ``invalidateSupplementaryElements(ofKind:at:)``, by their kinds; `nil` where none was.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// These supplementary views are elsewhere from now on.
    open func invalidateSupplementaryElements(
      ofKind elementKind: String, at indexPaths: [IndexPath]
    ) {
      var all = invalidatedSupplementaryIndexPaths ?? [:]
      all[elementKind, default: []] += indexPaths
      invalidatedSupplementaryIndexPaths = all
    }

    /// The decoration views that were named with ``invalidateDecorationElements(ofKind:at:)``, by their kinds; `nil` where none was.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// These decoration views are elsewhere from now on.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
      var all = invalidatedDecorationIndexPaths ?? [:]
      all[elementKind, default: []] += indexPaths
      invalidatedDecorationIndexPaths = all
    }

    // MARK: Items that fingers move

    /// Where the layout had the items that are moved interactively; `nil` where no movement is the reason. See
    /// ``UICollectionViewLayout/invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)``.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where it has them from now on; `nil` where no movement is the reason.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// Where the finger that moves them is, in the content's coordinates. Zero by default, and at the end of a movement.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
  #endif
}
