/// A view of the layout's own behind a section, with its headers and footers.
///
/// Its class is what is registered with the layout: ``UICollectionViewLayout/register(_:forDecorationViewOfKind:)``. A kind that is not
/// registered is a programming error.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What is registered with the layout.
  public let elementKind: CollectionName

  /// What it lies over; with 0, the default, it is below all other views of the section.
  public var zIndex = 0

  private init(_ elementKind: CollectionName) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  // Spelled out: see UIResponder.
  deinit {}

  /// A ground behind the whole section, from edge to edge; ``NSCollectionLayoutItem/contentInsets`` make it smaller.
  public static func background(elementKind: CollectionName) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
