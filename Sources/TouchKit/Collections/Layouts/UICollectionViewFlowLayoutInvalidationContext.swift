/// What of a ``UICollectionViewFlowLayout`` is no longer valid.
///
/// For layouts that are asked anew with each step of scrolling, and whose items have the sizes that they had:
/// ``UICollectionViewLayout/invalidationContext(forBoundsChange:)`` sets ``invalidateFlowLayoutDelegateMetrics`` to false where the view has kept
/// its size, and preparing the layout costs nothing then.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked anew for sizes, spacings and insets. True by default.
  ///
  /// Where this or ``invalidateFlowLayoutAttributes`` is false, and the collection view has the size that it had, all items, headers and footers stay where
  /// they are. In a view of another size the delegate is asked in any case, because lines may end elsewhere; so it is for a context with
  /// ``UICollectionViewLayoutInvalidationContext/invalidateEverything`` or ``UICollectionViewLayoutInvalidationContext/invalidateDataSourceCounts``.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether items, headers and footers are to be placed anew. True by default.
  open var invalidateFlowLayoutAttributes = true

  /// A context that has everything placed anew.
  public required init() {
    super.init()
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// Whether frames that are computed already are still right.
  final var keepsFrames: Bool {
    !invalidateEverything && !invalidateDataSourceCounts
      && !(invalidateFlowLayoutDelegateMetrics && invalidateFlowLayoutAttributes)
  }
}
