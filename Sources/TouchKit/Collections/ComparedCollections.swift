// Which objects of collection views are equal; see ``ComparedByIdentity``.
#if !hasFeature(Embedded)
  extension NSCollectionLayoutAnchor: nonisolated ComparedByIdentity {}
  extension NSCollectionLayoutDimension: nonisolated ComparedByIdentity {}
  extension NSCollectionLayoutEdgeSpacing: nonisolated ComparedByIdentity {}
  extension NSCollectionLayoutGroupCustomItem: nonisolated ComparedByIdentity {}
  extension NSCollectionLayoutItem: nonisolated ComparedByIdentity {}
  extension NSCollectionLayoutSection: nonisolated ComparedByIdentity {}
  extension NSCollectionLayoutSize: nonisolated ComparedByIdentity {}
  extension NSCollectionLayoutSpacing: nonisolated ComparedByIdentity {}
  extension UICollectionViewCompositionalLayoutConfiguration: nonisolated ComparedByIdentity {}
  extension UICollectionViewLayout: nonisolated ComparedByIdentity {}
  extension UICollectionViewLayoutInvalidationContext: nonisolated ComparedByIdentity {}
  extension UICollectionViewUpdateItem: nonisolated ComparedByIdentity {}
  extension UIContextualAction: nonisolated ComparedByIdentity {}
  extension UISwipeActionsConfiguration: nonisolated ComparedByIdentity {}

  extension UICollectionViewLayoutAttributes: nonisolated Hashable {
    /// True where both say the same: ``isEqual(_:)``, so that what a subclass compares counts, too.
    ///
    /// Off the main actor only one and the same object may be compared.
    nonisolated public static func == (
      a: UICollectionViewLayoutAttributes, b: UICollectionViewLayoutAttributes
    ) -> Bool {
      a === b || MainActor.assumeIsolated { a.isEqual(b) }
    }

    /// By the index path: attributes that are in a set keep it.
    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(MainActor.assumeIsolated { indexPath })
    }
  }
#endif
