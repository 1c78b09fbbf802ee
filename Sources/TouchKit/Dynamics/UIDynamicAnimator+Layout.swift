#if !hasFeature(Embedded)
  extension UIDynamicAnimator {
    /// The attributes of an item's cell among the items of the behaviors, where it has moved them to; `nil` where there are none. For
    /// ``UICollectionViewLayout/layoutAttributesForItem(at:)``, with ``items(in:)`` for those in a rectangle.
    ///
    /// - Complexity: O(items).
    public func layoutAttributesForCell(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// The same of a supplementary view.
    public func layoutAttributesForSupplementaryView(
      ofKind elementKind: CollectionName, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes {
        $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath
          && $0.representedElementKind == elementKind
      }
    }

    /// The same of a decoration view.
    public func layoutAttributesForDecorationView(
      ofKind decorationViewKind: CollectionName, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      attributes {
        $0.representedElementCategory == .decorationView && $0.indexPath == indexPath
          && $0.representedElementKind == decorationViewKind
      }
    }

    private func attributes(_ isWanted: (UICollectionViewLayoutAttributes) -> Bool)
      -> UICollectionViewLayoutAttributes?
    {
      for case let found as UICollectionViewLayoutAttributes in bodies.items where isWanted(found) {
        return found
      }
      return nil
    }
  }
#endif
