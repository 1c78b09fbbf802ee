#if !hasFeature(Embedded)
  /// What an interactive movement has made of a snapshot; see ``UICollectionViewDiffableDataSource/reorderingHandlers``.
  public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  > {
    /// What was shown before.
    public let initialSnapshot:
      NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown now: the same items in another order.
    public let finalSnapshot:
      NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  }
#endif
