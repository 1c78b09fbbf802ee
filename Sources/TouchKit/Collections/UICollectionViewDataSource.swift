/// Says what there is in a collection view, and makes its cells.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDataSource: WeaklyReferable {
  /// How many items a section has. Asked once for each section, after the data was reloaded or changed.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int

  /// The cell of an item that comes into view: one from
  /// ``UICollectionView/dequeueReusableCell(withReuseIdentifier:for:)``, filled anew.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell

  /// How many sections there are; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// A header, footer or other supplementary view that comes into view. Asked only where the layout
  /// has such views; there is no default.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: CollectionName,
    at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Whether an item may be moved interactively; called by ``UICollectionView/beginInteractiveMovementForItem(at:)``. True by
  /// default.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool

  /// An item that was moved interactively has been let go: change the data. Called once, by
  /// ``UICollectionView/endInteractiveMovement()``, and not where the item is where it was. By default nothing changes, and the item goes back.
  ///
  /// - Parameter destinationIndexPath: of the item once the data have changed.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.refusesMove = true
  }

  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    1
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: CollectionName,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "The layout has a supplementary view, and the data source does not make one.")
  }
}

/// Hears which items will probably be wanted soon.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDataSourcePrefetching: WeaklyReferable {
  /// These items lie just beyond what is visible, in the scroll direction: what takes long may be
  /// begun for them.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// These were announced, and have moved away without being shown. Nothing happens by default.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
