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
    /// The same for each section in which something is another one, in the order of the sections.
    public let sectionTransactions:
      [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// What leads from the order of all items before to that of now: the item that was moved is removed and inserted. An array of one's own in which
    /// the items are in the order before follows by `applying(_:)`.
    ///
    /// - Complexity: O(items), each time.
    public var difference: CollectionDifference<ItemIdentifierType> {
      finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
  }

  /// What an interactive movement has made of one section; see ``NSDiffableDataSourceTransaction/sectionTransactions``.
  public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
  > {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What there was in the section before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What there is in it now.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What leads from the section's items before to those of now, with the items that are not seen.
    ///
    /// - Complexity: O(items), each time.
    public var difference: CollectionDifference<ItemIdentifierType> {
      finalSnapshot.items.difference(from: initialSnapshot.items)
    }
  }
#endif
