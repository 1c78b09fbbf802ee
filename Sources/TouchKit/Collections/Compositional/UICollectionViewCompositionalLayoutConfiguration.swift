/// What all sections of a ``UICollectionViewCompositionalLayout`` have in common.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class UICollectionViewCompositionalLayoutConfiguration {
  /// The scroll axis; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The room between two sections, in points; 0 by default.
  public var interSectionSpacing: CGFloat = 0

  /// Headers and footers of the whole layout. None by default.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// What the content insets of sections count from, where these do not say it themselves. The safe area by default; `automatic` means that too.
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Sections one below the other, without room between them.
  public init() {}

  // Spelled out: see UIResponder.
  deinit {}

  // The same once more.
  func copied() -> UICollectionViewCompositionalLayoutConfiguration {
    let new = UICollectionViewCompositionalLayoutConfiguration()
    new.scrollDirection = scrollDirection
    new.interSectionSpacing = interSectionSpacing
    new.boundarySupplementaryItems = boundarySupplementaryItems
    new.contentInsetsReference = contentInsetsReference
    return new
  }
}
