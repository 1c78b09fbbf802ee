/// Hears of what a collection view does, and decides about selection. All methods are optional.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a cell that is touched is highlighted, and may be selected by lifting. True by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// A finger that may select the item is down on its cell.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// The finger has lifted, or was cancelled.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

  /// Whether a tap selects an item. True by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether a tap deselects an item, where several may be selected. True by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// A tap has selected an item. Not called for what the program selects.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// A tap has deselected the item; not called for `deselectItem(at:animated:)`.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// A cell comes into view.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// A cell is out of view, and may be used for another item from now on.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// A header, a footer or another supplementary view is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: CollectionName, at indexPath: IndexPath)
  /// A supplementary view has been removed.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: CollectionName, at indexPath: IndexPath)

  /// Where an item may go that is moved interactively; called whenever the layout names another index path. The proposed one by default; the
  /// current one leaves it where it is, and one that cannot be is ignored.
  ///
  /// - Parameters:
  ///   - originalIndexPath: where the item is in the data.
  ///   - currentIndexPath: where the layout has it now.
  ///   - proposedIndexPath: where the layout would have it.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  /// The same by its older name, which does not say where the item is in the data; called by the default of the other one.
  ///
  /// - Parameter currentIndexPath: where the layout has the item now.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath

  #if !hasFeature(Embedded)
    /// Whether fingers that pan may select what they pass, from an item on: two fingers, or one while the view is edited
    /// (``UICollectionView/isEditing``), across the direction in which it scrolls. Called as they begin, where several items may be selected,
    /// then or while it is edited. False by default. Natively only.
    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// They begin: set ``UICollectionView/isEditing`` here. The first item, and each one after it, is selected as by a tap, with its calls;
    /// where the first one is selected already, they are deselected.
    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// The fingers have lifted, or were cancelled. Called once after each beginning.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  #endif

  /// For ``UICollectionViewFlowLayout``, which asks the delegate where it conforms to
  /// ``UICollectionViewDelegateFlowLayout``. Leave it alone.
  var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { get }
}

extension UICollectionViewDelegate {
  public var _collectionViewDelegate: (any UICollectionViewDelegate)? { self }
  public var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { nil }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  #if !hasFeature(Embedded)
    public func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    public func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    public func collectionViewDidEndMultipleSelectionInteraction(
      _ collectionView: UICollectionView
    ) {}
  #endif

  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// A finger that may select the item is down on its cell.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// The finger has lifted, or was cancelled.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// A tap has deselected the item; not called for `deselectItem(at:animated:)`.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing; for subclasses.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: CollectionName, at indexPath: IndexPath
  ) {}
  /// Does nothing; for subclasses.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: CollectionName, at indexPath: IndexPath
  ) {}
}
